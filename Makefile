# make run    opens the first scene          make check   lint, build and test
# make test   runs all tests                 make format  lays the sources out
# Everything that is needed is installed first (Debian packages; it says which).

SOURCES := $(wildcard Sources Scenes Tests Package.swift)
RELEASE := .build/release

.PHONY: build setup run test check lint format clean

build: setup
	swift build -c release

setup:
	@.ci/setup

run: build
	@.ci/open-scene Scenes/FadeIn.swift

# The tests use the command as it is built for people, hence the release build before them.
test: build
	@PEGBAR_COMMAND="$(CURDIR)/$(RELEASE)/pegbar" .ci/with-display swift test --disable-xctest

check: lint test

lint:
	swift format lint --strict -r $(SOURCES)

format:
	swift format -i -r $(SOURCES)

clean:
	rm -rf .build
