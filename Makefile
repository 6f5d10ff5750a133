# make run    opens the first scene          make check   lint, build and test
# make test   runs all tests                 make format  formats the sources
# make test FILTER='Name'  runs those whose names match, in the same build
# make bench-engine  measures the engine, a line a figure: name, value, unit, target, ok or short
# make bench-growth  measures how costs grow from 10 to 1,000,000 layers, a line for each, and draws .build/growth.svg
# make bench-kernels  measures the pixel kernels, a line for each and each variant: name, value, Mpx/s
# make bench  measures frames in a window of a virtual display, and the engine, in the same form
# make bench-reload  measures the preview window from a save to its pixels, with the parts of that, in the same form
# make bench-steps  measures where the time of frames goes, step by step, in the same form
# make bench-record  measures recordings: frames a second, with and without what writes them, in the same form
# make compare-pixels  draws recorded layer trees in both ways and compares with Apple's pictures of them
# (in the folder PEGBAR_PIXELS, else skipped); the twenty worst are put side by side in .build
# make readme-clips  makes the README's animations from the tapes in Scenes/Tapes, and its pictures of the window
# make bench-peers  runs other toolkits' programs for the same scenes beside ours: PEGBAR_PEERS is their folder;
# at 3840 x 2160 pixels the hand-written one
# make install  puts the command, its library, manual, completions and lessons into PREFIX (/usr/local);
# make uninstall removes them. DESTDIR goes in front of PREFIX while packages are made.
# make vsix   packs the extension for VS Code, .build/pegbar.vsix
# make facts  counts the facts about Core Animation that the tests cite, and names the others
# make sanitize  runs all tests under the address and the thread sanitizer (many minutes)
# make plan   measures how far the sources keep to ARCHITECTURE.md: cycles of files, lengths, words, a line a module
# make site   makes the site, .build/site: handbook, lessons with clips, manual, reference; make site-check looks at each
# of its pages in Chromium
# make deb    makes Debian packages, .build/packages; make deb-check tries them on a bare Debian,
# make container-check in the Containerfile and the build servers' workflow
# make recipes  writes what rpm and pacman build packages from, to .build/recipes, and looks at it
# make release  checks that the command's version can be released, prints its notes, and says which tag to set
# make symbols writes what the public modules declare to .build/symbols
# make golden draws the tests' golden pictures of scenes again, make pictures those of facts; look at each
# before it goes in
# make contact-sheets lays both sets out in Tests/Benchmarks/ContactSheets/Sheets, to be reviewed; both targets do so too
# Everything that is needed is installed first (Debian packages, which are named).

SOURCES := $(wildcard Sources Scenes Tests Package.swift)
RELEASE := .build/release
# Programs that measure are built when they are asked for.
BENCHMARKS := PEGBAR_BENCHMARKS=1 swift build -c release

.PHONY: build setup run test check lint facts plan bench bench-growth bench-reload bench-steps bench-record readme-clips bench-peers bench-engine bench-kernels compare-pixels sanitize symbols format golden pictures contact-sheets clean \
  install uninstall vsix site site-check deb deb-check container-check recipes release

build: setup
	swift build -c release

setup:
	@.ci/setup

run: build
	@.ci/open-scene Scenes/FadeIn.swift

# One build has the command as it is built for users and the tests of it, which are not optimized and have no debug
# info: that would take longer than they run. It is not `make build`'s, as tests use internal declarations of the library
# (PEGBAR_TESTS in Package.swift). `swift test` by itself builds and runs them for a debugger.
TEST_BUILD := -c release -debug-info-format none --scratch-path .build/tests --enable-index-store
export FILTER

test: setup
	@.ci/run-tests $(TEST_BUILD)

check: lint test

lint:
	swift format lint --strict -r $(SOURCES)
	@.ci/structure
	@.ci/facts --missing >/dev/null
	@.ci/plan --check

# On standard output there is the table and nothing else.
bench-engine:
	@.ci/setup >&2
	@$(BENCHMARKS) --product engine-bench >&2
	@$(RELEASE)/engine-bench

bench-growth:
	@.ci/setup >&2
	@$(BENCHMARKS) --product engine-bench >&2
	@$(RELEASE)/engine-bench growth .build/growth.svg

bench-kernels:
	@.ci/setup >&2
	@$(BENCHMARKS) --product kernel-bench >&2
	@$(RELEASE)/kernel-bench

bench:
	@.ci/setup >&2
	@$(BENCHMARKS) >&2
	@PEGBAR_COMMAND="$(CURDIR)/$(RELEASE)/pegbar" PEGBAR_SCREEN=1920x1080x24 \
	  .ci/with-display $(RELEASE)/window-bench
	@$(RELEASE)/engine-bench

