// Keeps the page for when there is no network, and offers what is newer. Never in a frame: there it would be kept for
// somebody else's page.
import { build } from 'kairo:files';

import { inEveryLanguage, say } from './language.mjs';

const element = (id) => document.getElementById(id);
const folder = new URL('./', location.href).href;

// The note that a newer build waits; `take` is called when it is wanted.
function setUpNote(take) {
  const note = element('update');
  const [words] = note.getElementsByTagName('p');
  const [now, later] = note.getElementsByTagName('button');
  let ready = false;
  inEveryLanguage(() => {
    now.textContent = say('update.take');
    later.textContent = say('update.later');
    if (ready) words.textContent = say('update.ready');
  });
  now.addEventListener('click', take);
  later.addEventListener('click', () => { note.hidden = true; });
  return () => {
    ready = true;
    note.hidden = false;
    words.textContent = say('update.ready');
  };
}

// Browsers differ in when and how often they tell of a worker, so it is asked.
const buildOf = (worker) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  worker.postMessage('which build', [port2]);
});

async function keepPage() {
  const workers = navigator.serviceWorker;
  // Held for as long as this page is open: its build's files stay until then.
  navigator.locks.request(`kairo ${folder} ${build}`, { mode: 'shared' }, () => new Promise(() => {}));

  const registration = await workers.register('worker.js', { updateViaCache: 'none' });
  let wanted = false;
  const showNote = setUpNote(() => {
    wanted = true;
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();
  });
  const offer = async (worker) => {
    if (await buildOf(worker) !== build) showNote();
  };
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
    else if (controlled) offer(workers.controller);  // it was wanted in another tab
    controlled = true;
  });
  const follow = (next) => next?.addEventListener('statechange', () => {
    if (next.state === 'installed' && controlled) offer(next);
  });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  if (registration.waiting && controlled) offer(registration.waiting);
  workers.controller?.postMessage('opened');
}

// After everything else, which comes first over a slow line.
if (window.top === window && 'serviceWorker' in navigator && 'locks' in navigator)
  window.addEventListener('load', () => {
    keepPage().catch((error) => console.info(`not kept for offline: ${error.message}`));
  });
