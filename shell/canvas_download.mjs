// Downloads the canvas and shows how much of it has come.
import { canvasBytes, files } from 'kairo:files';

import { fetchFile } from './built_files.mjs';

const bar = document.getElementById('loading');

// The response, whose bytes are counted while it is read. Its body has been decompressed.
/** @param {Response} response @param {(bytes: number) => void} tell */
function counted(response, tell) {
  let bytes = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      tell(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(/** @type {ReadableStream<Uint8Array>} */ (response.body).pipeThrough(counter), { headers: { 'content-type': 'application/wasm' } });
}

/** @param {WebAssembly.Imports} imports */
async function instantiate(imports) {
  const response = await fetchFile(files.wasm);
  bar.hidden = false;
  return WebAssembly.instantiateStreaming(counted(response, (bytes) => { bar.value = bytes / canvasBytes; }), imports);
}

function hasServiceWorker() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;  // a sandbox forbids the question
  }
}

// The options of Emscripten's factory with which the download is shown, and a promise that is rejected if it fails. Where a
// service worker has the file, there is nothing to wait for, and browsers keep what they have compiled only of a response that
// nobody has touched.
export function shownDownload() {
  if (hasServiceWorker() || typeof TransformStream !== 'function') return { hook: {}, failure: new Promise(() => {}) };
  /** @type {(reason: unknown) => void} */
  let reject;
  const failure = new Promise((_, refuse) => { reject = refuse; });
  /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive */
  const instantiateWasm = (imports, receive) => {
    instantiate(imports).then(({ instance, module }) => receive(instance, module)).catch(reject);
    return {};
  };
  return { hook: { instantiateWasm }, failure };
}

export const hideDownload = () => { bar.hidden = true; };
