// The snippets that publishers put into their own pages, by where they put them. Nothing of it is a `style` that the page
// around could have to allow, except in a frame of a fixed width; a `<div>` lies around each game, so that a theme's column
// holds it.

// The places for a snippet, and whether each takes the game itself; elsewhere a picture leads to it.
/** @type {Record<string, boolean>} */
export const places = { html: true, site: true, jsx: true, address: true, markdown: false, wiki: false, forum: false };
/** @type {Record<string, [width: number, height: number]>} */
export const sizes = { '720x480': [720, 480], '480x320': [480, 320], '360x640': [360, 640] };
const usualHeight = 480;  // of a frame as wide as its column: enough on a phone, too

/** @param {unknown} text */
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// `jsx`: the names of attributes that React knows by other names.
/** @type {Record<string, string>} */
const jsxNames = { crossorigin: 'crossOrigin', frameborder: 'frameBorder' };
/** @param {Record<string, unknown>} values */
const attributes = (values, jsx = false) => Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  .map(([name, value]) => ` ${jsx ? jsxNames[name] ?? name : name}="${escaped(value)}"`).join('');

// The part after # of a link to a match, with #; nothing if there is none.
/** @param {string} [link] */
export const fragmentOf = (link) => /#[^\s#]+/.exec(link ?? '')?.[0] ?? '';

// `wishes` and `facts` become members (types/snippets.d.ts).
export class Snippets {
  /** @param {import('../types/snippets').Wishes} wishes @param {import('../types/snippets').Facts} facts */
  constructor(wishes, facts) {
    Object.assign(this, wishes, facts);
    this.fragment = fragmentOf(this.link);
    this.jsx = this.place === 'jsx';
    [this.width, this.height] = sizes[this.size] ?? [];
  }

  // The address of the game's own page, or of the box.
  get page() {
    return `${this.site}${this.game ? `${encodeURIComponent(this.game)}.html` : ''}${this.fragment}`;
  }

  // The parts that stand on a line of their own. A match is at the address of the box, which becomes a picture that leads to it
  // (cmake/embedding.mjs); of a game's own page nothing but the game would be left.
  get address() {
    return this.fragment ? this.site + this.fragment : this.page;
  }

  // Whether the game itself is there, and not only a picture that leads to it.
  get isPlayedThere() {
    return this.place === 'address' ? Boolean(this.game) && !this.fragment : places[this.place];
  }

  get poster() {
    return this.game ? `${this.site}posters/${encodeURIComponent(this.game)}-${this.pictureLanguage}.svg` : '';
  }

  get frameAddress() {
    const query = new URLSearchParams(Object.entries({ game: this.game, lang: this.lang, theme: this.theme }).filter(([, value]) => value));
    return `${this.site}embed.html${query.size > 0 ? `?${query}` : ''}${this.fragment}`;
  }

  // { snippet, head }: what goes where the game shall be, and what goes into the head of the pages, once; or nothing.
  get all() {
    switch (this.place) {
      case 'address': return { snippet: this.address, head: '' };
      case 'markdown': return { snippet: this.#markdown, head: '' };
      case 'wiki': return { snippet: `[[${this.page}|${this.poster ? `{{${this.poster}|${this.title}}}` : this.title}]]`, head: '' };
      case 'forum': return { snippet: `[url=${this.page}]${this.poster ? `[img]${this.poster}[/img]` : this.title}[/url]`, head: '' };
    }
    if (this.kind === 'frame') return { snippet: this.#frame, head: '' };
    return this.place === 'html' ? { snippet: `${this.#element}\n${this.#script}`, head: '' } : { snippet: this.#element, head: this.#script };
  }

  get #markdown() {
    const title = this.title.replace(/[\\[\]]/g, '\\$&');
    return `[${this.poster ? `![${title}](${this.poster})` : title}](${this.page})`;
  }

  get #element() {
    const picture = this.poster ? `<img${attributes({ src: this.poster, alt: '', width: '100%' })} /><br />` : '';
    const own = { game: this.game, lang: this.lang || null, theme: this.theme || null, src: this.fragment && this.page || null, width: this.width, height: this.height };
    return `<div><kairo-game${attributes(own)}><a${attributes({ href: this.page })}>${picture}${escaped(this.title)}</a></kairo-game></div>`;
  }

  get #script() {
    const check = this.version === 'pinned' ? { integrity: this.integrity, crossorigin: 'anonymous' } : {};
    return `<script${attributes({ src: `${this.site}kairo-embed.js`, ...check, async: '' })}></script>`;
  }

  get #frame() {
    const size = { width: this.width ?? '100%', height: this.height ?? usualHeight, frameborder: 0 };
    const own = attributes({ src: this.frameAddress, title: this.title, allow: this.permissions, ...size }, this.jsx);
    const narrower = !this.width ? '' : this.jsx ? " style={{ maxWidth: '100%' }}" : ' style="max-width:100%"';
    return `<div><iframe${own}${narrower}></iframe></div>`;
  }
}
