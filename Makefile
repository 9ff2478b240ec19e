GO ?= go

.PHONY: run test lint bench build mutants

# Runs the whole suite on the reference engine.
run:
	$(GO) run ./cmd/stickler run

build:
	$(GO) build -o bin/stickler ./cmd/stickler

test:
	$(GO) test ./...

lint:
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { gofmt -l $$(git ls-files '*.go'); exit 1; }
	$(GO) vet ./...
	$(GO) tool staticcheck ./...
	$(GO) run ./cmd/stickler rules check .

bench:
	$(GO) test -run '^$$' -bench . -benchmem ./...

# Bends the engine to every misreading in corpus/mutants: each must be noticed.
mutants:
	$(GO) run ./cmd/mutants
