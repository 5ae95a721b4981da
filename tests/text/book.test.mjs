// The rule books of the project have no mistakes, every kind of mistake in a book is reported, and the pages have what they
// should have.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';

import { checkedBooks, makeBooks } from '../../cmake/book.mjs';
import { mistakesIn } from '../../cmake/book/check.mjs';
import { mistakesInCredits, readCredits } from '../../cmake/book/credits.mjs';
import { pageParts } from '../../cmake/book/page.mjs';
import { booksFolder, gamesWithBook, readBook } from '../../cmake/book/source.mjs';
import { languages } from '../../cmake/languages.mjs';

const markdown = `# Toy

Two players, five minutes.

## Goal {#goal}

Take the last stone :stone:, see [the turn](#turn).

### A turn {#turn}

| you take | then |
| --- | --- |
| 1 | go on |

> Nobody may pass. The rules do not say so; without it the game would not end.

![Anna is to move.](position:first)

## Questions {#questions}

## Glossary {#glossary}
`;
const texts = ['toy.name', 'toy.refusal.too_many', 'toy.what.stone', 'toy.what.stone.name'];
const inAll = (text) => Object.fromEntries(languages.map((language) => [language, text]));
const credits = {
  words: { title: inAll('Makers'), about: inAll('As printed.') },
  roles: { design: inAll('Design & rules') },
  games: { toy: [{ role: 'design', name: '石 <太郎>', address: 'https://example.org' }] },
};
const goodBook = {
  game: 'toy',
  markdown: inAll(markdown),
  sections: { 'toy.refusal.too_many': 'turn', 'toy.what.stone': 'glossary' },
  positions: { first: { match: 'EEEA' } },
  iconNames: { stone: { en: 'stone', ja: '石' } },
  credits,
};
const facts = { icons: ['stone'], keys: new Map(texts.map((key) => [key, key])) };

// The mistakes in the good book after each `[text, other text]` has been replaced in its English page, or with other parts.
function mistakesAfter(replacements, parts = {}, { inBoth = true } = {}) {
  const changed = replacements.reduce((text, [from, to]) => {
    assert.ok(text.includes(from), from);
    return text.replace(from, to);
  }, markdown);
  return mistakesIn({ ...goodBook, markdown: inBoth ? inAll(changed) : { ...inAll(markdown), en: changed }, ...parts }, facts).join('\n');
}

// Positions that have a name; tests/web/book_test.cpp tests that the tables draw them.
const iconsOf = (game) => Object.keys(readBook(game, []).iconNames);

