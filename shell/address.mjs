// Reads the query parameters of a frame's address. Invalid values are ignored.
import { spokenLanguage } from './language.mjs';

const oneOf = (allowed) => (value) => (allowed.includes(value) ? value : null);
const matching = (pattern) => (value) => (pattern.test(value ?? '') ? value : null);

// Normalised as browsers write an origin, since messages are sent to it and compared with it.
function origin(value) {
  try {
    const url = new URL(value);
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
  origin,
  channel: matching(/^[0-9A-Za-z_-]{16,64}$/),
};

// { game, lang, theme, seed, api, origin, channel }; each is null if it is missing or invalid.
export function readAddress(query) {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(Object.entries(parsers).map(([name, parse]) => [name, parse(parameters.get(name))]));
}
