# Everything starts from python3 (3.11 or newer), pip and make:  make play   make test

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# One more than there are cores: many tests wait for a server, a disk or a browser.
WORKERS = $(shell $(BIN)/python -c 'import os; print((os.cpu_count() or 2) + 1)')
PLAY_READY := $(VENV)/.ready-to-play
PG_READY := $(VENV)/.ready-for-postgresql
DEV_READY := $(VENV)/.ready-to-develop
RELEASE_READY := $(VENV)/.ready-to-release

# With it each process and each server of the tests would compile all that it imports anew, a tenth of all the time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test test-all quick soak check fix bench translations wheel browser postgresql proxy district drill snapshot site play-site node lock outdated release clean

help:
	@echo "make play          set everything up and serve the game  (make play PORT=8001 for another port)"
	@echo "make test          what a change has to pass, in under three minutes; a real browser included"
	@echo "make test-all      all tests but those of make soak, a quarter of an hour"
	@echo "make quick         what takes no time and no browser, a minute"
	@echo "make soak          hours: ladders, studies, power cuts, kills, every width; then faults twenty times as long, a slow line  (make soak TIMES=100 for more)"
	@echo "make check         ruff, mypy, djlint"
	@echo "make fix           what ruff can mend by itself"
	@echo "make bench         speed beside that of others; writes benchmarks/RESULTS.md"
	@echo "make district      on this machine: PostgreSQL, two kidsq servers, HAProxy with https  (make district PORT=9440)"
	@echo "make drill         its servers taken out, killed and brought back while thirty tablets play; a failover"
	@echo "make snapshot      all that can be seen of a simulated house, as text, into build/snapshot  (make snapshot TO=before)"
	@echo "make translations  collect the words to translate into the catalogues"
	@echo "make site          kidsq as files for any web space, played in the browser alone (docs/link.md)  (make play-site to try it)"
	@echo "make lock          requirements/*.txt from pyproject.toml, with sums  (make lock ARGS=--upgrade for newer versions)"
	@echo "make outdated      which dependency has a newer version, or a fault that is known; needs a network"
	@echo "make release       dist/release-*: wheel, source, site, deploy/, list of parts, sums; of a clean commit (docs/release.md)"
	@echo "make wheel         dist/kidsq-*.whl and the source archive"

play: $(PLAY_READY)
	@$(BIN)/python -m kidsq serve $(if $(PORT),--port $(PORT)) $(ARGS)

FAST = $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --ignore tests/browser --ignore tests/district
# The browser's tests have processes of their own: Playwright leaves an event loop running in its process, which breaks
# asyncio.run() and ast.parse() of others.
BROWSER = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/browser
# What an engine does in its own way, on a server of PostgreSQL that this run starts for itself: the store, tables that
# several play at, a lesson. tests/postgresql/test_statements.py holds all other SQL against it.
STATEMENTS = KIDSQ_STATEMENTS=build/statements
ON_POSTGRESQL = tests/postgresql tests/store tests/play/together tests/play/wall tests/web/lesson/test_room.py

test: $(DEV_READY) browser
	$(FAST) -m "not full and not thorough"
	$(BROWSER) -m "not full and not thorough"

test-all: $(DEV_READY) browser postgresql node
	@rm -rf build/statements
	$(STATEMENTS) $(FAST) -m "not thorough"
	$(BROWSER) -m "not thorough"
	$(STATEMENTS) KIDSQ_TEST_ENGINE=postgresql $(FAST) -m "not full and not slow and not thorough" $(ON_POSTGRESQL)
	KIDSQ_TEST_ENGINE=postgresql $(BIN)/python -m pytest -m core tests/browser/lesson/test_room.py

quick: $(DEV_READY)
	$(FAST) -m "not slow and not full and not thorough"

soak: $(RELEASE_READY) browser postgresql node
	$(FAST) -m thorough
	KIDSQ_TEST_ENGINE=postgresql $(FAST) -m thorough tests/postgresql
	$(BROWSER) -m thorough
	$(BIN)/python -m tools.site suite tests/games tests/learning tests/play || [ $$? = 3 ]
	KIDSQ_SOAK=$(or $(TIMES),20) $(BIN)/python -m pytest tests/faults tests/maintenance tests/play/test_noninterference.py tests/games/test_state_machine.py
	KIDSQ_SLOW_LINE=1 $(BIN)/python -m pytest -n 5 --dist worksteal -m "browser and not thorough"

# All of them run, also when the first fails.
check: $(DEV_READY)
	@failed=0; for one in "ruff check ." "ruff format --check ." "mypy" "djlint templates --lint --quiet"; do \
	  echo "$$one"; $(BIN)/$$one || failed=1; done; exit $$failed

fix: $(DEV_READY)
	-$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(DEV_READY) browser postgresql node
	$(BIN)/python -m benchmarks

district: $(PG_READY) postgresql proxy
	@$(BIN)/python -m tools.district $(if $(PORT),--port $(PORT)) $(ARGS)

drill: $(DEV_READY) postgresql proxy
	$(BIN)/python -m pytest -n 0 -q tests/district

snapshot: $(DEV_READY)
	$(BIN)/python -m tools.snapshot $(or $(TO),build/snapshot) $(PARTS)

translations: $(DEV_READY)
	mkdir -p build
	$(BIN)/pybabel -q extract -F pyproject.toml -k _l --sort-by-file --add-location=file -o build/messages.pot .
	$(BIN)/pybabel -q update -i build/messages.pot -d kidsq/translations -N --ignore-obsolete --ignore-pot-creation-date -w 140

