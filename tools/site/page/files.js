/* A file system of Emscripten's that keeps its files in the origin private file system: each in a slot, a file with a
   synchronous access handle that is open from the start, because nothing can be opened while Python runs. The first
   page of a slot says which file it holds. Folders are there while a file of theirs is, or until the end. */

const HEAD = 4096;
const FREE = 12; // slots kept ready for new files; a backup with its journals takes three
const FOLDER = 0o40700;
const FILE = 0o100600;
const NO_SPACE = 51;
const NOT_THERE = 44;
const NOT_EMPTY = 55;
const FAULTY = 29;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/* FNV-1a of a text */
const sum = (text) => {
  let found = 0x811c9dc5;
  for (const byte of encoder.encode(text)) found = Math.imul(found ^ byte, 0x01000193) >>> 0;
  return found.toString(16);
};

class Slot {
  constructor(handle) {
    this.handle = handle;
    this.path = null;
    this.age = 0;
    this.dirty = false;
    this.read();
  }

  /* What the first page says; one that was half written when the power went holds nothing */
  read() {
    const page = new Uint8Array(HEAD);
    if (this.handle.read(page, { at: 0 }) < HEAD) return;
    const [told, check] = decoder.decode(page.subarray(0, page.indexOf(0))).split("\n");
    if (!told || sum(told) !== check) return;
    const { path, age } = JSON.parse(told);
    this.path = path;
    this.age = age;
  }

  /* Hold this file from now on, or none */
  hold(path, age) {
    const page = new Uint8Array(HEAD);
    if (path !== null) {
      const told = JSON.stringify({ path, age });
      page.set(encoder.encode(`${told}\n${sum(told)}`));
    }
    this.handle.write(page, { at: 0 });
    this.handle.flush();
    this.path = path;
    this.age = age;
  }

  clear() {
    this.hold(null, 0);
    this.handle.truncate(HEAD);
    this.dirty = false;
  }

  get size() {
    return Math.max(0, this.handle.getSize() - HEAD);
  }

  flush() {
    if (this.dirty) this.handle.flush();
    this.dirty = false;
  }
}

/* What lies there already cannot be opened, as another tab holds it: to go on without it would hide it */
export class Shut extends Error {}

/* All slots of one folder. Raises what the browser raises where it keeps no such files. */
export class Slots {
  static async open(folder) {
    const slots = new Slots();
    slots.folder = folder;
    slots.all = [];
    for await (const [name, entry] of folder.entries()) {
      if (entry.kind === "file" && name.startsWith("slot-")) slots.all.push(await slots.#there(name));
    }
    slots.#newestAlone();
    await slots.makeRoom();
    return slots;
  }

  /* A tab that was closed or killed a moment ago may still hold its files */
  async #opened(name) {
    const entry = await this.folder.getFileHandle(name, { create: true });
    for (let tries = 0; ; tries += 1) {
      try {
        return new Slot(await entry.createSyncAccessHandle());
      } catch (error) {
        if (tries === 50) throw error;
        await new Promise((ready) => setTimeout(ready, 100));
      }
    }
  }

  async #there(name) {
    try {
      return await this.#opened(name);
    } catch (error) {
      throw new Shut(`${name}: ${error}`);
    }
  }

  /* After a kill in the middle of a rename two slots bear one name */
  #newestAlone() {
    this.held = new Map();
    for (const slot of [...this.all].sort((one, other) => one.age - other.age)) {
      if (slot.path === null) continue;
      this.held.get(slot.path)?.clear();
      this.held.set(slot.path, slot);
    }
    this.age = Math.max(0, ...this.all.map((slot) => slot.age));
  }

  /* Before Python runs on: slots to take, and how many bytes the browser still gives; null where it does not say */
  async makeRoom() {
    try {
      while (this.all.filter((slot) => slot.path === null).length < FREE) {
        this.all.push(await this.#opened(`slot-${crypto.randomUUID()}`));
      }
    } catch (error) {
      if (!this.all.length) throw error; // with some, what is stored can be read, and a full disk is told
    }
    const { quota, usage } = await navigator.storage.estimate();
    this.left = quota ? Math.max(0, quota - usage) : null;
  }

  take(path) {
    const slot = this.all.find((one) => one.path === null);
    if (!slot) return null;
    slot.handle.truncate(HEAD);
    slot.hold(path, (this.age += 1));
    this.held.set(path, slot);
    return slot;
  }

  move(slot, path) {
    const there = this.held.get(path);
    this.held.delete(slot.path);
    slot.flush();
    slot.hold(path, (this.age += 1));
    this.held.set(path, slot);
    if (there && there !== slot) there.clear();
  }

  drop(slot) {
    if (this.held.get(slot.path) === slot) this.held.delete(slot.path);
    slot.clear();
  }

  /* Before one file is written, all that was written into others lies on the disk: a journal before its database */
  written(slot) {
    for (const other of this.all) if (other !== slot) other.flush();
    slot.dirty = true;
  }

  flush() {
    for (const slot of this.all) slot.flush();
  }

  close() {
    for (const slot of this.all) slot.handle.close();
  }
}

