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

let home;
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
function get(target, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    http.request({ hostname, port, path: target, headers, method }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', reject).end();
  });
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
  assert.match(headers['cache-control'], /immutable/);
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
