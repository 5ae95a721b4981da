// Boots the canvas and carries messages between it and the page (web/host/host.h lists them).
import createKairo from 'kairo:engine';
import { build, files } from 'kairo:files';

import { setUpAsk } from './dialogs.mjs';
import { addressOf, bytesOf, isStale, isTooOld, OtherBuild } from './files.mjs';
import { Hold } from './hold.mjs';
import { guardInput } from './input.mjs';
import { setUpKeep } from './keep.mjs';
import { inEveryLanguage, preferredLanguage, say, setLanguage } from './language.mjs';
import { Mirror } from './mirror.mjs';
import { followPreferences, setTheme } from './preferences.mjs';
import { tellStale } from './renew.mjs';
import { Saves, written } from './saves.mjs';
import { setUpPass } from './share.mjs';

const root = document.documentElement;
const canvas = document.getElementById('canvas');
const status = document.getElementById('status');

// The page writes with the canvas's own letters.
function useForThePage(family, bytes) {
  document.fonts.add(new FontFace(family, bytes));
}

// What becomes of each message of the canvas.
function listenTo(kairo, saves) {
  const give = (name, text) => kairo.give(name, text);
  const mirror = new Mirror((id) => give('press', id));
  const ask = setUpAsk(give, canvas);
  const pass = setUpPass(canvas);
  const hold = new Hold(saves, give);
  const note = document.getElementById('words-note');
  document.getElementById('words-close').addEventListener('click', () => give('words', 'no'));
  inEveryLanguage(() => {
    if (root.dataset.picture) note.textContent = say('no_picture');
  });
  return {
    mirror: (json) => mirror.show(JSON.parse(json)),
    title: (text) => { document.title = text; },
    settled: () => {
      if (saves.state !== 'lost') forgetFragment();
    },
    forget: (name) => saves.forget(name),
    aside: (names) => saves.putAside(...names.split('\n')),
    hold: (id) => hold.take(id),
    seize: (id) => hold.seize(id),
    file: setUpKeep(canvas),
    settings: (text) => saves.saveSettings(text),
    language: setLanguage,
    theme: setTheme,
    words: (on) => { root.dataset.words = on; },
    ask,
    pass,
    names: async () => {
      const bytes = await bytesOf(files.fonts.names).catch(() => null);
      if (bytes) give('font names', bytes);
    },
    picture: () => {
      root.dataset.picture = 'none';
      note.textContent = say('no_picture');
    },
  };
}

let opened = false;  // the canvas has been told what the address holds

// What the link said is in a save now; where nothing is saved the address goes on holding it.
function forgetFragment() {
  if (opened) history.replaceState(null, '', location.pathname + location.search);
  opened = false;
}

function followFragment(kairo) {
  const open = () => {
    opened = location.hash.length > 1;
    if (opened) kairo.give('open', location.hash.slice(1));
  };
  window.addEventListener('hashchange', open);
  open();
}

// Perhaps nothing is heard of the page after this.
function followLeaving(give) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') give('away', '');
  });
  // Captured: before the match is let go.
  window.addEventListener('pagehide', () => give('away', ''), { capture: true });
}

function followCanvas(kairo) {
  // SDL looks at the canvas's size when the window's changes; the panel beside it changes it too.
  new ResizeObserver(() => window.dispatchEvent(new UIEvent('resize'))).observe(canvas);
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    kairo.give('picture', 'lost');
  });
  canvas.addEventListener('webglcontextrestored', () => kairo.give('picture', 'back'));
}

// Loads the canvas and the letters that it begins with, each at the same time as the others.
async function load({ take, write }) {
  if (typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
  const [kairo, reading, display] = await Promise.all([
    createKairo({
      canvas,
      locateFile: () => addressOf(files.wasm),
      take,
      write,
      onAbort: () => { status.textContent = say('broken'); },
    }),
    bytesOf(files.fonts.reading),
    bytesOf(files.fonts.display),
  ]);
  if (kairo.build?.() !== build) throw new OtherBuild();
  useForThePage('Kairo', reading);
  useForThePage('KairoDisplay', display);
  kairo.give('font reading', reading);
  kairo.give('font display', display);
  return kairo;
}

// Sets the table. `language`, `theme` and `only` are what whoever shows the page wishes; `hear` takes further messages of
// the canvas. Resolves to what can be done with the table from outside.
export async function boot({ language = preferredLanguage(), theme = 'auto', only = '', hear = {} } = {}) {
  setLanguage(language);
  status.textContent = say('loading');

  const early = [];
  let handlers = null;
  const kairo = await load({
    take: (name, text) => (handlers ? handlers[name]?.(text) : early.push([name, text])),
    write: (name, text) => {
      const result = saves.write(name, text, give);
      root.toggleAttribute('data-unsaved', result !== written.kept);
      if (result === written.kept) forgetFragment();
      return result;
    },
  });
  const give = (name, text) => kairo.give(name, text);
  const saves = new Saves();
  handlers = { ...listenTo(kairo, saves), ...hear };
  for (const [name, text] of early) handlers[name]?.(text);

  give('language', language);
  give('storage', saves.state);
  const wishTheme = followPreferences(give, theme);
  give('settings', saves.settings());
  saves.tell(give);
  saves.follow(give);
  followLeaving(give);
  guardInput(canvas, give);
  followCanvas(kairo);
  give('only', only);
  give('start', '');
  followFragment(kairo);
  status.textContent = '';
  window.kairo = kairo;
  root.dataset.ready = 'yes';

  // What the canvas answers to a message of that very name, before `give` returns.
  const ask = (name) => {
    let answer = '';
    handlers[name] = (text) => { answer = text; };
    give(name, '');
    return answer;
  };
  return { canvas, give, ask, wishTheme, lasting: saves.state === 'kept', pass: handlers.pass };
}

export async function tellFailure(error) {
  console.error(error);
  // A host that has lost the canvas may send a page in its place, which no engine understands.
  if (await isStale(error)) tellStale(root.lang);
  else if (isTooOld(error)) status.textContent = say('no_wasm');
  else status.textContent = `${say('failed')} ${error.message}`;
}
