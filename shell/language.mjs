// The page's own texts in the current language.
import { texts } from 'kairo:texts';

export const languages = Object.keys(texts);
let [current] = languages;
/** @type {(() => void)[]} */
const listeners = [];

// The language of a tag like `ja-JP`, if Kairo speaks it: `jam` is another one than `ja`.
/** @param {string | null} tag */
export function spokenLanguage(tag) {
  const [code] = (tag ?? '').toLowerCase().split(/[-_]/);
  return languages.includes(code) ? code : null;
}

// The first of the browser's languages that Kairo speaks.
export const preferredLanguage = () =>
  (navigator.languages ?? [navigator.language]).map(spokenLanguage).find(Boolean) ?? languages[0];

export const language = () => current;

// A page may have texts of its own.
/** @param {typeof texts} further */
export function addTexts(further) {
  for (const code of languages) Object.assign(texts[code], further[code]);
}

/** @param {string} key */
export function say(key) {
  return texts[current][`page.${key}`];
}

// Calls `listener` now and whenever the language changes.
/** @param {() => void} listener */
export function inEveryLanguage(listener) {
  listeners.push(listener);
  listener();
}

/** @param {string} code */
export function setLanguage(code) {
  if (!languages.includes(code)) return;
  current = code;
  const root = document.documentElement;
  if (root.lang !== code) root.lang = code;  // else every style is found anew
  root.dataset.language = code;  // which a translator leaves alone
  for (const listener of listeners) listener();
}
