# Everything is installed into .venv and ui/node_modules from hashed lock files. Only what the tests need beyond
# that, a browser and PostgreSQL, comes from the system's packages, where they are missing and we may install them.
# Files named `.venv/<step>` are stamps: a step is done again only when something it was made from is newer.

PYTHON ?= python3
LOCK_OPTIONS ?=

VENV := .venv
BENCH_VENV := .venv-bench
LOCK_VENV := .venv-lock
BIN := $(VENV)/bin

CHECKED := $(wildcard src tests benchmarks)
ENGINE := $(wildcard src/opificio/core src/opificio/games src/opificio/luck src/opificio/search \
  src/opificio/evaluators src/opificio/envs/observations)
ENGINE_SOURCES := $(sort $(if $(ENGINE),$(shell find $(ENGINE) -name '*.py')))
BUILT_IN_PLACE := find src -name '*.so' -o -name '*.pyd'

PAGE_SOURCES := $(shell find ui -path ui/node_modules -prune -o -type f ! -name openapi.json ! -name schema.d.ts -print)
SERVER_SOURCES := $(shell find src/opificio/service src/opificio/web -name '*.py')

# Node comes with the lock file, so that everyone has the same.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix ui --no-update-notifier
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n auto
ENGINE_TESTS := --ignore=tests/browser
UV_COMPILE := $(LOCK_VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --custom-compile-command 'make lock' $(LOCK_OPTIONS)

heading = @printf '\n==> %s\n' '$(1)'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test lint test-interpreted test-compiled test-page test-browser
.PHONY: format compile page bench bench-engine bench-envs bench-search bench-service lock clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: compile page ## Install what is missing, start the server and print its address
	@$(BIN)/opificio serve

test: lint test-page test-interpreted test-compiled test-browser ## Check everything: what CI runs

lint: $(VENV)/linked ## Check style, types and the staircase of imports
	$(call heading,ruff check)
	@$(BIN)/ruff check
	$(call heading,ruff format --check)
	@$(BIN)/ruff format --check
	$(call heading,mypy --strict)
	@$(BIN)/mypy --strict $(CHECKED)
	$(call heading,lint-imports)
	@$(BIN)/lint-imports

test-page: $(VENV)/types ## Check the page: types, style, unit tests
	$(call heading,svelte-check)
	@$(NPM) run --silent check
	$(call heading,eslint$(,) prettier)
	@$(NPM) run --silent lint
	$(call heading,vitest)
	@$(NPM) run --silent test

test-interpreted: $(VENV)/linked $(VENV)/postgresql ## Run the tests on the source files as they are
	$(call heading,pytest$(,) interpreted)
	@OPIFICIO_PURE=1 $(PYTEST) $(ENGINE_TESTS)

test-compiled: export OPIFICIO_PURE :=
test-compiled: compile $(VENV)/postgresql ## Run the tests on the compiled engine
	$(call heading,pytest$(,) compiled)
	@if $(BIN)/python -c 'import sys, opificio._build as build; sys.exit(not build.is_compiled())'; \
	then $(PYTEST) $(ENGINE_TESTS); else echo 'opificio: this is the interpreted build, there is nothing compiled to test'; fi

test-browser: compile page $(VENV)/browser ## Play in a real browser
	$(call heading,pytest$(,) in the browser)
	@$(PYTEST) tests/browser

format: $(VENV)/locked $(VENV)/node ## Rewrite the files in the project's style
	@$(BIN)/ruff check --fix --exit-zero --quiet
	@$(BIN)/ruff format
	@$(NPM) run --silent format

compile: $(VENV)/compiled ## Compile the engine, if its sources changed

page: $(VENV)/page ## Build the page, if its sources changed

bench: bench-engine bench-envs bench-search ## Measure all of the engine, beside what others have

bench-engine: compile $(BENCH_VENV)/locked ## Measure the rules, beside another project's
	@$(BIN)/python -m benchmarks.run

bench-envs: compile ## Measure the training environments, many games at once beside PettingZoo's loop
	@$(BIN)/python -m benchmarks.envs

bench-search: compile ## Measure the bots' search, beside OpenSpiel's on the same positions
	@$(BIN)/python -m benchmarks.search

bench-service: compile ## Measure the server with two hundred tables at once
	@$(BIN)/python -m benchmarks.service

lock: $(LOCK_VENV)/bin/uv ## Renew the lock files (LOCK_OPTIONS=--upgrade for newer versions)
	$(UV_COMPILE) --output-file requirements/dev.txt pyproject.toml requirements/dev.in
	$(UV_COMPILE) --output-file requirements/bench.txt requirements/bench.in
	@! grep -nE '://|$(CURDIR)|$(HOME)' requirements/*.txt || { echo 'an address or a path got into a lock'; exit 1; }

clean: ## Remove everything that make has made
	@rm -rf $(VENV) $(BENCH_VENV) $(LOCK_VENV) build dist src/*.egg-info
	@rm -rf ui/node_modules ui/openapi.json ui/src/api/schema.d.ts src/opificio/web/page
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@$(BUILT_IN_PLACE) | xargs rm -f
	@find . -name __pycache__ -prune -exec rm -rf {} +

# The steps behind the targets.

$(VENV)/locked: requirements/dev.txt
$(BENCH_VENV)/locked: requirements/bench.txt
$(VENV)/locked $(BENCH_VENV)/locked:
	$(call heading,installing $< into $(@D))
	$(new_venv)
	@$(@D)/bin/python $(PIP_INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/linked: $(VENV)/locked pyproject.toml setup.py
	$(call heading,installing opificio$(,) editable)
	@OPIFICIO_PURE=1 $(BIN)/python $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

# A file that is gone is not newer than anything: hence the list.
$(VENV)/sources: $(VENV)/linked FORCE
	@echo '$(ENGINE_SOURCES)' | cmp -s - $@ || echo '$(ENGINE_SOURCES)' > $@

# What an earlier build left goes first: Python would go on preferring it to its changed source.
$(VENV)/compiled: $(VENV)/linked $(VENV)/sources $(ENGINE_SOURCES)
	$(call heading,compiling the engine)
	@$(BUILT_IN_PLACE) | xargs rm -f
	@OPIFICIO_PURE= $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(VENV)/node: $(VENV)/locked ui/package.json ui/package-lock.json
	$(call heading,installing what the page is made with)
	@$(NPM) ci --silent
	@touch $@

# The page's types are those of the server's own document.
$(VENV)/types: $(VENV)/linked $(VENV)/node $(SERVER_SOURCES)
	@$(BIN)/python -m opificio.web.document > ui/openapi.json
	@$(NPM) run --silent types
	@touch $@

$(VENV)/page: $(VENV)/types $(PAGE_SOURCES)
	$(call heading,building the page)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Debian's browser where there is none and we may install it; elsewhere Playwright's own.
$(VENV)/browser: $(VENV)/locked
	@command -v chromium chromium-browser google-chrome >/dev/null || $(call apt_install,chromium) \
	  || $(BIN)/playwright install chromium
	@touch $@

# Without PostgreSQL its tests are left out, and pytest says so.
$(VENV)/postgresql: $(VENV)/locked
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	  || $(call apt_install,postgresql) || echo 'PostgreSQL could not be installed: its tests are left out'
	@touch $@

$(LOCK_VENV)/bin/uv:
	$(new_venv)
	@$(@D)/python $(PIP_INSTALL) uv

apt_install = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo '==> installing $(1)' \
  && { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1); } >/dev/null; }

define new_venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
  echo 'Opificio needs Python 3.11 or newer, and $(PYTHON) is not. Name another: make PYTHON=python3.12 ...'; exit 1; }
@$(PYTHON) -m venv --clear $(firstword $(subst /, ,$@))
endef

, := ,
