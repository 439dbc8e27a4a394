// Compiles a folder of Python with the Python that will run it: node compile.mjs PYODIDE FOLDER TARGET
// FOLDER lies at /app there, as in the browser; what is in it is run, too, to compile the pages' templates.
import { pathToFileURL } from "node:url";

const [pyodideFolder, folder, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodideFolder}/`,
  env: { HOME: "/home", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  stdout: () => {},
  stderr: (line) => process.stderr.write(`${line}\n`),
});
for (const [place, root] of [["/app", folder], ["/compiled", target]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.FS.mkdirTree("/data");
await python.runPythonAsync(`
import ast, importlib.util, marshal
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

def without_docstrings(tree):
    """Functions and modules say nothing of themselves; of a class without words a dataclass would make up some."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module) and ast.get_docstring(node) is not None:
            node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node)]
    return tree

def compiled(folder, shown):
    for source in sorted(Path("/app", folder).rglob("*.py")):
        name = source.relative_to(Path("/app", folder))
        target = Path("/compiled", folder, name).with_suffix(".pyc")
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_bytes()
        code = compile(without_docstrings(ast.parse(text)), f"{shown}/{name}", "exec", dont_inherit=True, optimize=0)
        target.write_bytes(_code_to_hash_pyc(code, importlib.util.source_hash(text), checked=False))

compiled("stdlib", "/lib/python")
compiled("app", "/app")
`);
