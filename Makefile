# Every target sets up what it needs: .venv in the checkout, from hashed requirements.
#   make play GAME=quarriors     make test PYTEST_ARGS='-k lock'     make fuzz ARGS='--games 200'

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3
JOBS   ?= 2
GAME   ?=
ARGS   ?=
PYTEST_ARGS ?=

VENV    := .venv
PY      := $(VENV)/bin/python
ARBITRE := $(VENV)/bin/arbitre
RUN     := $(VENV)/.run-installed
DEV     := $(VENV)/.dev-installed
FAST    := build/fast/.built
RUN_FAST := PYTHONPATH=build/fast $(PY) -m arbitre

# No isolation: sdists are built with the pinned tools of build.txt, not with whatever their authors ask for
# (pyrealb's build asks for twine, and so for thirty packages without hashes).
PIP := $(PY) -m pip --disable-pip-version-check --no-input -qq install
LOCKED := $(PIP) --require-hashes --no-build-isolation --use-pep517

export PYTHONUTF8 := 1

.PHONY: help play test lint format fuzz bench fast wheel lock clean

help: ## this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 16

play: $(RUN) ## a game at once, against bots
	@$(ARBITRE) play $(GAME) $(ARGS)

test: lint ## everything: lint, types, unit tests, scenarios, properties, doctests, a short fuzz
	@$(PY) -m pytest -q -n $(JOBS) --dist worksteal $(PYTEST_ARGS)

lint: $(DEV) ## style and types
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --check --quiet . || { echo "Some files are not formatted: make format"; exit 1; }
	@$(VENV)/bin/mypy --no-error-summary
	@echo "lint and types: clean"

format: $(DEV) ## rewrite the sources as the linter wants them
	@$(VENV)/bin/ruff check --quiet --fix-only .
	@$(VENV)/bin/ruff format --quiet .

fuzz: $(FAST) ## 10,000 random games for each number of players, every invariant checked
	@$(RUN_FAST) fuzz --games 10000 --jobs $(JOBS) $(ARGS)

bench: $(FAST) ## speed of the compiled build, beside python-chess as the yardstick
	@$(RUN_FAST) bench $(ARGS)

fast: $(FAST) ## the compiled build in build/fast (plain Python where mypyc or a C compiler is missing)

wheel: $(DEV) ## build the package into dist/
	@rm -rf build
	@$(PY) -m build --no-isolation --wheel --outdir dist . >/dev/null
	@rm -rf build
	@ls dist/*.whl

lock: $(RUN) ## write requirements/*.txt again (wants the network)
	@$(PY) -m venv $(VENV)/lock && $(VENV)/lock/bin/pip --disable-pip-version-check -qq install uv
	@for name in build run dev; do \
		$(VENV)/lock/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --upgrade \
			--generate-hashes --no-header --no-annotate --no-emit-package arbitre \
			--output-file requirements/$$name.txt requirements/$$name.in; \
	done
	@! grep -nE '://|^-' requirements/*.txt # neither a host nor an option that names one

clean: ## remove the environment, builds and caches
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	@find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

$(RUN): requirements/build.txt requirements/run.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Arbitre needs Python 3.11 or newer (make PYTHON=python3.12 ... names another one)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Python's venv module is missing. On Debian: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PY) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(LOCKED) -r requirements/build.txt
	@$(LOCKED) -r requirements/run.txt
	@$(PIP) --no-deps --no-build-isolation --no-index -e .
	@touch $@

$(FAST): $(DEV) setup.py $(shell find src/arbitre -name '*.py')
	@echo "Compiling the hot rooms (about a minute) ..."
	@rm -rf build
	@ARBITRE_COMPILE=1 $(PIP) --no-deps --no-build-isolation --no-index --target build/fast . >/dev/null 2>&1 || { \
		echo "No compiled build: mypyc or a C compiler failed; going on in plain Python."; \
		$(PIP) --no-deps --no-build-isolation --no-index --target build/fast .; }
	@touch $@

$(DEV): $(RUN) requirements/dev.txt
	@echo "Adding the development tools ..."
	@$(LOCKED) -r requirements/dev.txt
	@touch $@
