# Every target sets up what it needs: .venv in the checkout, from hashed requirements.
#   make play ARGS='--port 0'    make test PYTEST_ARGS='-k lock'     make fuzz ARGS='--games 200'
#   make terminal GAME=quarriors

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
MYPYC   := $(VENV)/.mypyc-installed
EXTRAS  := $(VENV)/.extras-installed
FAST    := .fast/.built
MODULES := web/node_modules/.installed
CLIENT  := web/node_modules/.built
RUN_FAST := PYTHONPATH=.fast $(PY) -m arbitre
# Under another name: a line that names MAKE itself is run by `make -n`, and `make play` serves.
AGAIN   := $(MAKE)
# Two that compile at the same time would write the same files: the second waits, and finds it done.
ALONE   := $(if $(shell command -v flock),flock $(VENV)/.compiling)

# No isolation: sdists are built with the pinned tools of build.txt, not with whatever their authors ask for
# (pyrealb's build asks for twine, and so for thirty packages without hashes).
PIP := $(PY) -m pip --disable-pip-version-check --no-input -qq install
LOCKED := $(PIP) --require-hashes --no-build-isolation --use-pep517

export PYTHONUTF8 := 1
# Where it is forbidden to keep what was compiled to bytecode, each of hundreds of processes does it again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal test tested lint browser needs format cards golden web fuzz extras hostile mutate load soak frames answering bench fast wheel lock clean

help: ## this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 16

play: ## the table in the browser: builds what is stale, then opens or prints the address
	@$(MAKE) --no-print-directory -j2 $(RUN) $(MODULES)
	@$(MAKE) --no-print-directory $(CLIENT)
	@if $(AGAIN) -q $(FAST) 2>/dev/null; then $(RUN_FAST) serve --open $(ARGS); else \
		if command -v cc >/dev/null; then \
			echo "The rooms that play are compiled meanwhile: the next start serves them."; \
			(nice $(AGAIN) --no-print-directory $(FAST) >/dev/null 2>&1 </dev/null &); \
		fi; \
		$(ARBITRE) serve --open $(ARGS); \
	fi

terminal: $(RUN) ## a game at once in the terminal, against bots
	@$(ARBITRE) play $(GAME) $(ARGS)

test: ## everything: lint, types, unit tests, scenarios, properties, browsers, a short fuzz
	@$(MAKE) --no-print-directory -j4 --output-sync=target $(DEV) web browser
	@$(MAKE) --no-print-directory -j2 lint tested

# Linter and types run beside the tests, which keep the processor busy only on the whole.
tested: $(DEV) needs
	@$(PY) -m pytest -q -rs -n $(JOBS) --dist worksteal $(PYTEST_ARGS)

lint: $(DEV) ## style and types
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --check --quiet . || { echo "Some files are not formatted: make format"; exit 1; }
	@$(VENV)/bin/mypy --no-error-summary
	@echo "lint and types: clean"

browser: # what is slow to come, before there is a .venv to ask: the browser of the tests from the packages
	@$(PYTHON) -m tests.needs browser

needs: $(DEV) # the browser and the PostgreSQL of the tests: the system's, or brought here
	@$(PY) -m tests.needs

format: $(DEV) ## rewrite the sources as the linter wants them
	@$(VENV)/bin/ruff check --quiet --fix-only .
	@$(VENV)/bin/ruff format --quiet .

cards: $(RUN) ## write docs/cards again: every card's text in both languages, for review
	@for game in quarriors noxilia seven_fallen magic; do \
		$(ARBITRE) cards $$game --fixtures --markdown > docs/cards/$$game.md; \
	done

golden: $(RUN) ## write the golden games again, after a rule was mended on purpose
	@for game in quarriors noxilia seven_fallen magic; do \
		$(PY) -m arbitre.lab.golden $$game 6 > tests/lab/golden/$$game.tsv; \
	done

web: $(RUN) $(if $(shell command -v npm),$(MODULES)) ## build the client, check its types and run its unit tests
	@if command -v npm >/dev/null; then \
		$(MAKE) --no-print-directory $(CLIENT) && npm --prefix web run --silent check && npm --prefix web test --silent; \
	else echo "web: not checked, there is no npm here (Node 20 or newer brings it)"; fi

extras: $(EXTRAS) ## what wants Ray and OpenSpiel: installs them (450 MB) and runs their tests
	@ARBITRE_EXTRAS=1 $(PY) -m pytest -q -n 0 tests/extras $(PYTEST_ARGS)

hostile: $(DEV) ## 20,000 malformed or hostile messages against a running server
	@ROUNDS=20000 $(PY) -m pytest -q -n 0 tests/server/test_hostile.py $(PYTEST_ARGS)

