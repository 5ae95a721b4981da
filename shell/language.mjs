// The page's own words, in the language that is in force.
import { texts } from 'kairo:texts';

export const languages = Object.keys(texts);
let language = 'en';
const followers = [];

// The first of the browser's languages that Kairo speaks.
export function preferredLanguage() {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const code = wanted.slice(0, 2).toLowerCase();
    if (languages.includes(code)) return code;
  }
  return 'en';
}

export function say(key) {
  return texts[language][`page.${key}`];
}

// Calls back now and whenever the language changes.
export function inEveryLanguage(follower) {
  followers.push(follower);
  follower();
}

export function setLanguage(code) {
  if (!languages.includes(code)) return;
  language = code;
  document.documentElement.lang = code;
  for (const follower of followers) follower();
}
