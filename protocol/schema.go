package protocol

import _ "embed" // for the schema

// Schema is the JSON Schema of all messages, made from the types of this
// package. Its definitions NAME.request and NAME.reply are the whole lines of
// the method NAME.
//
//go:embed schema.json
var Schema []byte
