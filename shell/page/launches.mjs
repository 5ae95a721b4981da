// Takes what the system gives to the installed app (manifest.webmanifest): links, files, its shortcuts, and texts that other
// apps share. All of it comes to the window that is open, if there is one.
import { readTexts } from '../input_text.mjs';
import { takeShared } from '../passed_text.mjs';
import { isLink } from './fragment.mjs';

const scope = new URL('./', location.href).href;
const openedAt = location.href;

// Reads what a launch asks for: { fragment } of a link, or { game }; empty: nothing but the window.
/** @param {string} address @param {string[]} games @returns {{ fragment?: string, game?: string }} */
export function wishOf(address, games) {
  const { pathname, hash } = new URL(address);
  if (isLink(hash)) return { fragment: hash.slice(1) };
  const name = /** @type {string} */ (pathname.split('/').at(-1)).replace(/\.html$/, '');
  return games.includes(name) ? { game: name } : {};
}

/** @param {string | undefined} address @param {File[]} files */
const signatureOf = (address, files) => JSON.stringify([address, ...files.map(({ name, size, lastModified }) => [name, size, lastModified])]);

// A page that is loaded again gets its launch again.
/** @param {string} signature */
function isRepeated(signature) {
  const stored = 'kairo.launch';
  try {
    const last = sessionStorage.getItem(stored);
    sessionStorage.setItem(stored, signature);
    return last === signature && /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType('navigation')[0])?.type !== 'navigate';
  } catch {
    return false;
  }
}

// Opens a text that was shared while the page was not there.
/** @param {(text: string) => void} openText */
async function openShared(openText) {
  if (!new URL(openedAt).searchParams.has('shared') || !window.caches) return;
  const text = await takeShared(scope).catch(() => null);
  if (text) openText(text);
}

// `openText(text)` opens what a file or another app holds, `openLink(fragment)` a link, `openGame(id)` a game.
/** @param {{ openText: (text: string) => void, openLink: (fragment: string) => void, openGame: (id: string) => void, games: string[] }} ways */
export function followLaunches({ openText, openLink, openGame, games }) {
  void openShared(openText);
  let isFirst = true;
  window.launchQueue?.setConsumer(async ({ targetURL, files: handles = [] }) => {
    const wasFirst = isFirst;
    isFirst = false;
    const files = await Promise.all(/** @type {FileSystemFileHandle[]} */ (handles.filter(({ kind }) => kind === 'file')).map((handle) => handle.getFile()));
    if (wasFirst && isRepeated(signatureOf(targetURL, files))) return;
    if (files.length > 0) return openText(await readTexts(files));
    // The launch that has loaded the page: its address is read as in every window.
    if (!targetURL || (wasFirst && targetURL === openedAt)) return;
    const { fragment, game } = wishOf(targetURL, games);
    if (fragment) openLink(fragment);
    else if (game) openGame(game);
  });
}
