/* Answers for kidsq: the site's own files from the cache, all others from the worker of the page that plays. */
importScripts("lzma.js");

const VERSION = "%VERSION%";
const PACKS = "%PACKS%"; // [{file, bytes, size, sum}]
const FILES = `kidsq ${VERSION}`;
const VOICES = "kidsq voices";
const home = new URL("./", self.location).href;
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; " +
  "connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

// -- the files of this version ----------------------------------------------------------------------------------------

const tellPages = async (told) => {
  for (const page of await clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage(told);
};

const fetched = async ({ file, bytes, size }, onBytes) => {
  const answer = await fetch(new URL(file, home), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const reader = answer.body.getReader();
  const parts = [];
  let got = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    got += value.length;
    onBytes(Math.min(got, bytes));
  }
  return unpackLzma(new Uint8Array(await new Blob(parts).arrayBuffer()), size);
};

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const put = async (cache, bytes) => {
  let at = bytes.indexOf(10) + 1;
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  for (const [name, length, type] of index) {
    const headers = { "Content-Type": type, "Content-Length": `${length}`, "X-Content-Type-Options": "nosniff" };
    if (name.includes("?v=")) headers["Cache-Control"] = "max-age=31536000, immutable"; // else each picture is read anew
    if (/^(index\.html|worker\.js|page\.js)$/.test(name)) headers["Content-Security-Policy"] = POLICY;
    await cache.put(new URL(name, home), new Response(bytes.slice(at, at + length), { headers }));
    at += length;
  }
  return index.map(([name]) => name);
};

const mark = (pack) => new URL(`packs/${pack.sum}`, home);

/* From an earlier version where it has the same, else over the line */
const bring = async (cache, pack, onBytes) => {
  if (await cache.match(mark(pack))) return onBytes(pack.bytes);
  const names = (await taken(cache, pack)) ?? (await loaded(cache, pack, onBytes));
  await cache.put(mark(pack), new Response(JSON.stringify(names)));
  onBytes(pack.bytes);
};

const loaded = async (cache, pack, onBytes) => {
  const content = await fetched(pack, onBytes);
  if (hex(await crypto.subtle.digest("SHA-256", content)) !== pack.sum) throw new Error(`${pack.file} is another one`);
  return put(cache, content);
};

const taken = async (cache, pack) => {
  for (const key of await caches.keys()) {
    const other = key.startsWith("kidsq ") && key !== FILES ? await caches.open(key) : null;
    const known = await other?.match(mark(pack));
    if (!known) continue;
    const names = await known.json();
    for (const name of names) await cache.put(new URL(name, home), await other.match(new URL(name, home)));
    return names;
  }
  return null;
};

const install = async () => {
  const cache = await caches.open(FILES);
  const got = PACKS.map(() => 0);
  const total = PACKS.reduce((sum, pack) => sum + pack.bytes, 0);
  const tell = (index, bytes) => {
    got[index] = bytes;
    tellPages({ got: got.reduce((sum, one) => sum + one, 0), total });
  };
  try {
    await Promise.all(PACKS.map((pack, index) => bring(cache, pack, (bytes) => tell(index, bytes))));
  } catch (error) {
    await tellPages({ stopped: String(error) });
    throw error;
  }
};

const activate = async () => {
  for (const key of await caches.keys()) {
    if (key.startsWith("kidsq ") && key !== FILES && key !== VOICES) await caches.delete(key);
  }
  await clients.claim();
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(clients.claim());
  if (event.data === "now") self.skipWaiting();
});

// -- requests ---------------------------------------------------------------------------------------------------------

/* The part of a file that a player of sounds asks for */
const part = async (answer, range) => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const content = await answer.arrayBuffer();
  const all = content.byteLength;
  const first = from ? Number(from) : Math.max(0, all - Number(to));
  const last = from && to ? Math.min(Number(to), all - 1) : all - 1;
  if (!(first <= last)) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${all}` } });
  const headers = new Headers(answer.headers);
  headers.set("Content-Range", `bytes ${first}-${last}/${all}`);
  headers.set("Content-Length", `${last - first + 1}`);
  return new Response(content.slice(first, last + 1), { status: 206, headers });
};

const file = async (request, path) => {
  const address = new URL(path, home);
  const range = request.headers.get("Range");
  const found = (await (await caches.open(FILES)).match(address)) ?? (await voice(address, path));
  return range && found.ok ? part(found, range) : found;
};

const voice = async (address, path) => {
  const cache = await caches.open(VOICES);
  const known = await cache.match(address);
  if (known) return known;
  const answer = await fetch(address);
  if (answer.ok && path.startsWith("static/")) await cache.put(address, answer.clone());
  return answer;
};

/* Who asks for the list of a language has no voice of the device's own: without a network its lines must be here */
let bringing = null;
const lines = async (list) => {
  const cache = await caches.open(VOICES);
  const known = new Set((await cache.keys()).map((request) => request.url));
  const named = Object.values(await (await voice(list, "static/")).json()).map((name) => new URL(name, list).href);
  for (const address of new Set(named)) if (!known.has(address)) await voice(address, "static/");
};
const linesOnce = (list) => {
  if (navigator.connection?.saveData) return bringing;
  bringing ??= lines(list)
    .catch(() => {}) // no network: at the next page
    .finally(() => (bringing = null));
  return bringing;
};

const asked = (page, request) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage({ answer: request }, [port2, request.body]);
  });

/* The page that holds Python answers; another one says that it does not */
const fromPython = async (request, path) => {
  const body = await request.arrayBuffer();
  const wanted = { method: request.method, address: `/${path}`, headers: [...request.headers] };
  if (request.referrer) wanted.headers.push(["referer", request.referrer]);
  const pages = (await clients.matchAll({ type: "window" })).filter((page) => page.frameType === "top-level");
  for (const page of pages) {
    const told = await asked(page, { ...wanted, body: body.slice(0) });
    if (told.elsewhere) continue;
    if (told.failed) return new Response(told.failed, { status: 500, headers: { "Content-Type": "text/plain" } });
    const isEmpty = told.status === 204 || told.status === 304;
    return new Response(isEmpty ? null : told.body, { status: told.status, headers: told.headers });
  }
  return Response.redirect(home, 302);
};

const pages = new Set(["", "index.html"]);
const own = new Set("%OWN%");

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const isOurs = url.href.startsWith(home);
  if (!isOurs && !url.pathname.startsWith("/static/")) return;
  const path = isOurs ? url.href.slice(home.length).split("#")[0] : url.href.slice(url.origin.length + 1);
  if (request.mode === "navigate" && request.destination === "document") {
    if (pages.has(path.split("?")[0])) event.respondWith(file(request, "index.html"));
    else event.respondWith(Response.redirect(`${home}#/${path}`, 302));
  } else if (path.startsWith("static/") || own.has(path)) {
    event.respondWith(file(request, path));
    if (/^static\/voices\/.+\.json/.test(path)) event.waitUntil(linesOnce(new URL(path, home).href));
  } else event.respondWith(fromPython(request, path));
});
