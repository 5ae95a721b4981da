// The element <kairo-game>.
import { isFromFrame } from 'kairo:messages';
import { games, permissions, words } from 'kairo:embed';

import { Messenger, newChannel } from '../messenger.mjs';
import { followPage, languageOf, themeOf } from './page_around.mjs';
import { fragmentOf, siteOf } from './site.mjs';
import { style } from './style.mjs';

/** @import { KairoStart } from '../kairo-embed' */

const firstSign = 2000;  // milliseconds after a frame's page has come, in which it must have said something

/** @template {keyof HTMLElementTagNameMap} Name @param {Name} name @param {Partial<HTMLElementTagNameMap[Name]>} properties @param {(Node | string)[]} children */
function create(name, properties, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

// Whether this browser knows credentialless frames, in pages whose Cross-Origin-Embedder-Policy lets other sites' frames in
// only without credentials.
const canBeCredentialless = 'credentialless' in HTMLIFrameElement.prototype;

export class KairoGame extends HTMLElement {
  static observedAttributes = ['game', 'lang', 'theme', 'seed', 'src', 'width', 'height'];
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {Messenger | null} */
  #messenger = null;
  /** @type {[name: string, content: object][] | null} */
  #queue = [];  // messages to send once the frame is ready; null when it is
  /** @type {Record<string, string | null | undefined>} */
  #sent = {};  // the language and theme that the frame has, and the game that it shows
  /** @type {(() => void) | null} */
  #unfollow = null;  // ends following the page; null outside of it
  #wasPlaying = false;  // when it was taken out of the page
  #hasMatch = false;  // the frame has shown one

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [style];
  }

  connectedCallback() {
    this.#unfollow = followPage(() => this.#followPage());
    // An element that is moved is taken out and put in again, and its frame begins anew.
    if (this.#wasPlaying) this.#start();
    else this.#showPoster();
  }

  // Without this the browser would take the frame out and load it again (`moveBefore`).
  connectedMoveCallback() {
    this.#followPage();
  }

  disconnectedCallback() {
    this.#wasPlaying = this.#frame !== null;
    /** @type {() => void} */ (this.#unfollow)();
    this.#unfollow = null;
    this.#close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!this.#unfollow || before === now) return;
    if (!this.#frame) return this.#showPoster();
    if (name === 'width' || name === 'height') return this.#setSize(null);
    if (name === 'lang' || name === 'theme') return this.#followPage();
    this.#sendChange(name);
  }

  // Replaces the poster by the game.
  play() {
    if (this.#frame || !this.#unfollow) return;
    this.#start();
    /** @type {HTMLIFrameElement | null} */ (this.#frame)?.focus({ preventScroll: true });
  }

  // Begins a match at once: { game, seed, seats: [{ kind: 'person' | 'bot', level, name }] }.
  /** @param {Partial<KairoStart>} match */
  start({ game = /** @type {string} */ (this.getAttribute('game')), ...wishes } = {}) {
    this.play();
    this.#send('start', { game, ...wishes });
  }

  /** @param {string} link */
  open(link) {
    this.#send('open', { link });
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.#send('pause', { paused });
  }

  /** @param {boolean} muted */
  mute(muted) {
    this.#send('mute', { muted });
  }

  /** @param {string} name @param {object} content */
  #send(name, content) {
    if (this.#queue) this.#queue.push([name, content]);
    else /** @type {Messenger} */ (this.#messenger).send(name, content);
  }

  #sendQueued() {
    const queued = this.#queue ?? [];
    this.#queue = null;
    for (const message of queued) this.#send(...message);
  }

  get #shadow() {
    return /** @type {ShadowRoot} */ (this.shadowRoot);
  }

  // Known wherever there is no fault.
  get #site() {
    return /** @type {URL} */ (siteOf(this));
  }

  get #language() {
    return languageOf(this, Object.keys(words.play));
  }

  get #theme() {
    const theme = this.getAttribute('theme');
    return ['dark', 'light', 'auto'].includes(/** @type {string} */ (theme)) ? theme : themeOf(this);
  }

  /** @param {string} key @param {string | null} [game] */
  #words(key, game = this.getAttribute('game')) {
    const name = Object.hasOwn(games, game ?? '') ? games[/** @type {string} */ (game)][this.#language] : 'Kairo';
    return words[key][this.#language].replace('{game}', name).replace('{id}', game ?? '');
  }

  // The key of the sentence that says why there can be no game; or null.
  get #fault() {
    const [game, src] = [this.getAttribute('game'), this.getAttribute('src')];
    if (game && !Object.hasOwn(games, game)) return 'unknown';
    if (src !== null && fragmentOf(src) === null) return 'no_link';
    return siteOf(this) ? null : 'no_site';
  }

  // A frame that comes back goes on with its match, whatever it began with.
  /** @param {string} channel */
  #address(channel) {
    const address = new URL('embed.html', this.#site);
    const seed = this.#hasMatch ? null : this.getAttribute('seed');
    const parameters = { game: this.getAttribute('game'), lang: this.#sent.lang, theme: this.#sent.theme, seed, live: this.hasAttribute('live') ? '1' : null };
    for (const [name, value] of Object.entries(parameters)) if (value && value !== 'auto') address.searchParams.set(name, value);
    // Messages cannot be addressed to a page without an origin.
    if (window.origin !== 'null') {
      for (const [name, value] of Object.entries({ api: '1', origin: window.origin, channel })) address.searchParams.set(name, value);
    }
    if (!this.#hasMatch) address.hash = /** @type {string} */ (fragmentOf(this.getAttribute('src') ?? ''));
    return address.href;
  }

  #start({ credentialless = window.crossOriginIsolated } = {}) {
    if (this.#fault) return this.#tell(this.#fault);
    this.#sent = { lang: this.#language, theme: this.#theme, game: this.getAttribute('game') };
    const frame = create('iframe', { allow: permissions, title: this.#words('title') });
    const sandbox = this.getAttribute('sandbox');
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    if (credentialless) frame.credentialless = true;
    const channel = newChannel();
    frame.src = this.#address(channel);
    this.#frame = frame;
    this.#setSize(null);
    this.#shadow.replaceChildren(frame);
    this.#listen(frame, channel, credentialless);
  }

  /** @param {HTMLIFrameElement} frame @param {string} channel @param {boolean} credentialless */
  #listen(frame, channel, credentialless) {
    const ownOrigin = this.getAttribute('sandbox')?.includes('allow-same-origin') ?? true;
    const origin = ownOrigin ? this.#site.origin : 'null';
    let heard = window.origin === 'null';
    this.#messenger = new Messenger({ peer: /** @type {Window} */ (frame.contentWindow), origin, channel, accepts: isFromFrame });
    this.#messenger.listen(({ kairo, channel: _, name, ...detail }) => {
      heard = true;
      if (name === 'height') this.#setSize(detail.height);
      else if (name !== 'loading') this.#report(name, detail);
    });
    frame.addEventListener('load', () => setTimeout(() => {
      if (!heard && frame === this.#frame) this.#frameIsBlocked(credentialless);
    }, firstSign));
  }

  // The browser shows an empty page instead, and says nothing to scripts. It may still let in a frame without credentials.
  /** @param {boolean} credentialless */
  #frameIsBlocked(credentialless) {
    const queue = this.#queue;
    this.#close();
    this.#queue = queue;
    if (canBeCredentialless && !credentialless) return this.#start({ credentialless: true });
    this.#tell('blocked');
    this.#report('error', { code: 'blocked' });
  }

  /** @param {string} name @param {{ game?: string, [member: string]: unknown }} detail */
  #report(name, detail) {
    if (name === 'ready') this.#sendQueued();
    if (name === 'started') this.#hasMatch = true;
    if (detail.game) this.#showsGame(detail.game);
    this.dispatchEvent(new CustomEvent(`kairo-${name}`, { detail, bubbles: true, composed: true }));
  }

  /** @param {string | null | undefined} game */
  #showsGame(game) {
    this.#sent.game = game;
    /** @type {HTMLIFrameElement} */ (this.#frame).title = this.#words('title', game);
  }

  #close() {
    this.#messenger?.close();
    this.#frame = this.#messenger = null;
    this.#queue = [];
  }

  // The `height` attribute overrides what the frame finds suitable.
  /** @param {number | null} suitable */
  #setSize(suitable) {
    const [width, height] = [this.getAttribute('width'), this.getAttribute('height') ?? suitable].map(Number);
    const shown = /** @type {HTMLElement} */ (this.#frame ?? this.#shadow.firstElementChild);
    shown.style.maxWidth = width > 0 ? `${width}px` : '';
    if (this.#frame && height > 0) shown.style.height = `${height}px`;
  }

  // Tells the frame the page's language and colours if they are others than it has.
  #followPage() {
    if (!this.#frame) {
      if (this.#sent.lang !== this.#language) this.#showPoster();
      return;
    }
    const now = { lang: this.#language, theme: this.#theme };
    for (const [name, value] of Object.entries(now)) {
      if (this.#sent[name] === value) continue;
      this.#sent[name] = value;
      this.#send(name, { [name]: value });
    }
    this.#showsGame(this.#sent.game);
  }

  /** @param {string} name */
  #sendChange(name) {
    const fault = this.#fault;
    if (fault) return this.#warn(fault);
    const [game, seed, link] = ['game', 'seed', 'src'].map((attribute) => this.getAttribute(attribute));
    if (name === 'src') return link !== null && this.open(link);
    if (!game) return;
    this.#send('new', { game, ...(seed !== null && { seed: Number(seed) }) });
    this.#showsGame(game);
  }

  /** @param {string} fault */
  #warn(fault) {
    console.warn(`<kairo-game>: ${this.#words(fault)}`, this);
  }

  /** @param {string} game */
  #posterAddress(game) {
    return new URL(`posters/${game}-${this.#language}.svg`, this.#site).href;
  }

  #showPoster() {
    this.#sent.lang = this.#language;
    if (this.#fault) return this.#tell(this.#fault);
    const game = this.getAttribute('game');
    if (game === null && !this.hasAttribute('src')) this.#warn('no_game');
    const picture = game
      ? create('img', { src: this.#posterAddress(game), alt: this.#words('poster') })
      : create('p', {}, Object.values(games).map((names) => names[this.#language]).join(' · '));
    const button = create('button', { type: 'button' }, picture, create('span', {}, this.#words('play')));
    button.addEventListener('click', () => this.play());
    this.#shadow.replaceChildren(button);
    this.#setSize(null);
  }

  // Says in the place of the game why there is none, with what stands between the tags, or a link to the game's page.
  /** @param {string} fault */
  #tell(fault) {
    this.#warn(fault);
    const game = this.getAttribute('game');
    const page = siteOf(this) && fault === 'blocked' && create('a', { href: new URL(game ? `${game}.html` : './', this.#site).href }, this.#words('full_page'));
    const rest = page && !this.querySelector('a') ? page : create('slot', {});
    this.#shadow.replaceChildren(create('div', { lang: this.#language }, create('p', {}, this.#words(fault)), rest));
  }
}
