/* Python's memory as it is once kidsq is imported, kept in a file on the device: a later start lays it out instead of
   importing all anew. Nobody's data are in it: the database is opened later. The first page says whose it is. */

const PAGE = 4096;
const ROOM = 400e6; // bytes that the browser must still give, for a file of some 50 MB
const BLOCK = 1 << 22;

const sum = (content) => {
  const words = new Uint32Array(content.buffer, content.byteOffset, content.byteLength >> 2);
  let found = 0;
  for (let at = 0; at < words.length; at += 1) found = (Math.imul(found, 31) + words[at]) | 0;
  return found;
};

/* The file, open; null where none can be. key: which version of kidsq, in which browser */
export const openHeap = async (folder, key) => {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    if (!(quota - usage > ROOM)) return null;
    const entry = await folder.getFileHandle("heap", { create: true });
    return new Heap(await entry.createSyncAccessHandle(), key);
  } catch {
    return null; // another tab has it, or there are no such files: all is imported
  }
};

class Heap {
  constructor(handle, key) {
    this.handle = handle;
    this.key = key;
  }

  /* What is kept, or null. From then on nobody finds it until it is kept again: with a memory that does not run, the
     next start does without it */
  take() {
    const page = new Uint8Array(PAGE);
    this.handle.read(page, { at: 0 });
    const told = new TextDecoder().decode(page.subarray(0, page.indexOf(0)));
    this.#say("");
    const content = told && new Uint8Array(this.handle.getSize() - PAGE);
    if (!content || this.handle.read(content, { at: PAGE }) !== content.length) return null;
    this.told = this.#words(content);
    return this.told === told ? content : null;
  }

  #words = (content) => JSON.stringify([this.key, content.length, sum(content)]);

  #say(told) {
    const page = new Uint8Array(PAGE);
    page.set(new TextEncoder().encode(told));
    this.handle.write(page, { at: 0 });
    this.handle.flush();
  }

  /* Once kidsq has started. content: the memory, where it is a new one */
  keep(content) {
    try {
      if (content) {
        this.told = this.#words(content);
        this.handle.truncate(PAGE + content.length);
        this.handle.write(content, { at: PAGE });
        this.handle.flush();
      }
      this.#say(this.told);
    } catch {
      this.handle.truncate(0); // no room: the next start imports all again
    }
    this.handle.close();
  }
}

/* What Pyodide is told to begin with this memory. Its own memory is made as large first, which it does not do itself */
export const laidOut = (content, engine) => ({
  _loadSnapshot: content,
  createPyodideModule: async (settings) => {
    const { default: create } = await import(`${engine}pyodide.asm.mjs`);
    const module = await create(settings);
    while (module.HEAP8.length < content.length) module._malloc(BLOCK);
    return module;
  },
});
