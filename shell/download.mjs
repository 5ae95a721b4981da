// Downloads the files of a build for the service worker and verifies each against its check sum.
const timeLimit = 120_000;  // ms: a download that hangs must not block the next one

/** @param {ArrayBuffer} bytes */
const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

// Whether a cached response still matches the file's check sum: it may have been damaged since it was stored.
/** @param {Response} response @param {string} integrity */
export async function isIntact(response, integrity) {
  const sum = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return integrity === `sha256-${base64(sum)}`;
}

// The file arrives, but is not what the build made.
export class Changed extends Error {
  /** @param {string} url */
  constructor(url) {
    super(`${url} is changed on its way`);
  }
}

// Fetches a file whose check sum must match. The browser's own cache may hold a damaged copy that is marked immutable, so
// a failed attempt is repeated once past that cache.
/** @param {string} url @param {{ integrity: string, cache?: RequestCache, limit?: number }} options */
export async function fetchIntact(url, { integrity, cache = 'default', limit = timeLimit }) {
  /** @param {RequestCache} mode */
  const attempt = (mode) => fetch(url, { integrity, cache: mode, signal: AbortSignal.timeout(limit) });
  let response;
  try {
    response = await attempt(cache);
  } catch (error) {
    if (/** @type {Error} */ (error).name === 'TimeoutError') throw error;
    response = await attempt('reload').catch(async (failure) => {
      if ((await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(limit) })).ok) throw new Changed(url);
      throw failure;
    });
  }
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

// Fetches a page, which ad blockers, networks and hosts may change on its way: they add scripts, which the page's policy
// blocks, or shorten the HTML. It is whole, and of this build, if it has its mark, which stands at its end.
/** @param {string} url @param {{ mark: string, limit?: number }} options */
export async function fetchPage(url, { mark, limit = timeLimit }) {
  for (const cache of /** @type {const} */ (['no-cache', 'reload'])) {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(limit) });
    if (response.ok && (await response.clone().text()).includes(mark)) return response;
    if (cache === 'reload') throw response.ok ? new Changed(url) : new Error(`${url}: ${response.status}`);
  }
}
