// The built files beside the page, and whether they are still those that the page was built with.
import { files } from 'kairo:files';

export const addressOf = (file) => new URL(file, document.baseURI).href;

// Some hosts answer with a page of theirs for what they do not have.
const isPage = (response) => /html/.test(response.headers.get('content-type'));

export async function bytesOf(file) {
  const response = await fetch(addressOf(file));
  if (!response.ok || isPage(response)) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export class OtherBuild extends Error {
  constructor() {
    super('the canvas is of another build than the page');
  }
}

// The site answers and no longer has the file. Asked past all caches; without a network there is no telling.
async function isGone(file) {
  const response = await fetch(addressOf(file), { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response !== null && ([404, 410].includes(response.status) || isPage(response));
}

// Whether it was for this that the page could not begin.
export async function isStale(error) {
  // The canvas lacks what the page gives it. Emscripten tells of its own errors by their words alone.
  if (error instanceof OtherBuild || /LinkError/.test(error.message)) return true;
  return (await Promise.all([files.wasm, files.fonts.reading, files.fonts.display].map(isGone))).includes(true);
}

// The engine is older than what the canvas was built for.
export const isTooOld = (error) => typeof WebAssembly !== 'object' || /CompileError/.test(error.message);
