// The built files beside the page, and checks that they are still the ones the page was built with.
import { files, integrity } from 'kairo:files';

/** @param {string} file */
export const addressOf = (file) => new URL(file, document.baseURI).href;

// Some hosts answer a request for a missing file with an HTML page.
/** @param {Response} response */
const isPage = (response) => /html/.test(/** @type {string} */ (response.headers.get('content-type')));

/** @param {string} file @param {RequestInit} options */
export async function fetchFile(file, options = {}) {
  const response = await fetch(addressOf(file), options);
  if (!response.ok || isPage(response)) throw new Error(`${file}: ${response.status}`);
  return response;
}

// The bytes of a file that the canvas or the page reads: only as the build made it. A damaged copy in a cache is replaced.
/** @param {string} file */
export function bytesOf(file) {
  /** @param {RequestCache} cache */
  const attempt = async (cache) => new Uint8Array(await (await fetchFile(file, { cache, integrity: integrity[file] })).arrayBuffer());
  return attempt('default').catch(() => attempt('reload'));
}

// The bytes of a file below its name, as messages to the canvas have them.
/** @param {string} name @param {Uint8Array} bytes */
export function named(name, bytes) {
  const head = new TextEncoder().encode(`${name}\n`);
  const message = new Uint8Array(head.length + bytes.length);
  message.set(head);
  message.set(bytes, head.length);
  return message;
}

// Downloads those of another language than the reader's, too: what failed is not known here.
const required = [files.wasm, ...Object.values(files.games), ...Object.values(files.texts), ...Object.entries(files.fonts).filter(([font]) => /^(reading|display)/.test(font)).map(([, file]) => file)];
const timeLimit = 120_000;  // ms

// Whether the file can be fetched, from the host or a cache, but fails its check sum.
/** @param {string} file */
async function isDamaged(file) {
  /** @param {RequestInit} options */
  const arrives = (options) => fetch(addressOf(file), options).then(({ ok }) => ok, () => false);
  return !await arrives({ integrity: integrity[file] }) && arrives({});
}

// The required files that an interrupted download or a corrupted cache has damaged.
export async function damagedFiles() {
  const damaged = await Promise.all(required.map(isDamaged));
  return required.filter((_, i) => damaged[i]);
}

// Downloads the files from the host, past all caches, and so repairs the caches. True if all are intact now.
/** @param {string[]} damaged */
export async function downloadAgain(damaged) {
  /** @param {string} file */
  const download = (file) => fetch(addressOf(file), { cache: 'reload', integrity: integrity[file], signal: AbortSignal.timeout(timeLimit) })
    .then((response) => /** @type {unknown} */ (response.ok && response.arrayBuffer())).then(Boolean, () => false);
  return (await Promise.all(damaged.map(download))).every(Boolean);
}

export class OtherBuild extends Error {
  constructor() {
    super('the canvas and the page are from different builds');
  }
}

// Whether the site answers but no longer has the file. Asks past all caches; without a network there is no way to know.
/** @param {string} file */
async function isGone(file) {
  const response = await fetch(addressOf(file), { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response !== null && ([404, 410].includes(response.status) || isPage(response));
}

// Whether the page failed to start because it and its files are from different builds.
/** @param {Error} error */
export async function isStale(error) {
  // A LinkError means that the canvas imports something this page does not provide.
  if (error instanceof OtherBuild || isOfKind(error, 'LinkError')) return true;
  return (await Promise.all(required.map(isGone))).includes(true);
}

// Emscripten reports the kind of an error in the message only.
/** @param {Error} error @param {string} kind */
const isOfKind = (error, kind) => error.name === kind || error.message.includes(kind);

// Whether the canvas has crashed; its state is undefined from then on.
/** @param {unknown} error */
export const isTrap = (error) => typeof WebAssembly === 'object' && error instanceof WebAssembly.RuntimeError;

// Whether the browser lacks a WebAssembly feature that the canvas needs.
/** @param {Error} error */
export const isTooOld = (error) => typeof WebAssembly !== 'object' || isOfKind(error, 'CompileError');
