// Starts the canvas and passes messages between it and the page (canvas_messages.json lists them).
import createKairo from 'kairo:engine';
import { games } from 'kairo:embed';
import { build, files, relays } from 'kairo:files';

import { setUpBookDialog } from './book_dialog.mjs';
import { Bots } from './bots.mjs';
import { addressOf, bytesOf, damagedFiles, downloadAgain, isStale, isTooOld, isTrap, named, OtherBuild } from './built_files.mjs';
import { hideDownload, shownDownload } from './canvas_download.mjs';
import { setUpFileDialog } from './file_dialog.mjs';
import { GameModules, senderInTime } from './game_modules.mjs';
import { Guard } from './guard.mjs';
import { Help } from './help.mjs';
import { nextTask } from './idle.mjs';
import { filterInput } from './input.mjs';
import { maxInputLength, readText } from './input_text.mjs';
import { language as currentLanguage, preferredLanguage, say, setLanguage } from './language.mjs';
import { LanguageFiles, loadFirst } from './language_files.mjs';
import { followLive } from './live/follow.mjs';
import { MatchLock } from './match_lock.mjs';
import { followArrivals } from './page/arrivals.mjs';
import { Trail } from './page/history.mjs';
import { followLaunches } from './page/launches.mjs';
import { followOnePress } from './page/one_press.mjs';
import { OwnDialog } from './page/own_dialog.mjs';
import { followPresses, replayEarly } from './page/presses.mjs';
import { followUndoKey } from './page/undo_key.mjs';
import { View } from './page/view.mjs';
import { followPasses } from './pass.mjs';
import { Picture } from './picture.mjs';
import { followPreferences, setTheme } from './preferences.mjs';
import { renew, tellStale } from './renew.mjs';
import { showRescue } from './rescue.mjs';
import { Results } from './results.mjs';
import { Saves, written } from './saves.mjs';
import { Sound, vibrates } from './sound/sound.mjs';

// Messages whose content comes from people. The canvas does not get what is longer than anything it could read.
const fromPeople = ['answer', 'open', 'setup'];
// The messages after which there may be much to do.
const asked = [...fromPeople, 'language', 'press', 'go'];
/** @param {Kairo.Program} kairo @param {Guard} guard @returns {Kairo.Send} */
const senderTo = (kairo, guard) => (name, content) => {
  if (asked.includes(name)) guard.begin();
  return fromPeople.includes(name) && content.length > maxInputLength ? kairo.give('too long', '') : kairo.give(name, content);
};

const root = document.documentElement;
const canvas = document.getElementById('canvas');
const status = document.getElementById('status');

// They work without the program, too: the saved matches can be handed out when it has failed.
const own = new OwnDialog();
const showFileDialog = setUpFileDialog(own);

const gameIds = Object.keys(games);

// A handler for each message of the canvas. `loadedFiles` are given to it first.
/** @param {Kairo.Send} send @param {Saves} saves @param {Trail} trail @param {import('./language_files.mjs').Loaded[]} loadedFiles @param {(count: number) => void} devices @returns {Kairo.Handlers} */
function makeHandlers(send, saves, trail, loadedFiles, devices) {
  const view = new View(() => send('back', ''));
  const pass = followPasses(own, status);
  const book = setUpBookDialog(send, (name, close) => trail.lay(name, close));
  const lock = new MatchLock(saves, send);
  const languageFiles = new LanguageFiles(send, loadedFiles);
  const help = new Help(send);
  const bots = new Bots(send);
  const sound = new Sound();
  const results = new Results(send, own);
  const live = followLive((name, content) => {
    if (name === 'live present') devices(String(content).split('\n').length - 1);  // the first two lines are no devices, but this one counts
    send(name, content);
  }, { script: addressOf(files.line), relays, base: location.href });
  document.getElementById('words-close').addEventListener('click', () => send('words', 'no'));
  return {
    page: (json) => {
      const state = JSON.parse(json);
      view.show(state);
      trail.update(state.trail);
    },
    title: (text) => { document.title = text; },
    settled: () => {
      if (saves.state !== 'lost') trail.settle();
    },
    forget: (name) => saves.remove(name),
    aside: (names) => saves.quarantine(.../** @type {[from: string, to: string]} */ (names.split('\n'))),
    hold: (id) => lock.acquire(id),
    seize: (id) => lock.steal(id),
    file: showFileDialog,
    settings: (text) => saves.saveSettings(text),
    statistics: (text) => saves.saveStatistics(text),
    theme: (theme) => {
      setTheme(theme);
      book.setTheme(theme);
    },
    contrast: (contrast) => { root.dataset.contrast = contrast; },
    'text size': (size) => { root.dataset.textSize = size; },
    hand: (hand) => { root.dataset.hand = hand; },
    words: (on) => { root.dataset.words = on; },
    volume: (volume) => sound.setVolume(volume),
    sound: (name) => sound.play(name),
    vibrate: (milliseconds) => void navigator.vibrate?.(Number(milliseconds)),
    book: book.open,
    pass,
    result: (text) => results.show(text),
    language: (language) => {
      setLanguage(language);
      void languageFiles.bring(language);
      void help.bring(language);
    },
    fonts: (language) => languageFiles.bringFonts(language),
    names: async () => {
      const bytes = await bytesOf(files.fonts.names).catch(() => null);
      if (bytes) send('font', named('names', bytes));
    },
    lessons: async (game) => {
      void help.bring(currentLanguage());  // in case it could not be fetched when the page was opened
      const file = files.lessons[game];
      const bytes = file && await bytesOf(file).catch(() => null);
      if (bytes) send('lessons', `${game}\n${new TextDecoder().decode(bytes)}`);
      else send('no lessons', `${game}\n${navigator.onLine ? 'failed' : 'offline'}`);
    },
    think: (text) => bots.think(text),
    'stop thinking': (id) => bots.stop(id),
    'live join': (text) => {
      devices(1);
      void help.bring(currentLanguage());  // it has the words of the lobby
      return live((table) => table.join(text));
    },
    'live state': (text) => live((table) => table.state(text)),
    'live sign': (sign) => live((table) => table.sign(sign)),
    'live turn': (words) => live((table) => table.turn(words)),
    'live ask': () => live((table) => table.ask()),
    renew,
    'live leave': () => {
      devices(0);
      return live((table) => table.leave());
    },
  };
}