mutate: $(DEV) ## 100,000 spoilt records and 20,000 spoilt scenario files: refused clearly, or played
	@$(PY) -m arbitre.lab.mutate --jobs $(JOBS) $(ARGS)

load: $(DEV) ## 200 rooms with a bot and 400 websocket clients
	@$(PY) bench/load.py $(ARGS)

soak: $(DEV) ## half an hour of tables, uploads, floods and kills: nothing is lost, nothing grows
	@$(PY) bench/soak.py $(ARGS)

frames: $(DEV) $(CLIENT) ## frames of moves on a Magic table of four with 135 permanents, in a browser
	@$(PY) bench/frames.py $(ARGS)

answering: $(DEV) ## what one answer costs the server at a Commander table of four with 200 permanents
	@$(PY) bench/answering.py $(ARGS)

fuzz: $(DEV) $(FAST) ## 10,000 random games for each number of players, every invariant checked
	@$(RUN_FAST) fuzz --games 10000 --jobs $(JOBS) $(ARGS)

bench: $(DEV) $(FAST) ## speed of the compiled build beside python-chess: a table; bench/history.svg shows all runs
	@$(RUN_FAST) bench $(ARGS) $(if $(findstring --quick,$(ARGS)),,--json | $(PY) bench/history.py $(filter --json,$(ARGS)))

fast: $(FAST) ## the compiled build in .fast (plain Python where mypyc or a C compiler is missing)

wheel: $(DEV) $(CLIENT) ## build the package into dist/, with the client in it (ARBITRE_COMPILE=1: and compiled rooms)
	@rm -rf build src/arbitre/server/client
	@cp -r web/dist src/arbitre/server/client
	@$(PY) -m build --no-isolation --wheel --outdir dist . >/dev/null
	@rm -rf build src/arbitre/server/client
	@ls dist/*.whl

lock: $(RUN) ## write requirements/*.txt again (wants the network)
	@$(PY) -m venv $(VENV)/lock && $(VENV)/lock/bin/pip --disable-pip-version-check -qq install uv
	@for name in build run postgres dev fast extras; do \
		$(VENV)/lock/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --upgrade \
			--generate-hashes --no-header --no-annotate --no-emit-package arbitre \
			--output-file requirements/$$name.txt requirements/$$name.in; \
	done
	@! grep -nE '://|^-' requirements/*.txt # neither a host nor an option that names one

clean: ## remove the environment, builds and caches
	@rm -rf $(VENV) build .fast .fast.new dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
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

$(FAST): $(MYPYC) setup.py slots.h $(shell find src/arbitre -name '*.py' -o -name '*.tsv')
	@$(ALONE) $(SHELL) -c "$$COMPILE"

define COMPILE
set -e
if $(AGAIN) -q $(FAST) 2>/dev/null; then exit; fi
echo "Compiling the hot rooms (about two minutes on two cores) ..."
rm -rf build .fast.new
if ! ARBITRE_COMPILE=1 $(PIP) --no-deps --no-build-isolation --no-index --target .fast.new . >/dev/null 2>&1; then
	echo "No compiled build: mypyc or a C compiler failed; going on in plain Python."
	rm -rf build .fast.new
	$(PIP) --no-deps --no-build-isolation --no-index --target .fast.new .
fi
rm -rf build .fast
mv .fast.new .fast
touch $(FAST)
endef
export COMPILE

$(MYPYC): $(RUN) requirements/fast.txt
	@$(LOCKED) -r requirements/fast.txt
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { \
		echo "The table in the browser is built with Node 20 or newer, and npm is missing." >&2; \
		echo "On Debian: sudo apt install nodejs npm. Without it: make terminal" >&2; exit 1; }
	@echo "Fetching what the client is built with ..."
	@npm --prefix web install --silent --no-audit --no-fund --prefer-offline
	@touch $@

$(CLIENT): $(RUN) $(MODULES) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json \
		$(shell find web/src web/public -type f -not -name protocol.ts 2>/dev/null) \
		src/arbitre/server/protocol.py src/arbitre/server/rest.py src/arbitre/server/schema.py src/arbitre/games/tables.py
	@echo "Building the client ..."
	@$(PY) -m arbitre.server.schema > web/src/protocol.ts
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $@

$(DEV): $(RUN) requirements/dev.txt
	@echo "Adding the development tools ..."
	@$(LOCKED) -r requirements/dev.txt
	@touch $@

$(EXTRAS): $(DEV) requirements/extras.txt
	@echo "Adding Ray and OpenSpiel ..."
	@$(LOCKED) -r requirements/extras.txt
	@touch $@
