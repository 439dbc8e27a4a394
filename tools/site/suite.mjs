// Runs tests with the Python of the browser: node suite.mjs PYODIDE CHECKOUT PACKAGES ARGUMENTS-OF-PYTEST...
import { pathToFileURL } from "node:url";

const [pyodideFolder, checkout, packages, ...asked] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodideFolder}/`,
  env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
});
for (const [place, root] of [["/checkout", checkout], ["/packages", packages]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.globals.set("asked", python.toPy(asked));
try {
  process.exitCode = python.runPython(`
import os, sys

os.chdir("/checkout")
sys.path[:0] = ["/checkout"]
sys.path.append("/packages")
sys.modules["lightningcss"] = None  # what is there is made for another machine; without it sheets are sent as they are
import pytest
from tools.site import startup

startup.refuse_deep_json()

int(pytest.main(list(asked)))
`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