// Hears what people press, choose, type, paste, drop or open with the installed app.
/** @param {Kairo.Send} send @param {Trail} trail */
function followPeople(send, trail) {
  /** @param {string} key */
  const press = (key) => send('press', key);
  /** @param {string} what @param {string} text */
  const answer = (what, text) => send('answer', `${what}\n${text}`);
  /** @param {string} text */
  const openText = (text) => {
    own.close();
    answer('link', text);
  };
  followArrivals(openText);
  followUndoKey(() => press('table.undo'));
  trail.followLinks((fragment) => send('open', fragment));
  if (window.top === window) followLaunches({ openText, games: gameIds, openLink: (fragment) => send('open', fragment), openGame: (id) => send('go', id) });
  return { press, answer };
}

// Tells the canvas when the page is hidden or left, since no later event is certain to come.
/** @param {Kairo.Send} send */
function followLeaving(send) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send('away', '');
  });
  // In the capture phase, so that the canvas can still save before the match's lock is released.
  window.addEventListener('pagehide', () => send('away', ''), { capture: true });
}

// The last page was ended in the middle of its work. Saved matches can be handed out or deleted before they are read again.
class WasEnded extends Error {}

// Called when the canvas has crashed or could not start; the saved matches can still be exported.
/** @param {string} words */
function showUnusable(words) {
  window.kairoEarly?.stop();
  status.textContent = '';
  showRescue(words, showFileDialog);
}

const showBroken = () => showUnusable(say('broken'));

