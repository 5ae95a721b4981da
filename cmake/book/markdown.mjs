// The rule books' Markdown: CommonMark with tables, headings with ids (`## Goal {#goal}`), `:icon:`, and
// `![caption](position:NAME)` alone in a paragraph.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const fromShell = createRequire(path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'shell', 'package.json'));
/** @type {typeof import('markdown-it')} */
const MarkdownIt = fromShell('markdown-it');
const attributes = fromShell('markdown-it-attrs');

/** @typedef {import('markdown-it').Token} Token */
/** @typedef {{ level: number, id: string | null, text: string, at: number }} Heading */
// What a page makes of what is not Markdown's own.
/** @typedef {{ icon(name: string): string, position(name: string, caption: string): string, rulingBegins(): string, rulingEnds(): string }} Draw */

// The name of an icon or a position.
/** @param {Token} token */
export const nameOf = ({ meta }) => String(meta?.name);

/** @param {Token} token @param {string} name */
export function attributeOf(token, name) {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
}

const iconPattern = /:([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*):/y;
const positionPattern = /^position:([\w-]+)$/;

/** @param {import('markdown-it').StateInline} state @param {boolean} silent */
function parseIcon(state, silent) {
  iconPattern.lastIndex = state.pos;
  const [whole, name] = iconPattern.exec(state.src) ?? [];
  if (!whole) return false;
  if (!silent) state.push('icon', 'img', 0).meta = { name };
  state.pos += whole.length;
  return true;
}

// A paragraph that holds a picture of a position and nothing else becomes a figure.
/** @param {import('markdown-it').StateCore} state */
function makeFigures({ tokens, Token }) {
  for (let i = 0; i + 2 < tokens.length; ++i) {
    const [image, ...others] = tokens[i].type === 'paragraph_open' ? tokens[i + 1].children ?? [] : [];
    const [, name] = image?.type === 'image' && others.length === 0 ? positionPattern.exec(attributeOf(image, 'src') ?? '') ?? [] : [];
    if (!name) continue;
    const figure = new Token('position', 'figure', 0);
    figure.meta = { name };
    figure.children = image.children;
    tokens.splice(i, 3, figure);
  }
}

const markdown = new MarkdownIt().use(attributes, { allowedAttributes: ['id'] });
markdown.inline.ruler.push('icon', parseIcon);
markdown.core.ruler.push('figures', makeFigures);

const { rules } = markdown.renderer;
// A rule by which the page draws a token itself.
/** @param {(draw: Draw, token: Token) => string} write */
const drawn = (write) => (/** @type {Token[]} */ tokens, /** @type {number} */ i, /** @type {unknown} */ options, /** @type {any} */ { draw }) => write(draw, tokens[i]);
rules.icon = drawn((draw, token) => draw.icon(nameOf(token)));
rules.position = drawn((draw, token) => draw.position(nameOf(token), markdown.renderer.renderInline(token.children ?? [], markdown.options, { draw })));
rules.blockquote_open = drawn((draw) => draw.rulingBegins());
rules.blockquote_close = drawn((draw) => draw.rulingEnds());
// On a narrow screen a wide table scrolls by itself.
rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';

/** @param {string} text */
export const parse = (text) => markdown.parse(text, {});
/** @param {Token[]} tokens @param {Draw} draw */
export const renderTokens = (tokens, draw) => markdown.renderer.render(tokens, markdown.options, { draw });

// The plain text of a heading.
/** @param {Token} token */
const plainText = ({ children }) => (children ?? []).map(({ type, content }) => (type === 'icon' ? '' : content)).join('').trim();

// Every heading, in order: its level, id (if it has one) and text, and where it is among the tokens.
/** @param {Token[]} tokens @returns {Heading[]} */
export const headingsOf = (tokens) => tokens.flatMap((token, at) => (token.type === 'heading_open'
  ? [{ level: Number(token.tag.slice(1)), id: attributeOf(token, 'id'), text: plainText(tokens[at + 1]), at }] : []));

/** @param {Heading[]} headings */
export const idsIn = (headings) => headings.flatMap(({ id }) => id ?? []);

// All tokens, those within other tokens too.
/** @param {Token[]} tokens @returns {Token[]} */
export const allTokens = (tokens) => tokens.flatMap((token) => [token, ...allTokens(token.children ?? [])]);