bench-reload:
	@.ci/setup >&2
	@$(BENCHMARKS) >&2
	@PEGBAR_COMMAND="$(CURDIR)/$(RELEASE)/pegbar" $(RELEASE)/window-bench R

bench-steps:
	@.ci/setup >&2
	@$(BENCHMARKS) >&2
	@PEGBAR_SCREEN=1920x1080x24 .ci/with-display $(RELEASE)/window-bench W1S W2S W3S W4S W5S

bench-record:
	@.ci/setup >&2
	@$(BENCHMARKS) >&2
	@PEGBAR_COMMAND="$(CURDIR)/$(RELEASE)/pegbar" $(RELEASE)/window-bench V

compare-pixels:
	@.ci/setup >&2
	@$(BENCHMARKS) --product compare-pixels >&2
	@$(RELEASE)/compare-pixels

readme-clips: build
	@.ci/readme-clips

bench-peers:
	@.ci/setup >&2
	@$(BENCHMARKS) --product window-bench >&2
	@.ci/bench-peers $(RELEASE)/window-bench
	@.ci/bench-peers-4k $(RELEASE)/window-bench

facts:
	@.ci/facts

# Cycles of files are read from the index that the build of the tests writes.
plan: setup
	@PEGBAR_TESTS=1 swift build --build-tests $(TEST_BUILD) >&2
	@.ci/plan

# Each in a build of its own, as the sanitizers change all code. One test asks for memory in a way that has
# to be refused, which they would end the run for. Leaks are not looked for: Foundation has some of its own
# (NSValue.objCType, run loops of threads), and tests hold what must go by weak references.
sanitize: export ASAN_OPTIONS = allocator_may_return_null=1:detect_leaks=0
sanitize: export TSAN_OPTIONS = allocator_may_return_null=1
sanitize: export PEGBAR_COMMAND = $(CURDIR)/$(RELEASE)/pegbar
sanitize: setup
	@$(BENCHMARKS)
	@.ci/run-tests --sanitize=address --scratch-path .build/sanitize-address
	@.ci/run-tests --sanitize=thread --scratch-path .build/sanitize-thread

# What the public modules declare, as the compiler's symbol graphs: to compare with other tables of the API.
symbols: build
	@.ci/symbols $(RELEASE) .build/symbols

format:
	swift format -i -r $(SOURCES)

GOLDEN := Tests/PegbarCLITests/Golden

# The manifest's lines are: a name, a scene, options; or empty, or a comment.
golden: build
	@rm -f $(GOLDEN)/*.png
	@grep -v '^#' $(GOLDEN)/manifest.txt | while read -r name scene options; do \
	  [ -n "$$name" ] || continue; \
	  $(RELEASE)/pegbar shot "Scenes/$$scene.swift" $$options -o "$(GOLDEN)/$$name.png" \
	    </dev/null >/dev/null || exit $$?; \
	done
	@$(MAKE) contact-sheets

# The pictures of facts are drawn by their own tests, which need no window.
pictures: setup
	@PEGBAR_PICTURES=make FILTER='Pictures of facts' .ci/run-tests $(TEST_BUILD)
	@$(MAKE) contact-sheets

contact-sheets:
	@.ci/setup >&2
	@$(BENCHMARKS) --product contact-sheets >&2
	@$(RELEASE)/contact-sheets $(GOLDEN) Tests/PictureTests/Golden Tests/Benchmarks/ContactSheets/Sheets

PREFIX ?= /usr/local
export PREFIX DESTDIR

# `make && sudo make install` builds nothing as root, who may have no compiler.
install: $(if $(filter 0,$(shell id -u)),$(RELEASE)/pegbar,build)
	@.ci/install

uninstall:
	@.ci/install --uninstall

site: build
	@.ci/site .build/site

site-check: site
	@.ci/setup site
	@node Tests/SiteTests/check.js .build/site

deb: site
	@.ci/setup packages
	@.ci/deb .build/packages

deb-check:
	@.ci/setup packages
	@.ci/deb-check .build/packages

container-check:
	@.ci/setup packages
	@.ci/container-check .build/packages

recipes:
	@.ci/setup packages
	@.ci/write-recipes .build/recipes
	@.ci/recipes-check .build/recipes

# On standard output there are the notes and nothing else.
release:
	@.ci/release

vsix:
	@mkdir -p .build
	@.ci/vsix .build/pegbar.vsix

$(RELEASE)/pegbar:
	@$(MAKE) build

clean:
	rm -rf .build
