// Serves a folder of static files locally, as a plain web host would: with the right types, with brotli and gzip copies for
// browsers that accept them, parts of files for those that ask for a range, and nothing from outside the folder.
//
//   usage: node cmake/serve.mjs FOLDER      PORT, HOST and LAN are read from the environment; the default is port 8080, or the
//                                           next free one, for this machine only. LAN=yes serves the network. Live tables
//                                           have a relay there (relay.mjs)
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};
/** @typedef {{ url: string, close: () => Promise<void> }} Served */

const codings = [['br', '.br'], ['gzip', '.gz']];
const hashed = /\.[0-9a-zA-Z]{8,}\.[a-z]+$/;

// The file at a request's path, or null. The file is never outside `root`, whatever the path.
/** @param {string} root @param {string} url */
function fileFor(root, url) {
  let name;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
  if (name.includes('\0')) return null;
  if (name.endsWith('/')) name += 'index.html';
  try {
    const file = fs.realpathSync(path.join(root, path.posix.normalize(`/${name}`)));
    return file.startsWith(root + path.sep) && fs.statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** @param {http.IncomingMessage} request @param {string} coding */
const accepts = (request, coding) =>
  String(request.headers['accept-encoding'] ?? '').split(',').some((entry) => {
    const [name, weight] = entry.trim().split(/\s*;\s*q=/);
    return name === coding && weight !== '0';
  });

// The first and the last byte that a request asks for of a file of this size, [] if the whole file is wanted, or null if
// there are no such bytes. Several ranges at once, and what is no range, are answered with the whole file.
/** @param {string | undefined} header @param {number} size */
function rangeIn(header, size) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return [];
  const [first, last] = from ? [Number(from), Math.min(to ? Number(to) : size - 1, size - 1)] : [Math.max(0, size - Number(to)), size - 1];
  if (from && to && Number(to) < first) return [];
  return first < size && first <= last ? [first, last] : null;
}

// Frames in a sandbox of their own and pages that isolate themselves load from everywhere; there are no secrets here.
const openToAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** @param {string} root @param {http.OutgoingHttpHeaders} headers @param {http.IncomingMessage} request @param {http.ServerResponse} response */
function answer(root, headers, request, response) {
  /** @param {number} status @param {string} text */
  const refuse = (status, text) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(text);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'only GET and HEAD\n');
  const file = fileFor(root, request.url ?? '/');
  if (!file) return refuse(404, 'not found\n');
  const [coding, extension] = codings.find(([name, extension]) => accepts(request, name) && fs.existsSync(file + extension)) ?? [];
  const sent = coding ? file + extension : file;
  const { size } = fs.statSync(sent);
  const range = rangeIn(request.headers.range, size);
  const [first = 0, last = size - 1] = range ?? [0, -1];
  response.writeHead(range === null ? 416 : range.length > 0 ? 206 : 200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'content-length': last - first + 1,
    'accept-ranges': 'bytes',
    ...(range === null && { 'content-range': `bytes */${size}` }),
    ...(range && range.length > 0 && { 'content-range': `bytes ${first}-${last}/${size}` }),
    'cache-control': hashed.test(file) ? 'max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    ...headers,
    vary: 'accept-encoding',
    ...(coding && { 'content-encoding': coding }),
  });
  if (request.method === 'HEAD' || last < first) response.end();
  else pipeline(fs.createReadStream(sent, { start: first, end: last }), response, () => {});  // which closes the file in any case
}

// Starts the server; resolves to { url, close }. Port 0 means any free port. If a port is taken, the following ones are
// tried, `tries` ports in all. `headers` are sent with every file. `relay` takes connections at the same port.
/** @typedef {{ attach(server: http.Server): void }} Relay */
/** @param {string} folder @param {{ port?: number, host?: string, tries?: number, headers?: http.OutgoingHttpHeaders, relay?: Relay }} options @returns {Promise<Served>} */
export function serve(folder, { port = 0, host = '127.0.0.1', tries = 1, headers = openToAll, relay } = {}) {
  const root = fs.realpathSync(folder);
  return new Promise((resolve, reject) => {
    const server = http.createServer((request, response) => answer(root, headers, request, response));
    relay?.attach(server);
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || --tries <= 0) return reject(error);
      server.listen(++port, host);
    });
    server.on('listening', () => resolve({
      url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`,
      close: () => new Promise((closed) => { server.close(() => closed()); server.closeAllConnections?.(); }),
    }));
    server.listen(port, host);
  });
}

// This machine's addresses in its network, those of the usual home networks first.
function addressesInNetwork() {
  const all = Object.values(os.networkInterfaces()).flatMap((entries) => entries ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal);
  const isHome = (/** @type {string} */ address) => (/^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address) ? 0 : 1);
  return all.map(({ address }) => address).sort((a, b) => isHome(a) - isHome(b));
}

// Says where the page is; with LAN=yes also for phones, which scan it.
/** @param {string} url */
async function announce(url) {
  const [address] = process.env.LAN === 'yes' ? addressesInNetwork() : [];
  if (!address) return console.log(`Kairo is at ${url}   (Ctrl+C stops it)`);
  const { port } = new URL(url);
  const inNetwork = `http://${address}:${port}/`;
  const { qrInTerminal } = await import('./qr_in_terminal.mjs');
  console.log(`${await qrInTerminal(inNetwork)}\nEverybody in this network finds Kairo at ${inNetwork}\nOn this machine it is at http://localhost:${port}/   (Ctrl+C stops it)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { PORT, HOST, LAN } = process.env;
  try {
    const { makeRelay } = await import('./relay.mjs');
    const host = HOST ?? (LAN === 'yes' ? '0.0.0.0' : undefined);
    const { url } = await serve(process.argv[2], { port: Number(PORT ?? 8080), host, tries: PORT ? 1 : 50, relay: await makeRelay() });
    await announce(url);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    console.error(code === 'EADDRINUSE' ? `Port ${PORT ?? 8080} is taken: choose another with PORT=…` : message);
    process.exitCode = 1;
  }
}
