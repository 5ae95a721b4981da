// The rule books' Markdown: CommonMark with tables, headings with ids (`## Goal {#goal}`), `:icon:`, and
// `![caption](position:NAME)` alone in a paragraph.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const fromShell = createRequire(path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'shell', 'package.json'));
const MarkdownIt = fromShell('markdown-it');
const attributes = fromShell('markdown-it-attrs');

const iconPattern = /:([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*):/y;
const positionPattern = /^position:([\w-]+)$/;

function parseIcon(state, silent) {
  iconPattern.lastIndex = state.pos;
  const [whole, name] = iconPattern.exec(state.src) ?? [];
  if (!whole) return false;
  if (!silent) state.push('icon', 'img', 0).meta = { name };
  state.pos += whole.length;
  return true;
}

// A paragraph that holds a picture of a position and nothing else becomes a figure.
function makeFigures({ tokens, Token }) {
  for (let i = 0; i + 2 < tokens.length; ++i) {
    const [image, ...others] = tokens[i].type === 'paragraph_open' ? tokens[i + 1].children : [];
    const [, name] = image?.type === 'image' && others.length === 0 ? positionPattern.exec(image.attrGet('src')) ?? [] : [];
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
rules.icon = (tokens, i, options, { draw }) => draw.icon(tokens[i].meta.name);
rules.position = (tokens, i, options, env) => env.draw.position(tokens[i].meta.name, markdown.renderer.renderInline(tokens[i].children, options, env));
rules.blockquote_open = (tokens, i, options, { draw }) => draw.rulingBegins();
rules.blockquote_close = (tokens, i, options, { draw }) => draw.rulingEnds();
// On a narrow screen a wide table scrolls by itself.
rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';

export const parse = (text) => markdown.parse(text, {});
export const renderTokens = (tokens, draw) => markdown.renderer.render(tokens, markdown.options, { draw });

// The plain text of a heading.
const plainText = ({ children }) => children.map(({ type, content }) => (type === 'icon' ? '' : content)).join('').trim();

// Every heading, in order: its level, id (if it has one) and text, and where it is among the tokens.
export const headingsOf = (tokens) => tokens.flatMap((token, at) => (token.type === 'heading_open'
  ? [{ level: Number(token.tag.slice(1)), id: token.attrGet('id'), text: plainText(tokens[at + 1]), at }] : []));

// All tokens, those within other tokens too.
export const allTokens = (tokens) => tokens.flatMap((token) => [token, ...allTokens(token.children ?? [])]);
