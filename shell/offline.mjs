// Registers the service worker, which makes the page work without a network, and offers updates. It does nothing in a frame,
// where the files would be stored for another site's page only.
import { build } from 'kairo:files';

import { inEveryLanguage, say } from './language.mjs';

/** @template {keyof Kairo.Elements} Id @param {Id} id */
const element = (id) => document.getElementById(id);
const folder = new URL('./', location.href).href;

// Sets up the note that offers an update; `onAccept` is called if the player wants it. Returns what shows the note.
/** @param {() => void} onAccept */
function setUpNote(onAccept) {
  const note = element('update');
  const [words] = note.getElementsByTagName('p');
  const [now, later] = note.getElementsByTagName('button');
  let shown = false;
  inEveryLanguage(() => {
    now.textContent = say('update.take');
    later.textContent = say('update.later');
    if (shown) words.textContent = say('update.ready');
  });
  now.addEventListener('click', onAccept);
  later.addEventListener('click', () => { note.hidden = true; });
  return () => {
    shown = true;
    note.hidden = now.hidden = false;
    words.textContent = say('update.ready');
  };
}

// Browsers differ in when and how often they report a new worker, so each is asked which build it is from.
/** @param {ServiceWorker} worker @returns {Promise<string>} */
const buildOf = (worker) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  worker.postMessage('which build', [port2]);
});

async function makeOffline() {
  const workers = navigator.serviceWorker;
  // While the page is open it holds this lock, which tells the worker to keep the files of the page's build. A browser that
  // blocks storage may refuse the lock, but then it stores no files either.
  navigator.locks.request(`kairo ${folder} ${build}`, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});

  workers.addEventListener('message', async ({ data }) => {
    if (data === 'not kept' && !workers.controller) (await import('./not_kept.mjs')).tellNotKept();
  });
  const registration = await workers.register('worker.js', { updateViaCache: 'none' });
  let accepted = false;
  const showNote = setUpNote(() => {
    accepted = true;
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();
  });
  /** @param {ServiceWorker} worker */
  const offer = async (worker) => {
    if (await buildOf(worker) !== build) showNote();
  };
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (accepted) location.reload();
    else if (controlled) void offer(/** @type {ServiceWorker} */ (workers.controller));  // accepted in another tab
    controlled = true;
  });
  /** @param {ServiceWorker | null} next */
  const follow = (next) => next?.addEventListener('statechange', () => {
    if (next.state === 'installed' && controlled) void offer(next);
  });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  if (registration.waiting && controlled) void offer(registration.waiting);
  workers.controller?.postMessage('opened');
}

// Waits until the page has loaded, so as not to compete with it on a slow network.
if (window.top === window && 'serviceWorker' in navigator && 'locks' in navigator)
  window.addEventListener('load', () => {
    makeOffline().catch((error) => console.info(`not available offline: ${error.message}`));
  });