// Loads the canvas, its texts, its first fonts and `games` in parallel. `take` and `write` are what the canvas calls (web/host/browser.cpp).
/** @param {{ language: string, modules: GameModules, games: string[], take: (name: string, text: string) => void, write: (name: string, text: string) => number }} wishes */
async function load({ language, modules, games, take, write }) {
  if (typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
  const { hook, failure } = shownDownload();
  const [kairo, loadedFiles] = await Promise.all([
    Promise.race([failure, createKairo({
      ...hook,
      canvas,
      locateFile: () => addressOf(files.wasm),
      take,
      write,
      // While the canvas is loading, the rejected promise reports the failure instead.
      onAbort: () => { if (root.dataset.ready) showBroken(); },
    })]),
    loadFirst(language),
    modules.prefetch(games),
  ]);
  if (kairo.build?.() !== build) throw new OtherBuild();
  modules.start(kairo.wasmExports);
  await modules.add(games);
  return { kairo, loadedFiles };
}

// Starts Kairo. `language` and `theme` are preferences, `only` is the one game to show, or empty for the box, and
// `handlers` receive further messages of the canvas. `live`: live tables can be joined where the build has a relay; `devices` hears
// how many are at the one that was joined, this one too, and 0 when it is left. Resolves to the functions that control Kairo
// from outside.
/** @param {{ language?: string, theme?: string, only?: string, live?: boolean, handlers?: Kairo.Handlers, devices?: (count: number) => void }} wishes */
export async function boot({ language = preferredLanguage(), theme = 'auto', only = '', live = !root.dataset.frame && window.top === window, handlers: furtherHandlers = {}, devices = () => {} } = {}) {
  setLanguage(language);
  if (!CSS.supports('word-break', 'auto-phrase')) import('./page/phrases.mjs').then(({ followPhrases }) => followPhrases(), () => {});
  status.textContent = say('loading');
  /** @type {Kairo.Send} */
  let send = () => {};
  followOnePress(canvas, (name, content) => send(name, content));
  // Hears presses from here on; what was pressed earlier is kept (page/early.js).
  /** @type {ReturnType<followPeople> | null} */
  let people = null;
  followPresses({
    press: (key) => people?.press(key),
    answer: (what, text) => people?.answer(what, text),
    readFile: readText,
    deeds: { own: (name) => own.deed(/** @type {string} */ (name)) },
  });

  const guard = new Guard();
  if (await guard.hasFailed()) throw new WasEnded();
  // A message that is sent to the canvas within a promise rejects it when the canvas crashes.
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (/** @type {any} */ { error, reason }) => { if (isTrap(error ?? reason)) showBroken(); });
  /** @type {[name: string, text: string][]} */
  const early = [];
  /** @type {Kairo.Handlers | null} */
  let handlers = null;
  const saves = new Saves();
  const trail = new Trail({ go: (place) => send('go', place), isFramed: window.top !== window, games: gameIds });
  own.lay = (name, close) => trail.lay(name, close);
  const modules = new GameModules();
  const { kairo, loadedFiles } = await load({
    language: /** @type {string} */ ([saves.language(), language].find((code) => files.texts[/** @type {string} */ (code)])),
    modules,
    // A kept match or a link may be of any game.
    games: saves.hasMatches() || trail.hasLink || trail.place ? gameIds : gameIds.filter((game) => game === only),
    take: (name, text) => void (handlers ? handlers[name]?.(text) : early.push([name, text])),
    write: (name, text) => {
      const result = saves.write(name, text, send);
      root.toggleAttribute('data-unsaved', result !== written.saved);
      if (result === written.saved) trail.settle();
      return result;
    },
  }).finally(hideDownload);
  await nextTask();
  send = senderInTime(modules, senderTo(kairo, guard), showFailure);
  const picture = new Picture(canvas, send);
  handlers = { ...makeHandlers(send, saves, trail, loadedFiles, devices), picture: (state) => picture.tell(state), ...furtherHandlers };
  for (const [name, text] of early) void handlers[name]?.(text);

  await nextTask();
  send('language', language);
  send('storage', saves.state);
  const requestTheme = followPreferences(send, theme);
  send('settings', saves.settings());
  send('statistics', saves.statistics());
  saves.sendChanges(send);
  saves.followOtherTabs(send);
  followLeaving(send);
  filterInput(canvas, send);
  await nextTask();
  send('only', only && document.documentElement.dataset.frame ? `${only}\nframe` : only);
  send('framed', root.dataset.frame ?? 'no');
  send('vibrates', vibrates() ? 'yes' : 'no');
  send('live offered', relays && live ? 'yes' : 'no');
  // A page that is loaded again stays where it was, unless its address has a link.
  if (!trail.hasLink) send('at', trail.place);
  send('start', '');
  people = followPeople(send, trail);
  // The first frame has taken long enough: what it shows is shown in a task of its own. The program finds what was pressed in
  // what it has shown.
  const { page: show } = handlers;
  let latest = '';
  handlers.page = async (json) => {
    const isFirst = latest === '';
    latest = json;
    if (!isFirst) return;
    await nextTask();
    handlers.page = show;
    void show(latest);
    replayEarly(people);
    void modules.addAtLeisure().catch(() => {});  // tried again when it is needed
  };
  status.textContent = '';
  window.kairo = kairo;
  root.dataset.ready = 'yes';

  // Sends a message that the canvas answers at once, with a message of the same name; returns the answer.
  /** @param {string} name */
  const query = (name) => {
    let answer = '';
    handlers[name] = (text) => { answer = text; };
    send(name, '');
    return answer;
  };
  // Sends a message; returns why the canvas refuses at once what it asks for, or nothing.
  /** @param {string} name @param {string} text */
  const refusal = (name, text) => {
    let reason = '';
    handlers.refused = (why) => { reason = why; };
    send(name, text);
    delete handlers.refused;
    return reason;
  };
  return { canvas, send, query, refusal, requestTheme, persistent: saves.state === 'kept', showPassDialog: handlers.pass, see: (/** @type {boolean} */ isSeen) => picture.see(isSeen), addGames: () => modules.add() };
}

/** @param {Error} error */
export async function showFailure(error) {
  if (error instanceof WasEnded) {
    // A link must not do again what it has done.
    history.replaceState(null, '', location.pathname + location.search);
    return showUnusable(say('hung'));
  }
  console.error(error);
  // This check comes first: a host that no longer has the canvas may send an HTML page instead, which fails like a canvas
  // that the browser is too old for.
  if (await isStale(error)) return tellStale();
  // A damaged file can cause any error.
  const damaged = await damagedFiles();
  if (damaged.length > 0) return tellStale(say(await downloadAgain(damaged) ? 'mended' : 'damaged'));
  if (isTooOld(error)) showUnusable(say('no_wasm'));
  else if (isTrap(error)) showBroken();
  else showUnusable(`${say('failed')} ${error.message}`);
}
