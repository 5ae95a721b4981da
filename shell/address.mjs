// Reads the query parameters of a frame's address. Invalid values are ignored.
import { spokenLanguage } from './language.mjs';

/** @param {string[]} allowed @returns {(value: string | null) => string | null} */
const oneOf = (allowed) => (value) => (allowed.includes(/** @type {string} */ (value)) ? value : null);
/** @param {RegExp} pattern @returns {(value: string | null) => string | null} */
const matching = (pattern) => (value) => (pattern.test(value ?? '') ? value : null);

// Normalised as browsers write an origin, since messages are sent to it and compared with it.
/** @param {string | null} value */
function origin(value) {
  try {
    const url = new URL(/** @type {string} */ (value));
    return /^https?:$/.test(url.protocol) ? url.origin : null;
  } catch {
    return null;
  }
}

const parsers = {
  game: matching(/^[a-z]{1,32}$/),
  lang: spokenLanguage,
  theme: oneOf(['dark', 'light']),
  seed: matching(/^\d{1,15}$/),
  api: oneOf(['1']),
  live: oneOf(['1']),
  origin,
  channel: matching(/^[0-9A-Za-z_-]{16,64}$/),
};

// { game, lang, theme, seed, api, live, origin, channel }; each is null if it is missing or invalid.
/** @param {string} query @returns {Record<keyof typeof parsers, string | null>} */
export function readAddress(query) {
  const parameters = new URLSearchParams(query);
  return /** @type {ReturnType<readAddress>} */ (Object.fromEntries(Object.entries(parsers).map(([name, parse]) => [name, parse(parameters.get(name))])));
}
