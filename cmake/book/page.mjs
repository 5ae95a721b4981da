// Turns the parsed Markdown of a rule book into the parts of its page.
import { creditsOf } from './credits.mjs';
import { headingsOf, parse, renderTokens } from './markdown.mjs';

/** @import { Credits } from './credits.mjs' */
/** @import { Draw, Heading, Token } from './markdown.mjs' */
/** @import { Book } from './source.mjs' */
/** @typedef {Book & { credits: Credits }} CreditedBook */
/** @typedef {{ asked: string, parts: { heading?: string, lines: string[] }[] }} Mirror */
/** @typedef {{ icon: (name: string) => { file: string, words: string }, picture: (name: string) => { file: string, svg: string, mirror: Mirror } }} Pictures */

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// The `<section>`s that begin and end before the token at `at`, if it is a heading of this level and `open` are the levels
// of the sections around it.
/** @param {number[]} open @param {Pick<Heading, 'level' | 'id'>} heading */
function sectionTags(open, { level, id }) {
  let tags = '';
  for (; (open.at(-1) ?? 0) >= level; open.pop()) tags += '</section>\n';
  open.push(level);
  // A region is something to jump to: a subsection is none, or there would be a hundred.
  return `${tags}<section${level === 2 ? ` aria-labelledby="${id}"` : ''}>\n`;
}

// A heading is a link to itself.
/** @param {Pick<Heading, 'level' | 'id'>} heading @param {string} words */
const headingHtml = ({ level, id }, words) => `<h${level} id="${id}"><a href="#${id}">${words}</a></h${level}>\n`;

// The content of the page: everything but its title, in sections.
/** @param {Token[]} tokens @param {Heading[]} headings @param {Draw} draw */
function contentOf(tokens, headings, draw) {
  /** @type {number[]} */
  const open = [];
  const [title, ...others] = headings;
  /** @param {number} from @param {number} [to] */
  const htmlUpTo = (from, to) => renderTokens(tokens.slice(from, to), draw);
  // A heading is three tokens: its beginning, its text and its end.
  let html = htmlUpTo(title.at + 3, others[0]?.at);
  others.forEach((heading, i) => {
    html += sectionTags(open, heading);
    html += headingHtml(heading, renderTokens([tokens[heading.at + 1]], draw));
    html += htmlUpTo(heading.at + 3, others[i + 1]?.at);
  });
  return html + '</section>\n'.repeat(open.length);
}

// Down to the third level.
/** @param {Pick<Heading, 'level' | 'id' | 'text'>[]} headings */
function contentsList(headings) {
  /** @param {Pick<Heading, 'id' | 'text'>} heading */
  const item = ({ id, text }) => `<a href="#${id}">${escaped(text)}</a>`;
  /** @type {{ heading: typeof headings[number], parts: typeof headings }[]} */
  const chapters = [];
  for (const heading of headings.filter(({ level }) => level <= 3)) {
    if (heading.level === 2 || chapters.length === 0) chapters.push({ heading, parts: [] });
    else chapters[chapters.length - 1].parts.push(heading);
  }
  return `<ol>\n${chapters.map(({ heading, parts }) => `<li>${item(heading)}` +
    `${parts.length > 0 ? `\n<ol>${parts.map((part) => `<li>${item(part)}</li>`).join('')}</ol>` : ''}</li>\n`).join('')}</ol>`;
}

// Describes what a position shows, in the words of the mirror (web/draw/mirror.h).
/** @param {Mirror} mirror */
function wordsOf({ asked, parts }) {
  const lines = parts.map((part) => `<li>${part.heading ? `<strong>${escaped(part.heading)}</strong> ` : ''}${part.lines.map(escaped).join(' · ')}</li>\n`);
  return `${asked ? `<p>${escaped(asked)}</p>\n` : ''}<ul>\n${lines.join('')}</ul>\n`;
}

/** @param {string} svg */
const sizeOf = (svg) => ['width', 'height'].map((side) => ` ${side}="${Math.round(Number(new RegExp(` ${side}="([\\d.]+)"`).exec(svg)?.[1]))}"`).join('');

// The last section, which no language writes itself; null if the rules name nobody.
/** @param {CreditedBook} book @param {string} language */
function creditsSection(book, language) {
  const credits = creditsOf(book.credits, book.game, language, escaped);
  if (credits === null) return null;
  const { heading, html } = credits;
  return { heading, html: `${sectionTags([], heading)}${headingHtml(heading, escaped(heading.text))}${html}</section>\n` };
}

// The title, the list of contents and the content of a page, as HTML. `say(key)` gives the texts `page.book.…`;
// `icon(name)` the `file` of a sign and its `words`; `picture(name)` the `file`, `svg` and `mirror` of a position.
/** @param {CreditedBook} book @param {string} language @param {{ say: (key: string) => string } & Pictures} parts */
export function pageParts(book, language, { say, icon, picture }) {
  const tokens = parse(book.markdown[language]);
  const headings = headingsOf(tokens);
  /** @param {string} name */
  const iconHtml = (name) => {
    const { file, words } = icon(name);
    return `<img class="icon" src="${file}" alt="${escaped(words)}" data-icon="${name}" width="20" height="20">`;
  };
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Draw} */
  const draw = {
    icon(name) {
      used.add(name);
      return iconHtml(name);
    },
    // A picture of a table is about its question; all else follows in words below it.
    position(name, caption) {
      const { file, svg, mirror } = picture(name);
      return `<figure id="picture-${name}">\n<img src="${file}"${sizeOf(svg)} alt="${escaped(mirror.asked)}" loading="lazy">\n` +
        `<figcaption>${caption} <a class="try" href="./#m=${book.positions[name].match}">${escaped(say('try'))}</a></figcaption>\n` +
        `<details><summary>${escaped(say('in_words'))}</summary>\n${wordsOf(mirror)}</details>\n</figure>\n`;
    },
    rulingBegins: () => `<div class="ruling" role="note">\n<p class="badge">${escaped(say('ruling'))}</p>\n`,
    rulingEnds: () => '</div>\n',
  };
  const credits = creditsSection(book, language);
  const content = contentOf(tokens, headings, draw) + (credits?.html ?? '');
  const iconButtons = [...used].sort().map((name) =>
    `<li><button type="button" aria-pressed="false" value="${name}" title="${escaped(icon(name).words)}">${iconHtml(name)}</button></li>`);
  return {
    title: escaped(headings[0].text),
    contents: contentsList([...headings.slice(1), ...(credits ? [credits.heading] : [])]),
    icons: iconButtons.join('\n'),
    content,
  };
}