test('every game has a rule book, and no book has a mistake', () => {
  const games = fs.readdirSync('engine/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  assert.deepEqual(gamesWithBook(), games);
  assert.deepEqual(checkedBooks(iconsOf).mistakes, []);
});

test('a good book has no mistakes', () => {
  assert.equal(mistakesAfter([]), '');
});

test('headings without an id, with the same id, or of a deep level are reported', () => {
  assert.match(mistakesAfter([[' {#goal}', '']]), /“Goal”: needs an id, such as \{#goal\}/);
  assert.match(mistakesAfter([['{#turn}', '{#goal}']]), /#goal: two headings have this id/);
  assert.match(mistakesAfter([['### A turn', '##### A turn']]), /“A turn”: headings have four levels/);
  assert.match(mistakesAfter([['# Toy\n', '## Toy {#toy}\n']]), /must begin with its title/);
  assert.match(mistakesAfter([['{#goal}', '{#book-goal}']]), /“Goal”: needs an id/);
});

test('sections that every book needs are reported if they are missing', () => {
  assert.match(mistakesAfter([['{#questions}', '{#faq}']]), /has no section #questions/);
});

test('pages that differ in sections, pictures or rulings are reported', () => {
  assert.match(mistakesAfter([['{#turn}', '{#move}']], {}, { inBoth: false }), /ja\.md: differs from en\.md.*h3#move \/ h3#turn/);
  assert.match(mistakesAfter([['> Nobody', 'Nobody']], {}, { inBoth: false }), /differs from en\.md.*position:first \/ a ruling/);
});

test('icons, positions and links that lead nowhere are reported', () => {
  assert.match(mistakesAfter([[':stone:', ':pebble:']]), /:pebble: there is no such icon/);
  assert.match(mistakesAfter([], { iconNames: { stone: { en: 'stone' } } }), /ja\.md: :stone: needs a name in icons\.json/);
  assert.match(mistakesAfter([['position:first', 'position:last']]), /position:last: positions\.json has none/);
  assert.match(mistakesAfter([['position:first', 'position:last']]), /positions\.json: first: no page shows it/);
  assert.match(mistakesAfter([['](#turn)', '](#trun)']]), /the link #trun leads nowhere/);
  assert.match(mistakesAfter([['](#turn)', '](rules-other-en.html)']]), /the link rules-other-en\.html leads nowhere/);
  assert.match(mistakesAfter([['![Anna', 'See ![Anna']]), /the picture “Anna is to move\.” must be a position, alone/);
});

test('texts without a section, and sections without a text, are reported', () => {
  assert.match(mistakesAfter([], { sections: { 'toy.what.stone': 'glossary' } }), /sections\.json: toy\.refusal\.too_many: is missing/);
  assert.match(mistakesAfter([], { sections: { ...goodBook.sections, 'toy.what.pebble': 'goal' } }), /toy\.what\.pebble: there is no such text/);
  assert.match(mistakesAfter([], { sections: { ...goodBook.sections, 'toy.name': 'nowhere' } }), /toy\.name: there is no section #nowhere/);
});

test('files that are missing or hold something else are reported with their names', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-book-'));
  fs.mkdirSync(path.join(folder, 'toy'));
  fs.writeFileSync(path.join(folder, 'toy', 'en.md'), markdown);
  fs.writeFileSync(path.join(folder, 'toy', 'sections.json'), '{');
  fs.writeFileSync(path.join(folder, 'toy', 'positions.json'), '{"first": {"match": "#m=EEEA"}}');
  const mistakes = [];
  readBook('toy', mistakes, folder);
  fs.rmSync(folder, { recursive: true });
  assert.match(mistakes.join('\n'), /ja\.md: is missing/);
  assert.match(mistakes.join('\n'), /sections\.json: .*JSON/);
  assert.match(mistakes.join('\n'), /positions\.json: first: must be/);
});

const partsOfPage = (book = goodBook) => pageParts(book, 'en', {
  say: (key) => `<${key}>`,
  icon: (name) => ({ file: `${name}.svg`, words: 'a "stone"' }),
  picture: () => ({ file: 'first.svg', svg: '<svg width="240" height="120.5">', mirror: { asked: 'Anna: take stones.', parts: [{ heading: 'Heap', lines: ['7 stones', 'a & b'] }] } }),
});

test('each heading links to itself, and the list of contents to each', () => {
  const { title, content, contents } = partsOfPage();
  assert.equal(title, 'Toy');
  assert.match(content, /<h3 id="turn"><a href="#turn">A turn<\/a><\/h3>/);
  assert.match(contents, /<li><a href="#goal">Goal<\/a>\n<ol><li><a href="#turn">A turn<\/a><\/li><\/ol><\/li>/);
});

test('sections are nested as their headings are', () => {
  const { content } = partsOfPage();
  const tags = [...content.matchAll(/<(\/?)section(?: aria-labelledby="(\w+)")?>/g)].map(([, end, id]) => (end ? '/' : id ?? 'no region'));
  assert.deepEqual(tags, ['goal', 'no region', '/', '/', 'questions', '/', 'glossary', '/', 'credits', '/']);
});

test('a ruling has its badge, a picture its words, its size and its link, an icon its name', () => {
  const { content, icons } = partsOfPage();
  assert.match(content, /<div class="ruling" role="note">\n<p class="badge">&#60;ruling&#62;<\/p>\n<p>Nobody may pass\./);
  assert.match(content, /<img src="first\.svg" width="240" height="121" alt="Anna: take stones\." loading="lazy">/);
  assert.match(content, /<a class="try" href="\.\/#m=EEEA">/);
  assert.match(content, /<li><strong>Heap<\/strong> 7 stones · a &#38; b<\/li>/);
  assert.match(content, /<img class="icon" src="stone\.svg" alt="a &#34;stone&#34;" data-icon="stone"/);
  assert.match(icons, /<button type="button" aria-pressed="false" value="stone"/);
});

test('the last section names who made the game, with the address of a publisher', () => {
  const { content, contents } = partsOfPage();
  assert.match(content, /<th scope="row">Design &#38; rules<\/th><td><a href="https:\/\/example\.org" rel="noopener"><span lang="ja">石 &#60;太郎&#62;<\/span><\/a><\/td>/);
  assert.match(contents, /<a href="#credits">/);
});

test('a book whose rules name nobody has no section about it', () => {
  const { content, contents } = partsOfPage({ ...goodBook, credits: { ...credits, games: { toy: [] } } });
  assert.doesNotMatch(content + contents, /credits/);
});

test('credits of an unknown role or game, without a name, a language, or with another address are reported', () => {
  assert.deepEqual(mistakesInCredits(credits, ['toy']), []);
  const by = [{ role: 'dance', name: 'Anna' }, { role: 'design', name: '' }, { role: 'design', name: 'Bob', address: 'javascript:alert(1)' }];
  const wrong = { words: { title: { en: 'Makers' } }, roles: credits.roles, games: { toy: by, lost: [] } };
  const mistakes = mistakesInCredits(wrong, ['toy', 'other']).join('\n');
  for (const part of ['title: has no text in ja', 'other: is missing', 'lost: has no rule book', 'dance: there is no such role', 'has no name', 'javascript:alert'])
    assert.ok(mistakes.includes(part), part);
});

test('the credits are those of the printed rules', () => {
  const namesOf = (game) => readCredits(booksFolder).games[game].map(({ name }) => name);
  assert.ok(namesOf('wicked').includes('アダチジュン'));
  assert.ok(namesOf('haratama').includes('しぶ'));
});

test('each book has a page in each language, in which no part of the template is left', () => {
  const template = fs.readFileSync('shell/book.html', 'utf8');
  const pictures = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-pictures-'));
  const draw = (name, content) => fs.writeFileSync(path.join(pictures, name), content);
  for (const game of gamesWithBook()) {
    for (const icon of iconsOf(game)) draw(`${game}.${icon}.icon.svg`, '<svg/>');
    for (const name of Object.keys(readBook(game, []).positions))
      for (const language of languages) {
        draw(`${game}.${name}.${language}.svg`, '<svg width="2" height="1">');
        draw(`${game}.${name}.${language}.json`, '{"asked": "", "parts": [{"heading": "", "lines": ["words"]}]}');
      }
  }
  const { pages } = makeBooks(template, pictures, (name) => name);
  fs.rmSync(pictures, { recursive: true });
  assert.equal(Object.keys(pages).length, languages.length * gamesWithBook().length);
  for (const [name, html] of Object.entries(pages)) {
    assert.ok(html.includes(`<html lang="${/-(..)\.html/.exec(name)[1]}">`), name);
    assert.doesNotMatch(html, /\{book\.|undefined/, name);
    const named = readCredits(booksFolder).games[name.split('-').at(-2)]?.length > 0;
    assert.equal(html.includes('<section aria-labelledby="credits">'), named, name);
  }
});
