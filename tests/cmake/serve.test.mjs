// The server serves the files of its folder, as a web host would, and nothing else.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import test, { after, before } from 'node:test';
import zlib from 'node:zlib';

import { writeCompressed } from '../../cmake/compress.mjs';
import { serve } from '../../cmake/serve.mjs';

/** @type {string} */
let home;
/** @type {import('../../cmake/serve.mjs').Served} */
let server;
const page = `<!doctype html>${'<p>魂</p>'.repeat(300)}`;

before(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-serve-'));
  const root = path.join(home, 'root');
  fs.mkdirSync(root);
  fs.writeFileSync(path.join(home, 'secret.txt'), 'secret');
  fs.writeFileSync(path.join(root, 'index.html'), page);
  fs.writeFileSync(path.join(root, 'kairo.0123456789.wasm'), 'tiny');
  fs.symlinkSync(path.join(home, 'secret.txt'), path.join(root, 'link.txt'));
  writeCompressed(root, ['index.html', 'kairo.0123456789.wasm'], path.join(home, 'cache'));
  server = await serve(root);
});
after(async () => {
  await server.close();
  fs.rmSync(home, { recursive: true });
});

// Sends the path unchanged, whereas `fetch` would normalise it.
/**
 * @param {string} target
 * @param {http.OutgoingHttpHeaders} headers
 * @returns {Promise<{ status?: number, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
function get(target, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    http.request({ hostname, port, path: target, headers, method }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', reject).end();
  });
}

/** @param {() => boolean} holds @param {string} what */
async function waitFor(holds, what) {
  const deadline = performance.now() + 10_000;
  while (!holds()) {
    assert.ok(performance.now() < deadline, what);
    await new Promise((turn) => { setImmediate(turn); });
  }
}

test('a folder is served as its index.html, which is revalidated each time', async () => {
  const { status, headers, body } = await get('/');
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(body.toString(), page);
});

test('WASM has its media type, and files with a hash in their name are immutable', async () => {
  const { headers } = await get('/kairo.0123456789.wasm');
  assert.equal(headers['content-type'], 'application/wasm');
  assert.match(headers['cache-control'] ?? '', /immutable/);
});

test('browsers that accept compression get it, brotli before gzip', async () => {
  const both = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  assert.equal(both.headers['content-encoding'], 'br');
  assert.equal(zlib.brotliDecompressSync(both.body).toString(), page);
  const gzip = await get('/', { 'accept-encoding': 'br;q=0, gzip' });
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.equal(zlib.gunzipSync(gzip.body).toString(), page);
});

test('frames without an origin and cross-origin isolated pages may load every file', async () => {
  const { headers } = await get('/');
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
});

test('a tiny file is not compressed', async () => {
  const { headers } = await get('/kairo.0123456789.wasm', { 'accept-encoding': 'br' });
  assert.equal(headers['content-encoding'], undefined);
});

for (const trick of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '//../secret.txt', '/x/../../secret.txt', '/link.txt',
  '/..\\secret.txt', '/secret.txt%00.html', '/%', '/missing'])
  test(`${trick} is not found`, async () => assert.equal((await get(trick)).status, 404));

test('a range of a file is sent alone', async () => {
  for (const [range, part, bytes] of [['bytes=1-2', 'in', '1-2'], ['bytes=2-', 'ny', '2-3'], ['bytes=-1', 'y', '3-3'], ['bytes=1-99', 'iny', '1-3'], ['bytes=-99', 'tiny', '0-3']]) {
    const { status, headers, body } = await get('/kairo.0123456789.wasm', { range });
    assert.deepEqual([status, headers['content-range'], headers['content-length'], body.toString()], [206, `bytes ${bytes}/4`, String(part.length), part], range);
  }
  const head = await get('/kairo.0123456789.wasm', { range: 'bytes=1-2' }, 'HEAD');
  assert.deepEqual([head.status, head.headers['content-length']], [206, '2']);
});

test('a range that is not there is refused, and what is no range gets the whole file', async () => {
  for (const range of ['bytes=4-', 'bytes=9-12', 'bytes=-0']) {
    const { status, headers, body } = await get('/kairo.0123456789.wasm', { range });
    assert.deepEqual([status, headers['content-range'], body.length], [416, 'bytes */4', 0], range);
  }
  for (const range of ['bytes=-', 'bytes=2-1', 'bytes=0-1,3-3', 'lines=1-2', 'bytes=a-b'])
    assert.equal((await get('/kairo.0123456789.wasm', { range })).body.toString(), 'tiny', range);
});

test('a download that is broken off leaves no file open', { skip: !fs.existsSync('/proc/self/fd') }, async () => {
  fs.writeFileSync(path.join(home, 'root', 'large.txt'), Buffer.alloc(8_000_000));
  const { hostname, port } = new URL(server.url);
  const opened = () => fs.readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${fd}`).endsWith('large.txt');
    } catch {
      return false;
    }
  }).length;
  const breakOff = () => new Promise((done) => {
    const request = http.request({ hostname, port, path: '/large.txt' }, (response) => {
      response.once('data', () => request.destroy());
      response.on('error', () => {});
    });
    request.on('error', () => {}).on('close', done).end();
  });
  for (let i = 0; i < 20; ++i) await breakOff();
  await waitFor(() => opened() === 0, 'all files are closed');
});

test('only GET and HEAD are allowed', async () => {
  assert.equal((await get('/', {}, 'POST')).status, 405);
  const head = await get('/', {}, 'HEAD');
  assert.equal(head.status, 200);
  assert.equal(head.body.length, 0);
});

test('the server tries the next port if one is taken', async () => {
  const taken = Number(new URL(server.url).port);
  const other = await serve(path.join(home, 'root'), { port: taken, tries: 20 });
  assert.notEqual(Number(new URL(other.url).port), taken);
  await other.close();
  await assert.rejects(serve(path.join(home, 'root'), { port: taken }), { code: 'EADDRINUSE' });
});
