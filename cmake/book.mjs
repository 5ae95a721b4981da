// Makes the pages of the rule books, `rules-<game>-<language>.html`, from assets/book, from the pictures that the build has
// drawn (web/posters), and from shell/book.html.
import fs from 'node:fs';
import path from 'node:path';

import { mistakesIn } from './book/check.mjs';
import { mistakesInCredits, readCredits } from './book/credits.mjs';
import { headingsOf, idsIn, parse } from './book/markdown.mjs';
import { escaped, pageParts } from './book/page.mjs';
import { booksFolder, gamesWithBook, readBook } from './book/source.mjs';
import { loadCatalogues } from './catalogue.mjs';
import { loadHelp } from './help.mjs';
import { languages } from './languages.mjs';

/** @import { CreditedBook, Pictures } from './book/page.mjs' */
/** @import { Texts } from './catalogue.mjs' */

/** @param {string} game @param {string} language */
export const pageName = (game, language) => `rules-${game}-${language}.html`;

// All texts by language, the help texts too.
function loadTexts() {
  const [catalogues, help] = [loadCatalogues(), loadHelp()];
  return Object.fromEntries(languages.map((language) => [language, new Map([...catalogues[language], ...help[language]])]));
}

/** @param {string} pictures @param {string} game */
const iconsIn = (pictures, game) => fs.readdirSync(pictures)
  .flatMap((file) => (file.startsWith(`${game}.`) ? /^[a-z]+\.(.+)\.icon\.svg$/.exec(file)?.[1] ?? [] : []));

// All books, all texts, and the mistakes in the books; `iconsOf(game)` are the names of a game's signs.
/** @param {(game: string) => string[]} iconsOf */
export function checkedBooks(iconsOf, folder = booksFolder) {
  /** @type {string[]} */
  const mistakes = [];
  const books = gamesWithBook(folder).map((game) => readBook(game, mistakes, folder));
  /** @param {string} game */
  const idsOf = (game) => {
    const book = books.find((other) => other.game === game);
    return book ? idsIn(headingsOf(parse(book.markdown.en))) : null;
  };
  const texts = loadTexts();
  const credits = readCredits(folder);
  mistakes.push(...mistakesInCredits(credits, books.map(({ game }) => game)));
  const credited = books.map((book) => ({ ...book, credits }));
  for (const book of credited) mistakes.push(...mistakesIn(book, { icons: iconsOf(book.game), keys: texts.en, otherIds: idsOf }));
  return { books: credited, texts, mistakes };
}

// The HTML of one page. `books` are all of them; `icon` and `picture` as for pageParts.
/** @param {CreditedBook} book @param {string} language @param {{ template: string, texts: Texts, books: CreditedBook[] } & Pictures} site */
function pageOf(book, language, { template, texts, books, icon, picture }) {
  /** @param {string} key */
  const say = (key) => /** @type {string} */ (texts[language].get(key));
  /** @param {string} game */
  const nameOf = (game) => say(`${game}.name`);
  /** @param {string} key */
  const aboutGame = (key) => escaped(say(key).replace('{game}', nameOf(book.game)));
  /** @param {string} game @param {string} to @param {string} words @param {boolean} isHere */
  const item = (game, to, words, isHere, more = '') =>
    `<li><a href="${pageName(game, to)}"${more}${isHere ? ' aria-current="page"' : ''}>${escaped(words)}</a></li>`;
  const pageTexts = [...texts[language]].filter(([key]) => key.startsWith('page.book.')).map(([key, text]) => [key.slice('page.book.'.length), escaped(text)]);
  /** @type {Record<string, string>} */
  const values = {
    ...Object.fromEntries(pageTexts),
    ...pageParts(book, language, { say: (key) => say(`page.book.${key}`), icon, picture }),
    game: book.game,
    about: aboutGame('page.book.about'),
    play: aboutGame('page.book.play'),
    facts: escaped(say(`${book.game}.facts`)),
    alternates: languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${pageName(book.game, other)}">`).join('\n'),
    languages: languages.map((other) => item(book.game, other, say(`app.menu.language.${other}`), other === language, ` lang="${other}" hreflang="${other}"`)).join('\n'),
    games: books.map(({ game }) => item(game, language, nameOf(game), game === book.game)).join('\n'),
  };
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${aboutGame('page.book.page_title')} · Kairo</title>`)
    .replace(/\{book\.(\w+)\}/g, (_, name) => values[name]);
}

// `template` is the HTML of shell/book.html, `pictures` the folder of the pictures. `add(name, content)` adds a file to the
// site and returns its hashed name. Returns the `pages`, HTML by name, and `files`, the names of all pictures.
/** @param {string} template @param {string} pictures @param {(name: string, content: string) => string} add */
export function makeBooks(template, pictures, add) {
  const { books, texts, mistakes } = checkedBooks((game) => iconsIn(pictures, game));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} name */
  const read = (name) => fs.readFileSync(path.join(pictures, name), 'utf8');
  /** @param {string} name */
  const addPicture = (name) => {
    const file = add(name, read(name));
    files.add(file);
    return file;
  };
  const pages = Object.fromEntries(books.flatMap((book) => languages.map((language) => {
    /** @param {string} name */
    const icon = (name) => ({ file: addPicture(`${book.game}.${name}.icon.svg`), words: book.iconNames[name][language] });
    /** @param {string} name */
    const picture = (name) => {
      const base = `${book.game}.${name}.${language}`;
      return { file: addPicture(`${base}.svg`), svg: read(`${base}.svg`), mirror: JSON.parse(read(`${base}.json`)) };
    };
    return [pageName(book.game, language), pageOf(book, language, { template, texts, books, icon, picture })];
  })));
  return { pages, files: [...files].sort() };
}
