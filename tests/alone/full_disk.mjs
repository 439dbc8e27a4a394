/* files.js under Python, on a disk that fills up. Called with the folders of Pyodide and of files.js; prints JSON. */
const [pyodideFolder, filesFolder] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodideFolder}/pyodide.mjs`);
const { Slots, fileSystem } = await import(`${filesFolder}/files.js`);

const python = await loadPyodide();
const disk = { left: 50_000_000, files: new Map() };
const storage = { estimate: async () => ({ quota: disk.left + 1, usage: 1 }) };
Object.defineProperty(globalThis, "navigator", { value: { storage }, configurable: true });

const refuse = () => {
  throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
};

class Handle {
  constructor(file) {
    this.file = file;
  }
  read(into, { at }) {
    const found = this.file.bytes.subarray(at, at + into.length);
    into.set(found);
    return found.length;
  }
  write(from, { at }) {
    if (at + from.length > this.file.bytes.length) this.truncate(at + from.length);
    this.file.bytes.set(from, at);
    return from.length;
  }
  truncate(size) {
    const grown = size - this.file.bytes.length;
    if (grown > disk.left) refuse();
    disk.left -= grown;
    const bytes = new Uint8Array(size);
    bytes.set(this.file.bytes.subarray(0, size));
    this.file.bytes = bytes;
  }
  getSize() {
    return this.file.bytes.length;
  }
  flush() {}
  close() {}
}

const folder = {
  async *entries() {
    for (const name of disk.files.keys()) yield [name, { kind: "file" }];
  },
  async getFileHandle(name) {
    if (!disk.files.has(name) && !disk.left) refuse();
    if (!disk.files.has(name)) disk.files.set(name, { bytes: new Uint8Array(0) });
    return { createSyncAccessHandle: async () => new Handle(disk.files.get(name)) };
  },
};

const mount = async (place) => {
  const slots = await Slots.open(folder);
  python.FS.mkdirTree(place);
  python.FS.mount(fileSystem(python.FS, slots), {}, place);
  return slots;
};

const slots = await mount("/before");
python.runPython(`
import shutil, sqlite3

def opened(place):
    db = sqlite3.connect(f"{place}/kidsq.db", isolation_level=None)
    db.execute("PRAGMA journal_mode = TRUNCATE")
    return db

def fill(db, rows):
    db.execute("BEGIN IMMEDIATE")
    try:
        for _ in range(rows):
            db.execute("INSERT INTO moves VALUES (randomblob(2000))")
        db.execute("COMMIT")
        return ""
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return str(error)

def told(db):
    return db.execute("SELECT count(*) FROM moves").fetchone()[0], db.execute("PRAGMA integrity_check").fetchone()[0]

db = opened("/before")
db.execute("CREATE TABLE moves (what)")
`);
const said = { first: python.runPython("fill(db, 50)") };
disk.left = 30_000;
await slots.makeRoom();
said.free = python.runPython("shutil.disk_usage('/before').free");
said.full = python.runPython("fill(db, 500)");
said.also = python.runPython("fill(db, 500)");
disk.left = 0;
said.file = python.runPython(`
try:
    open("/before/cookies.json.part", "w").write("x" * 100)
    found = 0
except OSError as error:
    found = error.errno
found`);
said.read = python.runPython("told(db)").toJs();
const again = await mount("/after");
said.after = python.runPython("after = opened('/after'); told(after)").toJs();
disk.left = 50_000_000;
await again.makeRoom();
said.later = python.runPython("fill(after, 50)");
said.last = python.runPython("told(after)").toJs();
console.log(JSON.stringify(said));
