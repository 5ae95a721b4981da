// What a frame's address asks for; anything odd is as if it were not there.
import { languages } from './language.mjs';

const among = (allowed) => (value) => (allowed.includes(value) ? value : null);
const matching = (pattern) => (value) => (pattern.test(value ?? '') ? value : null);

// An origin as browsers write it, which is what messages are sent to and compared with.
function origin(value) {
  try {
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) ? url.origin : null;
  } catch {
    return null;
  }
}

const readers = {
  game: matching(/^[a-z]{1,32}$/),
  lang: among(languages),
  theme: among(['dark', 'light']),
  seed: matching(/^\d{1,15}$/),
  api: among(['1']),
  origin,
  channel: matching(/^[0-9A-Za-z_-]{16,64}$/),
};

// { game, lang, theme, seed, api, origin, channel }; each null when it is not there.
export function readAddress(query) {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(asked.get(name))]));
}
