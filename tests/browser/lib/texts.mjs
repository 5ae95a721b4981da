// The texts of the catalogues as tests ask for them, by key: so a writer can improve a sentence and no test fails.
import { loadCatalogues } from '../../../cmake/catalogue.mjs';
import { loadHelp } from '../../../cmake/help.mjs';
import { languages } from '../../../cmake/languages.mjs';

const [catalogues, help] = [loadCatalogues(), loadHelp()];

// `{name}`, or `{n|one|other}`, whose forms may have placeholders.
const placeholder = /(\{(?:[^{}]|\{[^{}]*\})*\})/;

function raw(key, language) {
  const text = catalogues[language].get(key) ?? help[language].get(key);
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text;
}

// The text with `argument(name)` in place of each placeholder, and `literal(part)` of the rest.
function filled(text, given, argument, literal) {
  return text.split(placeholder).map((part, i) => {
    if (i % 2 === 0) return literal(part);
    const [name, one, other = one] = part.slice(1, -1).split('|');
    if (!(name in given) || one === undefined) return argument(name);
    return filled(given[name] === 1 ? one : other, given, argument, literal);
  }).join('');
}

// The text of a key; `given` are its arguments.
export function textOf(key, given = {}, language = 'en') {
  const argument = (name) => {
    if (!(name in given)) throw new Error(`${key} needs an argument ${name}`);
    return String(given[name]);
  };
  return filled(raw(key, language), given, argument, (part) => part);
}

// The same as a pattern, in which an argument that is not given may be anything.
export function patternOf(key, given = {}, language = 'en') {
  const escaped = (part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(filled(raw(key, language), given, (name) => (name in given ? escaped(String(given[name])) : '.*'), escaped));
}

// The same in whatever language the page is.
export const patternOfAny = (key, given = {}) => new RegExp(languages.map((language) => patternOf(key, given, language).source).join('|'));
