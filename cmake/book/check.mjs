// What can be wrong with a rule book. The build and the tests reject a book with mistakes.
import { languages } from '../catalogue.mjs';
import { allTokens, headingsOf, parse } from './markdown.mjs';

const requiredSections = ['questions', 'glossary'];

// The keys of the game's texts that must have a section: whoever is refused something or asks what a thing is can read on.
export const keysToExplain = (game, keys) => [...keys].filter((key) =>
  key.startsWith(`${game}.refusal.`) || (key.startsWith(`${game}.what.`) && !key.endsWith('.name')));

const differences = (wanted, found) => wanted.filter((item) => !found.includes(item));

// Where two lists first differ, in words; empty if they are equal.
function firstDifference(a, b) {
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, i) => a[i] !== b[i]);
  return at < 0 ? '' : `${a[at] ?? 'nothing'} / ${b[at] ?? 'nothing'}`;
}

// Ids that begin with `book-` or `picture-` are the page's own.
function checkHeadings(headings, report) {
  if (headings.filter(({ level }) => level === 1).length !== 1 || headings[0]?.level !== 1) report('must begin with its title, the only heading of the first level');
  for (const { level, id, text } of headings.slice(1)) {
    if (level > 4) report(`“${text}”: headings have four levels at most`);
    if (!/^(?!book-|picture-)[a-z][a-z0-9-]*$/.test(id ?? '')) report(`“${text}”: needs an id, such as {#${text.toLowerCase().replace(/[^a-z]+/g, '-') || 'goal'}}`);
  }
  const ids = headings.map(({ id }) => id).filter(Boolean);
  for (const id of ids.filter((id, i) => ids.indexOf(id) !== i)) report(`#${id}: two headings have this id`);
}

// `idsOf(game)` are the ids of a game's book, null if it has none.
function checkLinks(tokens, book, idsOf, report) {
  for (const href of tokens.filter(({ type }) => type === 'link_open').map((token) => token.attrGet('href'))) {
    const [, game = book.game, id] = /^(?:rules-([a-z]+)-[a-z]{2}\.html)?(?:#([\w.-]+))?$/.exec(href) ?? [];
    const isOfPage = /^\.\/#/.test(href) || /^https:/.test(href);
    if (!isOfPage && !idsOf(game)?.includes(id ?? idsOf(game)[0])) report(`the link ${href} leads nowhere`);
  }
}

// Everything that is wrong with `book` (source.mjs), as `file: what`. `icons` are the names of the game's signs, `keys`
// those of all texts, and `otherIds(game)` the section ids of another game's book.
export function mistakesIn(book, { icons, keys, otherIds = () => null }) {
  const { game, positions, sections, iconNames } = book;
  const mistakes = [];
  const byLanguage = languages.map((language) => {
    const report = (what) => mistakes.push(`assets/book/${game}/${language}.md: ${what}`);
    const top = parse(book.markdown[language]);
    const tokens = allTokens(top);
    const headings = headingsOf(top);
    const ids = headings.map(({ id }) => id).filter(Boolean);
    const named = (type) => tokens.filter((token) => token.type === type).map(({ meta }) => meta.name);
    checkHeadings(headings, report);
    checkLinks(tokens, book, (other) => (other === game ? ids : otherIds(other)), report);
    for (const id of differences(requiredSections, ids)) report(`has no section #${id}`);
    for (const name of new Set(differences(named('icon'), icons))) report(`:${name}: there is no such icon`);
    for (const name of new Set(named('icon').filter((icon) => !iconNames[icon]?.[language]))) report(`:${name}: needs a name in icons.json`);
    for (const name of differences(named('position'), Object.keys(positions))) report(`position:${name}: positions.json has none`);
    for (const { content } of tokens.filter(({ type }) => type === 'image')) report(`the picture “${content}” must be a position, alone in its paragraph`);
    const outline = tokens.flatMap(({ type, tag, attrs, meta }) => {
      if (type === 'heading_open') return [`${tag}#${Object.fromEntries(attrs ?? []).id}`];
      return type === 'position' ? [`position:${meta.name}`] : type === 'blockquote_open' ? ['a ruling'] : [];
    });
    return { ids, outline, used: named('position') };
  });
  const [first] = byLanguage;
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
