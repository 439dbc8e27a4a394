/* Python with kidsq in it. Asked by the page: {begin: {...}}, {answer: {...}} with a port to answer at; where the
   database is damaged, {rescue: "read", "take" or "anew"} with a port, too. */
import { Shut, Slots, fileSystem } from "./files.js";
import { laidOut, openHeap } from "./heap.js";
import { BUILT } from "./words.js";

const DATA = "/data";
let slots = null;
let bridge = null;
let python = null;
let start = null;
let memory = null;

const IMPORT = `
import gc, sys
sys.path.insert(0, "/app")
sys.dont_write_bytecode = True
import startup
startup.use()
from kidsq.alone import bridge
bridge.prepare()
gc.collect()
gc.freeze()
`;
const RESUME = "import random; random.seed()";
const SETTLED = 3000; // ms after the start, when the first page has been answered

const tell = (told) => postMessage(told);

/* The files of a pack: a line of JSON with their names and lengths, then one after the other */
const unpacked = (pack) => {
  const bytes = new Uint8Array(pack);
  let at = bytes.indexOf(10) + 1;
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  return index.map(([name, length]) => [name, bytes.subarray(at, (at += length))]);
};

const lay = (FS, files) => {
  const folders = new Set();
  for (const [name, content] of files) {
    const cut = name.lastIndexOf("/");
    const folder = name.slice(0, cut);
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.createDataFile(folder, name.slice(cut + 1), content, true, true, true);
  }
};

const keptFolder = async () => {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle("kidsq", { create: true });
  } catch {
    return null; // a private window, or a browser without such files
  }
};

const loaded = async (engine) => {
  const { loadPyodide } = await import(`${engine}pyodide.mjs`);
  return loadPyodide({
    indexURL: engine,
    env: { HOME: "/home", KIDSQ_JOURNAL: "truncate" },
    stdout: console.log,
    stderr: console.warn,
    ...(memory ? laidOut(memory, engine) : { _makeSnapshot: true }),
  });
};

const snapshot = () => {
  try {
    return python.makeMemorySnapshot();
  } catch (error) {
    console.info(error); // kidsq runs without
    return null;
  }
};

/* anew: the last one has failed, and with it perhaps what is kept of Python */
const begin = async ({ base, secure, engine, app, data, anew }) => {
  const kept = await keptFolder();
  const folder = kept && (await kept.getDirectoryHandle(data, { create: true }));
  const opening = folder && Slots.open(folder);
  const files = fetch(app).then((answer) => answer.arrayBuffer());
  const heap = folder && (await openHeap(folder, `${BUILT} ${navigator.userAgent}`));
  memory = heap?.take() ?? null;
  if (anew) memory = null;
  python = await loaded(engine);
  tell({ step: "python" });
  try {
    slots = await opening;
  } catch (error) {
    if (error instanceof Shut) throw error;
    slots = null;
  }
  lay(python.FS, unpacked(await files));
  python.FS.mkdirTree(DATA);
  python.FS.chdir("/home");
  tell({ step: "files" });
  python.runPython(memory ? RESUME : IMPORT);
  let imported = heap && !memory ? snapshot() : null;
  if (slots) python.FS.mount(fileSystem(python.FS, slots), {}, DATA);
  start = (anew) => {
    bridge = python.pyimport("kidsq.alone.bridge").begin(DATA, base, secure, anew);
    slots?.flush();
    tell({ step: "ready", kept: slots !== null });
    if (memory || imported) {
      setTimeout(() => {
        heap.keep(imported);
        imported = null;
      }, SETTLED);
    }
  };
  try {
    start(false);
  } catch (error) {
    if (error.type !== "DamagedDatabase") throw error;
    slots?.flush();
    await slots?.makeRoom();
    tell({ damaged: true });
  }
  memory = null;
};

const rescue = async (way, content, port) => {
  const damaged = python.pyimport("kidsq.alone.damaged");
  try {
    if (way === "read") port.postMessage({ content: damaged.read(DATA).toJs() });
    else {
      const refused = way === "take" ? damaged.take(DATA, python.toPy(new Uint8Array(content))) : "";
      if (!refused) start(true);
      port.postMessage({ refused });
    }
  } catch (error) {
    tell({ failed: String(error) });
  }
  slots?.flush();
  await slots?.makeRoom();
};

const answer = async ({ method, address, headers, body }, port) => {
  let told;
  try {
    const found = bridge.answer(method, address, python.toPy(headers), python.toPy(new Uint8Array(body)));
    const [status, names, content] = found.toJs();
    found.destroy();
    slots?.flush();
    if (bridge.begins_again) return tell({ again: names.find(([name]) => name === "Location")[1] });
    told = { status, headers: names, body: content };
  } catch (error) {
    console.error(error);
    told = { failed: String(error) };
    tell({ stumbled: true });
  }
  port.postMessage(told, told.body ? [told.body.buffer] : []);
  await slots?.makeRoom();
};

onmessage = ({ data, ports }) => {
  if (data.begin) begin(data.begin).catch((error) => tell({ failed: `${error?.message ?? error}`, fromMemory: memory !== null }));
  else if (data.rescue) rescue(data.rescue, data.content, ports[0]);
  else if (data.answer) answer(data.answer, ports[0]);
};
