GO ?= go

.PHONY: run test lint bench build fuzz mutants

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

# Runs every native fuzz target for a while; what fails stays in its package's testdata/fuzz.
FUZZTIME ?= 1m
fuzz:
	@set -e; for file in $$(git ls-files '*_test.go' | xargs grep -l '^func Fuzz'); do \
		for target in $$(sed -n 's/^func \(Fuzz[A-Za-z]*\)(.*/\1/p' $$file); do \
			echo "$$target of $$(dirname $$file)"; \
			$(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x ./$$(dirname $$file); \
		done; \
	done

# Bends the engine to every misreading in corpus/mutants: each must be noticed.
mutants:
	$(GO) run ./cmd/mutants
