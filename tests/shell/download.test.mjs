// One failed download must not prevent a build from being installed for ever.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import http from 'node:http';
import test from 'node:test';

import { Changed, fetchIntact, fetchPage, isIntact } from '../../shell/download.mjs';

const sum = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

// Replaces `fetch` by one that verifies check sums and caches the first response for each address; `host` answers requests
// that miss or bypass the cache. Returns the list of the requests' cache modes.
function fakeFetch(host) {
  const cache = new Map();
  const modes = [];
  globalThis.fetch = async (url, { integrity, cache: mode }) => {
    modes.push(mode);
    if (mode === 'reload' || !cache.has(url)) cache.set(url, host(url));
    const text = cache.get(url);
    if (integrity && integrity !== sum(text)) throw new TypeError('wrong check sum');
    return new Response(text);
  };
  return modes;
}

const nodeFetch = globalThis.fetch;

test('a damaged copy in the browser\'s own cache is bypassed', async () => {
  const answers = ['dam', 'damn good'];
  const modes = fakeFetch(() => answers.shift());
  const response = await fetchIntact('https://a.test/kairo.wasm', { integrity: sum('damn good') });
  assert.equal(await response.text(), 'damn good');
  assert.deepEqual(modes, ['default', 'reload']);
});

test('a file that arrives changed is rejected as such', async () => {
  fakeFetch(() => 'bad');
  await assert.rejects(fetchIntact('https://a.test/kairo.wasm', { integrity: sum('good') }), Changed);
});

test('a file that does not arrive is not called changed', async () => {
  globalThis.fetch = async () => { throw new TypeError('no network'); };
  await assert.rejects(fetchIntact('https://a.test/kairo.wasm', { integrity: sum('good') }), { name: 'TypeError', message: 'no network' });
});

test('a page with something added is taken, and one without its mark is not', async () => {
  const page = '<p>a</p><template data-mark="kairo-1"></template>';
  fakeFetch(() => `<script src="//b.test"></script>${page}<script></script>`);
  assert.match(await (await fetchPage('https://a.test/', { mark: 'kairo-1' })).text(), /^<script/);
  for (const other of ['<p>a</p>', page.replace('kairo-1', 'kairo-2'), '<form>Please log in to this network</form>']) {
    const modes = fakeFetch(() => other);
    await assert.rejects(fetchPage('https://a.test/', { mark: 'kairo-1' }), Changed);
    assert.deepEqual(modes, ['no-cache', 'reload']);
  }
});

test('a download that hangs times out', async () => {
  globalThis.fetch = (url, { signal }) => nodeFetch(url, { signal }).then(async (response) => new Response(await response.arrayBuffer()));
  const hung = http.createServer((request, response) => { response.writeHead(200); response.write('half of it'); });
  await new Promise((done) => { hung.listen(0, '127.0.0.1', done); });
  const url = `http://127.0.0.1:${hung.address().port}/kairo.wasm`;
  await assert.rejects(fetchIntact(url, { integrity: '', limit: 100 }), { name: 'TimeoutError' });
  hung.closeAllConnections();
  hung.close();
});

test('a cached file is intact only if its check sum matches', async () => {
  const good = new Response('good');
  assert.equal(await isIntact(good, sum('good')), true);
  assert.equal(await good.text(), 'good', 'it can still be read afterwards');
  assert.equal(await isIntact(new Response('goof'), sum('good')), false);
});
