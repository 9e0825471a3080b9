# Everything is installed into .venv from a hashed lock file; nothing outside this folder is touched.
# Files named `.venv/<step>` are stamps: a step is done again only when something it was made from is newer.

PYTHON ?= python3
LOCK_OPTIONS ?=

VENV := .venv
BENCH_VENV := .venv-bench
LOCK_VENV := .venv-lock
BIN := $(VENV)/bin

CHECKED := $(wildcard src tests benchmarks)
ENGINE := $(wildcard src/opificio/core src/opificio/games src/opificio/luck src/opificio/search)
ENGINE_SOURCES := $(sort $(if $(ENGINE),$(shell find $(ENGINE) -name '*.py')))
BUILT_IN_PLACE := find src -name '*.so' -o -name '*.pyd'

PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n auto
UV_COMPILE := $(LOCK_VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --custom-compile-command 'make lock' $(LOCK_OPTIONS)

heading = @printf '\n==> %s\n' '$(1)'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test lint test-interpreted test-compiled format compile bench lock clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: compile ## Install what is missing and play Industry in the terminal
	@$(BIN)/opificio play industry

test: lint test-interpreted test-compiled ## Check everything: what CI runs

lint: $(VENV)/linked ## Check style, types and the staircase of imports
	$(call heading,ruff check)
	@$(BIN)/ruff check
	$(call heading,ruff format --check)
	@$(BIN)/ruff format --check
	$(call heading,mypy --strict)
	@$(BIN)/mypy --strict $(CHECKED)
	$(call heading,lint-imports)
	@$(BIN)/lint-imports

test-interpreted: $(VENV)/linked ## Run the tests on the source files as they are
	$(call heading,pytest$(,) interpreted)
	@OPIFICIO_PURE=1 $(PYTEST)

test-compiled: export OPIFICIO_PURE :=
test-compiled: compile ## Run the tests on the compiled engine
	$(call heading,pytest$(,) compiled)
	@if $(BIN)/python -c 'import sys, opificio._build as build; sys.exit(not build.is_compiled())'; \
	then $(PYTEST); else echo 'opificio: this is the interpreted build, there is nothing compiled to test'; fi

format: $(VENV)/locked ## Rewrite the Python files in the project's style
	@$(BIN)/ruff check --fix --exit-zero --quiet
	@$(BIN)/ruff format

compile: $(VENV)/compiled ## Compile the engine, if its sources changed

bench: compile $(BENCH_VENV)/locked ## Measure the engine, beside another project's
	@$(BIN)/python -m benchmarks.run

lock: $(LOCK_VENV)/bin/uv ## Renew the lock files (LOCK_OPTIONS=--upgrade for newer versions)
	$(UV_COMPILE) --output-file requirements/dev.txt pyproject.toml requirements/dev.in
	$(UV_COMPILE) --output-file requirements/bench.txt requirements/bench.in
	@! grep -nE '://|$(CURDIR)|$(HOME)' requirements/*.txt || { echo 'an address or a path got into a lock'; exit 1; }

clean: ## Remove everything that make has made
	@rm -rf $(VENV) $(BENCH_VENV) $(LOCK_VENV) build dist src/*.egg-info
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

$(LOCK_VENV)/bin/uv:
	$(new_venv)
	@$(@D)/python $(PIP_INSTALL) uv

define new_venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
  echo 'Opificio needs Python 3.11 or newer, and $(PYTHON) is not. Name another: make PYTHON=python3.12 ...'; exit 1; }
@$(PYTHON) -m venv --clear $(firstword $(subst /, ,$@))
endef

, := ,
