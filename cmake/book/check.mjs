// Lists what is wrong with a rule book. The build and the tests reject a book with mistakes.
import { languages } from '../languages.mjs';
import { allTokens, attributeOf, headingsOf, idsIn, nameOf, parse } from './markdown.mjs';

/** @import { Book } from './source.mjs' */
/** @import { Heading, Token } from './markdown.mjs' */
/** @typedef {(what: string) => unknown} Report */

const requiredSections = ['questions', 'glossary'];

// The keys of the game's texts that must have a section: whoever is refused something or asks what a thing is can read on.
/** @param {string} game @param {Iterable<string>} keys */
export const keysToExplain = (game, keys) => [...keys].filter((key) =>
  key.startsWith(`${game}.refusal.`) || (key.startsWith(`${game}.what.`) && !key.endsWith('.name')));

/** @param {string[]} wanted @param {string[]} found */
const differences = (wanted, found) => wanted.filter((item) => !found.includes(item));

// Says where two lists first differ; empty if they are equal.
/** @param {string[]} a @param {string[]} b */
function firstDifference(a, b) {
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, i) => a[i] !== b[i]);
  return at < 0 ? '' : `${a[at] ?? 'nothing'} / ${b[at] ?? 'nothing'}`;
}

// Ids that begin with `book-` or `picture-` are the page's own.
/** @param {Heading[]} headings @param {Report} report */
function checkHeadings(headings, report) {
  if (headings.filter(({ level }) => level === 1).length !== 1 || headings[0]?.level !== 1) report('must begin with its title, the only heading of the first level');
  for (const { level, id, text } of headings.slice(1)) {
    if (level > 4) report(`“${text}”: headings have four levels at most`);
    if (!/^(?!book-|picture-)[a-z][a-z0-9-]*$/.test(id ?? '')) report(`“${text}”: needs an id, such as {#${text.toLowerCase().replace(/[^a-z]+/g, '-') || 'goal'}}`);
  }
  const ids = idsIn(headings);
  for (const id of ids.filter((id, i) => ids.indexOf(id) !== i)) report(`#${id}: two headings have this id`);
}

// `idsOf(game)` are the ids of a game's book, null if it has none.
/** @param {Token[]} tokens @param {Book} book @param {(game: string) => string[] | null} idsOf @param {Report} report */
function checkLinks(tokens, book, idsOf, report) {
  for (const href of tokens.filter(({ type }) => type === 'link_open').map((token) => attributeOf(token, 'href') ?? '')) {
    const [, game = book.game, id] = /^(?:rules-([a-z]+)-[a-z]{2}\.html)?(?:#([\w.-]+))?$/.exec(href) ?? [];
    const isOfPage = /^\.\/#/.test(href) || /^https:/.test(href);
    const known = idsOf(game);
    if (!isOfPage && !known?.includes(id ?? known[0])) report(`the link ${href} leads nowhere`);
  }
}

// Everything that is wrong with `book` (source.mjs), as `file: what`. `icons` are the names of the game's signs, `keys`
// those of all texts, and `otherIds(game)` the section ids of another game's book.
/** @param {Book} book @param {{ icons: string[], keys: Map<string, string>, otherIds?: (game: string) => string[] | null }} facts */
export function mistakesIn(book, { icons, keys, otherIds = () => null }) {
  const { game, positions, sections, iconNames } = book;
  /** @type {string[]} */
  const mistakes = [];
  const byLanguage = languages.map((language) => {
    /** @type {Report} */
    const report = (what) => mistakes.push(`assets/book/${game}/${language}.md: ${what}`);
    const top = parse(book.markdown[language]);
    const tokens = allTokens(top);
    const headings = headingsOf(top);
    const ids = idsIn(headings);
    /** @param {string} type */
    const named = (type) => tokens.filter((token) => token.type === type).map(nameOf);
    checkHeadings(headings, report);
    checkLinks(tokens, book, (other) => (other === game ? ids : otherIds(other)), report);
    for (const id of differences(requiredSections, ids)) report(`has no section #${id}`);
    for (const name of new Set(differences(named('icon'), icons))) report(`:${name}: there is no such icon`);
    for (const name of new Set(named('icon').filter((icon) => !iconNames[icon]?.[language]))) report(`:${name}: needs a name in icons.json`);
    for (const name of differences(named('position'), Object.keys(positions))) report(`position:${name}: positions.json has none`);
    for (const { content } of tokens.filter(({ type }) => type === 'image')) report(`the picture “${content}” must be a position, alone in its paragraph`);
    const outline = tokens.flatMap((token) => {
      const { type, tag } = token;
      if (type === 'heading_open') return [`${tag}#${attributeOf(token, 'id')}`];
      return type === 'position' ? [`position:${nameOf(token)}`] : type === 'blockquote_open' ? ['a ruling'] : [];
    });
    return { ids, outline, used: named('position') };
  });
  const [first] = byLanguage;
  /** @param {string} file @param {string} what */
  const report = (file, what) => mistakes.push(`assets/book/${game}/${file}: ${what}`);
  byLanguage.slice(1).forEach(({ outline }, i) => {
    const difference = firstDifference(first.outline, outline);
    if (difference) report(`${languages[i + 1]}.md`, `differs from ${languages[0]}.md in its sections, pictures or rulings: ${difference}`);
  });
  for (const name of differences(Object.keys(positions), first.used)) report('positions.json', `${name}: no page shows it`);
  for (const [key, id] of Object.entries(sections)) {
    if (!keys.has(key)) report('sections.json', `${key}: there is no such text`);
    if (!first.ids.includes(id)) report('sections.json', `${key}: there is no section #${id}`);
  }
  for (const key of differences(keysToExplain(game, keys.keys()), Object.keys(sections))) report('sections.json', `${key}: is missing`);
  return mistakes;
}
