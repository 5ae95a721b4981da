# The usual tasks; `make help` lists them.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
.PHONY: help play play-debug check test test-nightly screens screenshots kairo dist desktop format check-format bench fuzz clean

PORT ?=
TABLE ?= wicked
SECONDS_EACH ?= 3600

help:  ## lists the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The page asks the relay of the server that it comes from.
play play-debug: export KAIRO_RELAY ?= /relay

# In a folder of its own: tests put build/dist together anew, without a relay.
play: page-wasm-release node_modules/.package-lock.json  ## builds the page, serves it and prints its address (PORT=8080, HOST=localhost; LAN=yes: for the whole network)
	@node cmake/dist.mjs build/wasm-release build/dist-play
	@node cmake/serve.mjs build/dist-play

play-debug: page-wasm-debug node_modules/.package-lock.json  ## the same with assertions, readable modules and source maps
	@node cmake/dist.mjs build/wasm-debug build/dist-debug --debug
	@node cmake/serve.mjs build/dist-debug

tests = setup-native setup-web setup-browser node_modules/.package-lock.json shell/node_modules/.package-lock.json tests/browser/node_modules/.package-lock.json
chosen = $(if $(ONLY),'--only=$(ONLY)') $(if $(FILTER),'--filter=$(FILTER)')

check: $(tests)  ## the tests before a commit: the format, the native tests, one game in Chromium
	@node cmake/run-tests.mjs check $(chosen)

test: $(tests)  ## all tests, or some of them: ONLY=native,page FILTER='part of a name'
	@node cmake/run-tests.mjs test $(chosen)

test-nightly: $(tests) setup-desktop setup-servers setup-coverage tests/lighthouse/node_modules/.package-lock.json tests/servers/node_modules/.package-lock.json tests/publishers/node_modules/.package-lock.json  ## all tests, and those that take too long for each commit
	@node cmake/run-tests.mjs nightly $(chosen)

screens: setup-native setup-web build/native-check/build.ninja  ## stores the pictures anew that the tests compare screens with: tests/web/pictures/stored
	@cmake --build build/native-check --target kairo_web_tests
	@KAIRO_STORE_PICTURES=yes build/native-check/kairo_web_tests --gtest_filter='*StoredPicture*' --gtest_brief=1

screenshots: setup-browser dist tests/browser/node_modules/.package-lock.json  ## pictures of every screen, size and language, to look at: build/screenshots
	@cd tests/browser && npx --no-install playwright test --project=screens --reporter=line

kairo: setup-native build/native-release/build.ninja  ## the command line of the rules, build/kairo
	@cmake --build build/native-release --target kairo
	@cp build/native-release/kairo build/kairo

dist: page-wasm-release  ## the static site in build/dist, with a size report
	@node cmake/dist.mjs build/wasm-release build/dist

desktop: setup-native setup-web setup-desktop build/desktop/build.ninja  ## builds and opens a table in a native window (TABLE='GAME SEATS SEED PEOPLE')
	@cmake --build build/desktop --target kairo_web
	@build/desktop/kairo-desktop $(TABLE)

format: setup-native  ## formats the C++ sources
	@cmake/format.sh

check-format: setup-native  ## lists the C++ lines that are not formatted
	@cmake/format.sh --check

bench: kairo setup-web setup-browser build/wasm-release/build.ninja dist node_modules/.package-lock.json tests/browser/node_modules/.package-lock.json  ## speeds, natively, under Node and in the browser, and code lengths, next to a yardstick from the same run
	@build/kairo bench
	@cmake --build build/wasm-release --target kairo >/dev/null
	@echo; echo "The same as WebAssembly under Node:"
	@node build/wasm-release/kairo.cjs bench
	@cmake --build build/native-release --target kairo_benches >/dev/null
	@for bench in build/native-release/bench_*; do echo; $$bench; done
	@echo; node tests/bench/live_messages.mjs
	@cd tests/browser && npx --no-install playwright test --project=speed --reporter=line

fuzz: setup-native build/fuzz/build.ninja  ## runs every fuzzer for a long time (SECONDS_EACH=3600)
	@cmake --build build/fuzz --target all kairo_canvas_fuzzers
	@node cmake/run-fuzzers.mjs $(SECONDS_EACH)

clean:  ## removes what was built, but not what was installed
	rm -rf build

setup-%:
	@cmake/setup-toolchain.sh $*

page-%: setup-native setup-web shell/node_modules/.package-lock.json build/%/build.ninja
	@cmake --build build/$* --target kairo_page

build/%/build.ninja: CMakePresets.json
	@cmake --preset $* >/dev/null

# npm writes this file last, so it is as new as the installation.
%/node_modules/.package-lock.json: %/package-lock.json
	@cd $* && npm ci --silent && touch node_modules/.package-lock.json

node_modules/.package-lock.json: package-lock.json
	@npm ci --silent && touch $@