/* The file system over these slots, to be mounted. FS: Emscripten's */
export const fileSystem = (FS, slots) => {
  const fault = (number) => new FS.ErrnoError(number);
  const below = (node) => (node.parent === node ? "" : `${below(node.parent)}/${node.name}`);
  const kept = (work) => {
    try {
      return work();
    } catch (error) {
      throw error?.name === "QuotaExceededError" ? fault(NO_SPACE) : error?.errno ? error : fault(FAULTY);
    }
  };

  const made = (parent, name, mode, slot) => {
    const node = FS.createNode(parent, name, mode, 0);
    node.node_ops = nodes;
    node.stream_ops = streams;
    node.atime = node.mtime = node.ctime = Date.now();
    if (slot) node.slot = slot;
    else node.contents = {};
    if (parent) parent.contents[name] = node;
    return node;
  };

  const nodes = {
    statfs: () => {
      const free = Math.floor(slots.left / HEAD);
      return slots.left === null ? {} : { blocks: free, bfree: free, bavail: free };
    },
    getattr: (node) => {
      const size = node.slot ? node.slot.size : HEAD;
      const [atime, mtime, ctime] = [node.atime, node.mtime, node.ctime].map((time) => new Date(time));
      const fixed = { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0 };
      return { ...fixed, size, atime, mtime, ctime, blksize: HEAD, blocks: Math.ceil(size / HEAD) };
    },
    setattr: (node, wanted) => {
      for (const key of ["mode", "atime", "mtime", "ctime"]) if (wanted[key] != null) node[key] = wanted[key];
      if (wanted.size === undefined || wanted.size === node.slot.size) return;
      kept(() => {
        slots.written(node.slot);
        node.slot.handle.truncate(HEAD + wanted.size);
      });
    },
    lookup: () => {
      throw fault(NOT_THERE);
    },
    mknod: (parent, name, mode) => {
      if (FS.isDir(mode)) return made(parent, name, mode);
      const slot = kept(() => slots.take(`${below(parent)}/${name}`));
      if (!slot) throw fault(NO_SPACE);
      return made(parent, name, mode, slot);
    },
    rename: (node, parent, name) => {
      const there = parent.contents[name];
      if (there && !there.slot && Object.keys(there.contents).length) throw fault(NOT_EMPTY);
      if (!node.slot && Object.keys(node.contents).length) throw fault(63); // no folder of ours changes its name
      if (there) FS.hashRemoveNode(there);
      delete node.parent.contents[node.name];
      if (node.slot) kept(() => slots.move(node.slot, `${below(parent)}/${name}`));
      parent.contents[name] = node;
      node.name = name;
    },
    unlink: (parent, name) => {
      kept(() => slots.drop(parent.contents[name].slot));
      delete parent.contents[name];
    },
    rmdir: (parent, name) => {
      if (Object.keys(parent.contents[name].contents).length) throw fault(NOT_EMPTY);
      delete parent.contents[name];
    },
    readdir: (node) => [".", "..", ...Object.keys(node.contents)],
    symlink: () => {
      throw fault(63);
    },
  };

  const streams = {
    read: (stream, buffer, offset, length, position) =>
      kept(() => stream.node.slot.handle.read(buffer.subarray(offset, offset + length), { at: HEAD + position })),
    write: (stream, buffer, offset, length, position) =>
      kept(() => {
        const { slot } = stream.node;
        slots.written(slot);
        stream.node.mtime = stream.node.ctime = Date.now();
        return slot.handle.write(buffer.subarray(offset, offset + length), { at: HEAD + position });
      }),
    llseek: (stream, offset, whence) => {
      const base = whence === 1 ? stream.position : whence === 2 && stream.node.slot ? stream.node.slot.size : 0;
      if (base + offset < 0) throw fault(28);
      return base + offset;
    },
    fsync: (stream) => {
      if (stream.node.slot) kept(() => stream.node.slot.flush());
      return 0;
    },
  };

  return {
    mount: (mount) => {
      const root = made(null, "/", FOLDER);
      for (const [path, slot] of slots.held) {
        const parts = path.slice(1).split("/");
        const name = parts.pop();
        const parent = parts.reduce((at, part) => at.contents[part] ?? made(at, part, FOLDER), root);
        made(parent, name, FILE, slot);
      }
      root.mount = mount;
      return root;
    },
  };
};
