// The service worker: stores the files that a game needs, so that the page works without a network, and downloads an
// update completely before it may take over. The build writes the list of files. Requests for anything but this folder's
// pages and hashed files are left to the browser.
import { build, later, needed } from 'kairo:worker';

import { Changed, fetchIntact, fetchPage, isIntact } from './download.mjs';
import { keepShared, shareAction, sharedPage, textOf } from './passed_text.mjs';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
const prefix = `kairo ${scope} `;
const current = prefix + build;  // also the name of the lock that the pages of a build hold
const hashed = /\.\w{8,}\.\w+$/;
/** @param {string} name */
const urlOf = (name) => new URL(name, scope).href;

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

// Finds a file in the cache of any build: a hashed name means the same file in all of them.
/** @param {string} url */
async function findCached(url) {
  for (const cacheName of await cacheNames()) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

// Runs one `work` at a time, so that files are not deleted while they are being downloaded.
/** @param {() => Promise<void>} work */
const exclusively = (work) => navigator.locks.request(`${prefix}caches`, work);

/** @param {string} url @param {string} integrity */
async function findIntact(url, integrity) {
  const found = await findCached(url);
  return found && await isIntact(found, integrity) ? found : undefined;
}

// Puts a file into the cache, from another build's cache or from the network. Files have a check sum, pages a mark.
/** @param {Cache} cache @param {string} name @param {string} sum */
async function store(cache, name, sum) {
  const url = urlOf(name);
  const response = /** @type {Response} */ (hashed.test(name)
    ? await findIntact(url, sum) ?? await fetchIntact(url, { integrity: sum })
    : await fetchPage(url, { mark: sum }));
  // Some hosts redirect to a page's address without `.html`. Browsers refuse a redirected response for a navigation, so it
  // is copied.
  await cache.put(url, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
}

// Browsers open only about six connections to a host; the others are left to the page, whose player may be waiting.
const downloadsAtOnce = 3;

/** @template Item @param {Item[]} items @param {(item: Item) => Promise<void>} work */
async function someAtOnce(items, work) {
  const waiting = [...items];
  const workInTurn = async () => {
    while (waiting.length > 0) await work(/** @type {Item} */ (waiting.shift()));
  };
  await Promise.all(Array.from({ length: downloadsAtOnce }, workInTurn));
}

async function install() {
  const cache = await caches.open(current);
  await someAtOnce(Object.entries(needed), ([name, integrity]) => store(cache, name, integrity));
  for (const [name, integrity] of Object.entries(later)) {
    const found = await findIntact(urlOf(name), integrity);
    if (found) await cache.put(urlOf(name), found);
  }
}

// Where only the network was gone, the browser tries again with the next visit, and nothing is said.
/** @param {unknown} error */
async function tellWhyNot(error) {
  if (error instanceof Changed || /** @type {Error} */ (error).name === 'QuotaExceededError')
    for (const client of await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })) client.postMessage('not kept');
  throw error;
}

worker.addEventListener('install', (event) => event.waitUntil(exclusively(install).catch(tellWhyNot)));

// Deletes the caches of other builds that no open page uses, unless an update is under way.
const deleteUnused = () => exclusively(async () => {
  if (worker.registration.installing || worker.registration.waiting) return;
  const { held } = await navigator.locks.query();
  const used = new Set([current, ...(held ?? []).map(({ name }) => name)]);
  await Promise.all((await cacheNames()).filter((name) => !used.has(name)).map((name) => caches.delete(name)));
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  if (event.data === 'which build') event.ports[0].postMessage(build);
  if (event.data === 'take over') void worker.skipWaiting();
  if (event.data === 'opened') event.waitUntil(deleteUnused());
});

// A page that got a damaged file asks for it past all caches; this repairs the copy in each of them.
/** @param {string} url @param {string} integrity */
async function downloadAgain(url, integrity) {
  const response = await fetchIntact(url, { integrity, cache: 'reload' });
  for (const cacheName of await cacheNames()) {
    const cache = await caches.open(cacheName);
    if (await cache.match(url, { ignoreVary: true })) await cache.put(url, response.clone());
  }
  return response;
}

/** @param {Request} request @param {string} name */
async function answerFile(request, name) {
  const url = urlOf(name);
  const integrity = needed[name] ?? later[name];
  if (request.cache === 'reload' && integrity) return downloadAgain(url, integrity);
  const found = await findCached(url);
  // The copy that is answered is not the one that was read for its sum: browsers keep beside it what they have compiled.
  if (found && (!integrity || await findIntact(url, integrity))) return found;
  if (found) return downloadAgain(url, integrity);
  if (!(name in later)) return fetch(request);
  const response = await fetchIntact(url, { integrity });
  await (await caches.open(current)).put(url, response.clone());
  return response;
}

/** @param {Request} request @param {string} page */
const answerPage = async (request, page) =>
  await caches.match(urlOf(page), { cacheName: current, ignoreVary: true }) ?? fetch(request);

// The page at an address with or without `.html`.
/** @param {string} name */
function pageOf(name) {
  const plain = name.replace(/\.html$/, '');
  return plain === '' || plain === 'index' ? './' : `${plain}.html`;
}

// Another app shares a text, which no server gets. The page that is opened then takes it.
/** @param {Request} request */
async function receiveShared(request) {
  await keepShared(scope, await textOf(await request.formData()));
  return Response.redirect(urlOf(sharedPage), 303);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  if (request.method === 'POST' && url.href === urlOf(shareAction)) return event.respondWith(receiveShared(request));
  if (request.method !== 'GET' || !url.href.startsWith(scope)) return;
  const name = url.href.slice(scope.length);
  if (request.mode === 'navigate') {
    const page = pageOf(name);
    if (page in needed) event.respondWith(answerPage(request, page));
  } else if (hashed.test(name)) {
    event.respondWith(answerFile(request, name));
  }
});

// It is somebody's turn at a live table (live/turn_call.mjs).
async function showTable() {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url.startsWith(scope));
  await (page ? page.focus() : worker.clients.openWindow(scope));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable());
});