site: $(DEV_READY) node
	@$(BIN)/python -m tools.site build

play-site: site
	@$(BIN)/python -m tools.site serve dist/site $(or $(PORT),8000)

# ARGS=--upgrade takes newer versions; without, what is there stays as long as pyproject.toml allows it.
lock: $(RELEASE_READY)
	@$(BIN)/python -m tools.release.lock $(ARGS)

outdated: $(RELEASE_READY)
	@$(BIN)/python -m tools.release.outdated

release: $(RELEASE_READY) node
	@$(BIN)/python -m tools.release.build $(TO)

wheel: $(DEV_READY)
	$(BIN)/python -m build --no-isolation --outdir dist .

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis test-results

# --- setting up; the stamps keep a second `make` quick ---

# Debian's python3 can come without ensurepip, and then pip is fetched by the pip outside.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "kidsq needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "With a newer one beside it:  make play PYTHON=python3.12" >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 && $(BIN)/python -m pip --version >/dev/null 2>&1 \
	|| { rm -rf $(VENV); $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; } \
	|| { rm -rf $(VENV); $(PYTHON) -m virtualenv --quiet $(VENV); } \
	|| { rm -rf $(VENV); \
	  echo "No virtual environment could be made: $(PYTHON) needs pip or venv (Debian: apt install python3-pip python3-venv)." >&2; \
	  exit 1; }

# Only what requirements/ names, by its sums (make lock); kidsq itself is built by what has just been installed.
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED = $(INSTALL) --require-hashes -r requirements/build.txt
KIDSQ = $(INSTALL) --no-deps --no-build-isolation --editable .
NEEDS = pyproject.toml requirements/build.txt

$(PLAY_READY): $(NEEDS) requirements/checkout.txt requirements/play.txt | $(BIN)/python
	@echo "Installing kidsq and what it needs ..."
	@$(LOCKED) -r requirements/checkout.txt --only-binary lightningcss \
	|| { echo "lightningcss cannot be had here: kidsq does without, and only new browsers show it well."; \
	  $(LOCKED) -r requirements/play.txt; }
	@$(KIDSQ)
	@touch $@

$(PG_READY): $(NEEDS) requirements/postgresql.txt | $(BIN)/python
	@echo "Installing kidsq and what it needs for PostgreSQL ..."
	@$(LOCKED) -r requirements/postgresql.txt
	@$(KIDSQ)
	@touch $@ $(PLAY_READY)

$(DEV_READY): $(NEEDS) requirements/dev.txt | $(BIN)/python
	@echo "Installing kidsq with its test tools ..."
	@$(LOCKED) -r requirements/dev.txt
	@$(KIDSQ)
	@touch $@ $(PLAY_READY) $(PG_READY)

$(RELEASE_READY): requirements/release.txt | $(DEV_READY)
	@echo "Installing what a release needs ..."
	@$(INSTALL) --require-hashes -r requirements/release.txt
	@touch $@

# Root on Debian: Debian's own chromium, without a window (Playwright's driver wants libatomic1). Elsewhere: Playwright's
# download. KIDSQ_CHROMIUM=/path/to/a/chromium leaves the choice to you.
browser: $(DEV_READY)
	@if [ -n "$$KIDSQ_CHROMIUM" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && grep -qE '^ID=(debian|raspbian)$$' /etc/os-release 2>/dev/null; then \
	  dpkg -s chromium-headless-shell libatomic1 >/dev/null 2>&1 && exit 0; \
	  echo "Installing Debian's chromium ..."; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 chromium-headless-shell libatomic1 >/dev/null; \
	elif [ -x /usr/bin/chromium-headless-shell ] || [ -x /usr/bin/chromium ]; then exit 0; \
	elif [ "$$(id -u)" = 0 ]; then $(BIN)/playwright install --with-deps chromium; \
	else $(BIN)/playwright install chromium || { \
	  echo "No browser could be fetched. Install chromium and say where:  make test KIDSQ_CHROMIUM=/path/to/chromium" >&2; exit 1; }; fi

# Root on Debian: Debian's own server, whose programs the tests start by themselves. Where it cannot be had they are left
# out, and say so. KIDSQ_TEST_POSTGRESQL=postgresql://... names one that is there.
postgresql: $(BIN)/python
	@if [ -n "$$KIDSQ_TEST_POSTGRESQL" ] || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && grep -qE '^ID=(debian|raspbian)$$' /etc/os-release 2>/dev/null; then \
	  echo "Installing Debian's PostgreSQL ..."; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 postgresql >/dev/null || \
	  echo "PostgreSQL cannot be had here: its tests are left out."; \
	fi

# For the site: the system's, else PyPI's. Where neither is, the site's tests are left out, and say so.
node: $(BIN)/python
	@if command -v node && command -v npm || [ -x $(BIN)/npm ]; then exit 0; fi >/dev/null; \
	echo "Installing node and npm ..."; \
	$(INSTALL) --require-hashes -r requirements/site.txt || \
	  echo "Node cannot be had here: the site cannot be made, and its tests are left out."

# The same for the proxy of a district, and for what makes its certificate.
proxy: $(BIN)/python
	@if { command -v haproxy || [ -x /usr/sbin/haproxy ]; } >/dev/null && command -v openssl >/dev/null; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && grep -qE '^ID=(debian|raspbian)$$' /etc/os-release 2>/dev/null; then \
	  echo "Installing Debian's HAProxy ..."; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 haproxy openssl >/dev/null || \
	  echo "HAProxy cannot be had here: the drills of a district are left out."; \
	fi
