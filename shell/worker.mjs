// The service worker: keeps what a game needs, so that the page works without a network, and an update complete before
// it is asked to take over. The build writes the list of files. Nothing but this folder's pages and files is answered.
import { build, later, needed } from 'kairo:kept';

const { scope } = self.registration;
const prefix = `kairo ${scope} `;
const current = prefix + build;  // the pages of a build hold a lock of this name
const hashed = /\.\w{8,}\.\w+$/;
const urlOf = (name) => new URL(name, scope).href;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

// A hashed name means the same file in whichever cache it lies.
async function find(url) {
  for (const cacheName of await ours()) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

// One at a time: what is being brought is not swept away.
const tidily = (work) => navigator.locks.request(`${prefix}caches`, work);

// Brings a file that must be just as it was built. Of those that were there before, only the name is looked at.
async function bring(cache, name, integrity) {
  const url = urlOf(name);
  const isPage = !hashed.test(name);
  const response = (!isPage && await find(url)) || await fetch(url, { integrity, cache: isPage ? 'no-cache' : 'default' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Some hosts redirect to a page's address without `.html`; what says that it was redirected is no answer for a page.
  await cache.put(url, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
}

self.addEventListener('install', (event) => event.waitUntil(tidily(async () => {
  const cache = await caches.open(current);
  await Promise.all(Object.entries(needed).map(([name, integrity]) => bring(cache, name, integrity)));
  for (const name of later) {
    const before = await find(urlOf(name));
    if (before) await cache.put(urlOf(name), before);
  }
})));

// Other builds go when no page is of them, and none is about to be.
const sweep = () => tidily(async () => {
  if (self.registration.installing || self.registration.waiting) return;
  const { held } = await navigator.locks.query();
  const used = new Set([current, ...held.map(({ name }) => name)]);
  await Promise.all((await ours()).filter((name) => !used.has(name)).map((name) => caches.delete(name)));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'which build') event.ports[0].postMessage(build);
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'opened') event.waitUntil(sweep());
});

async function answerFile(request, name) {
  const url = urlOf(name);
  const found = await find(url);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok && later.includes(name)) await (await caches.open(current)).put(url, response.clone());
  return response;
}

const answerPage = async (request, page) =>
  await caches.match(urlOf(page), { cacheName: current, ignoreVary: true }) ?? fetch(request);

// The page that an address names, with or without `.html`.
function pageOf(name) {
  const plain = name.replace(/\.html$/, '');
  return plain === '' || plain === 'index' ? './' : `${plain}.html`;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  if (request.method !== 'GET' || !url.href.startsWith(scope)) return;
  const name = url.href.slice(scope.length);
  if (request.mode === 'navigate') {
    const page = pageOf(name);
    if (page in needed) event.respondWith(answerPage(request, page));
  } else if (hashed.test(name)) {
    event.respondWith(answerFile(request, name));
  }
});
