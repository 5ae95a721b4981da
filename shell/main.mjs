// Starts the canvas and passes messages between it and the page (web/host/host.h lists them).
import createKairo from 'kairo:engine';
import { build, files } from 'kairo:files';

import { setUpAskDialog } from './ask_dialog.mjs';
import { setUpBookDialog } from './book_dialog.mjs';
import { Bots } from './bots.mjs';
import { addressOf, bytesOf, damagedFiles, downloadAgain, isStale, isTooOld, isTrap, OtherBuild, verifiedBytesOf } from './built_files.mjs';
import { hideDownload, shownDownload } from './canvas_download.mjs';
import { maxInputLength, setUpFileDialog } from './file_dialog.mjs';
import { Fonts, loadFonts } from './fonts.mjs';
import { Help } from './help.mjs';
import { filterInput } from './input.mjs';
import { inEveryLanguage, preferredLanguage, say, setLanguage } from './language.mjs';
import { MatchLock } from './match_lock.mjs';
import { Mirror } from './mirror.mjs';
import { setUpPassDialog } from './pass_dialog.mjs';
import { followPreferences, setTheme } from './preferences.mjs';
import { tellStale } from './renew.mjs';
import { showRescue } from './rescue.mjs';
import { Results } from './results.mjs';
import { Saves, furtherTexts, written } from './saves.mjs';
import { Sound, vibrates } from './sound/sound.mjs';

// Messages whose content comes from people. The canvas does not get what is longer than anything it could read.
const fromPeople = ['answer', 'open', 'new'];
const senderTo = (kairo) => (name, content) =>
  (fromPeople.includes(name) && content.length > maxInputLength ? kairo.give('too long', '') : kairo.give(name, content));

const root = document.documentElement;
const canvas = document.getElementById('canvas');
const status = document.getElementById('status');

// A handler for each message of the canvas. `loadedFonts` are given to it first.
function makeHandlers(send, saves, loadedFonts) {
  const mirror = new Mirror((id) => send('press', id));
  const ask = setUpAskDialog(send, canvas);
  const pass = setUpPassDialog(canvas);
  const book = setUpBookDialog(send, canvas);
  const lock = new MatchLock(saves, send);
  const fonts = new Fonts(send, loadedFonts);
  const help = new Help(send);
  const bots = new Bots(send);
  const sound = new Sound();
  const results = new Results(send, canvas);
  const note = document.getElementById('words-note');
  document.getElementById('words-close').addEventListener('click', () => send('words', 'no'));
  inEveryLanguage(() => {
    if (root.dataset.picture) note.textContent = say('no_picture');
  });
  return {
    mirror: (json) => mirror.show(JSON.parse(json)),
    title: (text) => { document.title = text; },
    settled: () => {
      if (saves.state !== 'lost') clearFragment();
    },
    forget: (name) => saves.remove(name),
    aside: (names) => saves.putAside(...names.split('\n')),
    hold: (id) => lock.acquire(id),
    seize: (id) => lock.steal(id),
    file: showFileDialog,
    settings: (text) => saves.saveSettings(text),
    ...Object.fromEntries(furtherTexts.map((name) => [name, (text) => saves.saveFurther(name, text)])),
    theme: (theme) => {
      setTheme(theme);
      book.setTheme(theme);
    },
    contrast: (contrast) => { root.dataset.contrast = contrast; },
    'text size': (size) => { root.dataset.textSize = size; },
    words: (on) => { root.dataset.words = on; },
    volume: (volume) => sound.setVolume(volume),
    sound: (name) => sound.play(name),
    vibrate: (milliseconds) => navigator.vibrate?.(Number(milliseconds)),
    ask,
    book: book.open,
    pass,
    result: (text) => results.show(text),
    language: (language) => {
      setLanguage(language);
      fonts.bring(language);
      help.bring(language);
    },
    fonts: (language) => fonts.bring(language),
    names: async () => {
      const bytes = await bytesOf(files.fonts.names).catch(() => null);
      if (bytes) send('font names', bytes);
    },
    lessons: async (game) => {
      help.bring(root.lang);  // in case it could not be fetched when the page was opened
      const file = files.lessons[game];
      const bytes = file && await verifiedBytesOf(file).catch(() => null);
      if (bytes) send('lessons', `${game}\n${new TextDecoder().decode(bytes)}`);
      else send('no lessons', `${game}\n${navigator.onLine ? 'failed' : 'offline'}`);
    },
    think: (text) => bots.think(text),
    'stop thinking': (id) => bots.stop(id),
    picture: () => {
      root.dataset.picture = 'none';
      note.textContent = say('no_picture');
    },
  };
}

let fragmentOpened = false;  // the canvas has been sent the fragment that the address still has

// Called when a save holds what the link held. If nothing can be saved, the address must keep its fragment.
function clearFragment() {
  if (fragmentOpened) history.replaceState(null, '', location.pathname + location.search);
  fragmentOpened = false;
}

