// Downloads the files of a build for the service worker and verifies each against its check sum.
const timeLimit = 120_000;  // ms: a download that hangs must not block the next one

const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

// Whether a cached response still matches the file's check sum: it may have been damaged since it was stored.
export async function isIntact(response, integrity) {
  const sum = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return integrity === `sha256-${base64(sum)}`;
}

// Fetches a file whose check sum must match. The browser's own cache may hold a damaged copy that is marked immutable, so
// a failed attempt is repeated once past that cache.
export async function fetchIntact(url, { integrity, cache = 'default', limit = timeLimit }) {
  const attempt = (mode) => fetch(url, { integrity, cache: mode, signal: AbortSignal.timeout(limit) });
  let response;
  try {
    response = await attempt(cache);
  } catch (error) {
    if (error.name === 'TimeoutError') throw error;
    response = await attempt('reload');
  }
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
