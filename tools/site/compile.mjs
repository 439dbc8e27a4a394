// Compiles with the Python that will run it: node compile.mjs PYODIDE FOLDER TARGET
// FOLDER/wanted.txt says what is to be compiled, "app/x.py"; for "ran" kidsq is run: its templates, and what a start makes.
// What is in FOLDER/app lies at /app, as in the browser.
import { pathToFileURL } from "node:url";

const [pyodideFolder, folder, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodideFolder}/`,
  env: { HOME: "/home", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  stdout: () => {},
  stderr: (line) => process.stderr.write(`${line}\n`),
});
for (const [place, root] of [["/source", folder], ["/app", `${folder}/app`], ["/compiled", target]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
await python.runPythonAsync(`
import ast, importlib.util
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

def bare(tree):
    """Functions without what only people and type checkers read.

    What a class says stays: dataclasses read it, and make up words where there are none.
    """
    for node in ast.walk(tree):
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if (is_function or isinstance(node, ast.Module)) and ast.get_docstring(node) is not None:
            rest = node.body[1:]
            node.body = rest if rest or not is_function else [ast.copy_location(ast.Pass(), node)]
        if is_function and not any("register" in ast.unparse(one) for one in node.decorator_list):
            node.returns = None
            every = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg)
            for argument in every:
                if argument is not None:
                    argument.annotation = None
    return tree

def compiled(name):
    target = Path("/compiled", f"{name}c")
    target.parent.mkdir(parents=True, exist_ok=True)
    text = Path("/source", name).read_bytes()
    shown = name.replace("stdlib/", "/lib/python/") if name.startswith("stdlib/") else f"/{name}"
    code = compile(bare(ast.parse(text)), shown, "exec", dont_inherit=True, optimize=0)
    target.write_bytes(_code_to_hash_pyc(code, importlib.util.source_hash(text), checked=False))

def run():
    import marshal, sys
    sys.path.insert(0, "/app")
    sys.dont_write_bytecode = True
    import startup
    made = startup.record()
    from kidsq.alone import bridge
    from kidsq.web import without_installation
    Path("/compiled/ran/templates").mkdir(parents=True)
    pages = without_installation(alone=True).jinja_env
    from jinja2 import FileSystemBytecodeCache
    pages.bytecode_cache = FileSystemBytecodeCache("/compiled/ran/templates")
    for name in pages.list_templates(extensions=["html"]):
        pages.get_template(name)
    Path("/compiled/ran/made.bin").write_bytes(marshal.dumps(dict(sorted(made.items()))))

for name in Path("/source/wanted.txt").read_text().split():
    if name == "ran":
        run()
    else:
        compiled(name)
`);