function followFragment(send) {
  const open = () => {
    fragmentOpened = location.hash.length > 1;
    if (fragmentOpened) send('open', location.hash.slice(1));
  };
  window.addEventListener('hashchange', open);
  open();
}

// Tells the canvas when the page is hidden or left, since no later event is certain to come.
function followLeaving(send) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send('away', '');
  });
  // In the capture phase, so that the canvas can still save before the match's lock is released.
  window.addEventListener('pagehide', () => send('away', ''), { capture: true });
}

function followCanvas(send) {
  // SDL measures the canvas only when the window is resized, but the panel beside it changes its size too.
  const resized = () => window.dispatchEvent(new UIEvent('resize'));
  new ResizeObserver(resized).observe(canvas);
  // A window that moves to another screen may keep its size and change its pixel ratio.
  const followPixels = (ratio) => {
    const media = matchMedia(`(resolution: ${ratio}dppx)`);
    media.addEventListener('change', () => {
      resized();
      send('pixels', '');
      followPixels(devicePixelRatio);
    }, { once: true });
  };
  followPixels(devicePixelRatio);
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    send('picture', 'lost');
  });
  canvas.addEventListener('webglcontextrestored', () => send('picture', 'back'));
}

const showFileDialog = setUpFileDialog(canvas);

// Called when the canvas has crashed or could not start; the saved matches can still be exported.
function showUnusable(words) {
  status.textContent = words;
  showRescue(words, showFileDialog);
}

const showBroken = () => showUnusable(say('broken'));

// Loads the canvas and its first fonts in parallel. `take` and `write` are what the canvas calls (web/host/browser.cpp).
async function load({ language, take, write }) {
  if (typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
  const { hook, failure } = shownDownload();
  const [kairo, loadedFonts] = await Promise.all([
    Promise.race([failure, createKairo({
      ...hook,
      canvas,
      locateFile: () => addressOf(files.wasm),
      take,
      write,
      // While the canvas is loading, the rejected promise reports the failure instead.
      onAbort: () => { if (root.dataset.ready) showBroken(); },
    })]),
    loadFonts(language),
  ]);
  if (kairo.build?.() !== build) throw new OtherBuild();
  return { kairo, loadedFonts };
}

// Starts Kairo. `language` and `theme` are preferences, `only` is the one game to show, or empty for the box, and
// `handlers` receive further messages of the canvas. Resolves to the functions that control Kairo from outside.
export async function boot({ language = preferredLanguage(), theme = 'auto', only = '', handlers: furtherHandlers = {} } = {}) {
  setLanguage(language);
  status.textContent = say('loading');

  window.addEventListener('error', ({ error }) => { if (isTrap(error)) showBroken(); });
  const early = [];
  let handlers = null;
  const saves = new Saves();
  const { kairo, loadedFonts } = await load({
    language: saves.language() ?? language,
    take: (name, text) => (handlers ? handlers[name]?.(text) : early.push([name, text])),
    write: (name, text) => {
      const result = saves.write(name, text, send);
      root.toggleAttribute('data-unsaved', result !== written.kept);
      if (result === written.kept) clearFragment();
      return result;
    },
  }).finally(hideDownload);
  const send = senderTo(kairo);
  handlers = { ...makeHandlers(send, saves, loadedFonts), ...furtherHandlers };
  for (const [name, text] of early) handlers[name]?.(text);

  send('language', language);
  send('storage', saves.state);
  const requestTheme = followPreferences(send, theme);
  send('settings', saves.settings());
  for (const name of furtherTexts) send(name, saves.further(name));
  saves.sendChanges(send);
  saves.followOtherTabs(send);
  followLeaving(send);
  filterInput(canvas, send);
  followCanvas(send);
  send('only', only && document.documentElement.dataset.frame ? `${only}\nframe` : only);
  send('framed', root.dataset.frame ?? 'no');
  send('vibrates', vibrates() ? 'yes' : 'no');
  send('start', '');
  followFragment(send);
  status.textContent = '';
  window.kairo = kairo;
  root.dataset.ready = 'yes';

  // Sends a message that the canvas answers at once, with a message of the same name; returns the answer.
  const query = (name) => {
    let answer = '';
    handlers[name] = (text) => { answer = text; };
    send(name, '');
    return answer;
  };
  return { canvas, send, query, requestTheme, persistent: saves.state === 'kept', showPassDialog: handlers.pass };
}

export async function showFailure(error) {
  console.error(error);
  // This check comes first: a host that no longer has the canvas may send an HTML page instead, which fails like a canvas
  // that the browser is too old for.
  if (await isStale(error)) return tellStale(root.lang);
  // A damaged file can cause any error.
  const damaged = await damagedFiles();
  if (damaged.length > 0) return tellStale(root.lang, say(await downloadAgain(damaged) ? 'mended' : 'damaged'));
  if (isTooOld(error)) showUnusable(say('no_wasm'));
  else if (isTrap(error)) showBroken();
  else showUnusable(`${say('failed')} ${error.message}`);
}
