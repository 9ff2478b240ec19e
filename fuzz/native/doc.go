// Package native holds the fuzz targets that go test -fuzz runs on whole games
// and on whole scenarios. Their seeds are in corpus/fuzz, a folder for each;
// every go test tries them. make fuzz runs all targets of the project.
package native
