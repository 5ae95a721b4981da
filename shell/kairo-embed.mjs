// For pages that show a game: the element <kairo-game>, a poster until the first tap and the game itself from then on.
// Without JavaScript the link that stands between its tags is what remains. As a classic script or as a module:
//
//   <kairo-game game="wicked" lang="en"><a href="…/wicked.html">The Wicked Labyrinth</a></kairo-game>
//
//   game    a game's id; without it the whole box                lang    en, ja; else as the page
//   theme   dark, light, auto (as the system)                    seed    a deal's number
//   src     a Kairo link: opens what it holds                    height  CSS pixels; else as suits the width
//   sandbox as of a frame; `allow-scripts` is enough to play
//
// Events kairo-ready, kairo-started, kairo-moved, kairo-ended and kairo-error carry what messages.schema.json says.
import { isFromFrame } from 'kairo:messages';
import { games, permissions, words } from 'kairo:embed';

import { Line, newChannel } from './line.mjs';
import { style } from './kairo_embed_style.mjs';

// Where this very file was loaded from. A module has no current script, but its element is in the page.
const ownAddress = document.currentScript?.src ?? document.querySelector('script[src*="kairo-embed.js"]')?.src ?? location.href;

function create(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

class KairoGame extends HTMLElement {
  static observedAttributes = ['game', 'lang', 'theme', 'seed', 'src', 'height'];
  #frame = null;
  #line = null;
  #waiting = [];  // what is to be said as soon as the frame listens; null: it does

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [style];
  }

  connectedCallback() {
    this.#showPoster();
  }

  disconnectedCallback() {
    this.#line?.close();
    this.#frame = this.#line = null;
    this.#waiting = [];
  }

  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    if (!this.#frame) this.#showPoster();
    else if (name === 'height') this.#takeHeight(null);
    else this.#tellChange(name);
  }

  // The game on the screen, or the poster's tap: loads the frame.
  play() {
    if (this.#frame) return;
    const frame = create('iframe', { allow: permissions, title: this.#words('title') });
    if (this.hasAttribute('sandbox')) frame.setAttribute('sandbox', this.getAttribute('sandbox'));
    // A page that isolates itself shows frames only that ask for nothing of their own.
    if (window.crossOriginIsolated) frame.credentialless = true;
    const channel = newChannel();
    frame.src = this.#address(channel);
    this.#frame = frame;
    this.#takeHeight(null);
    this.shadowRoot.replaceChildren(frame);
    this.#listen(channel);
    frame.focus();
  }

  open(link) {
    this.#say('open', { link });
  }

  pause(paused) {
    this.#say('pause', { paused });
  }

  #say(name, said) {
    if (this.#waiting) this.#waiting.push([name, said]);
    else this.#line.say(name, said);
  }

  #sayWhatWaits() {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const said of waiting) this.#say(...said);
  }

  get #site() {
    return new URL('./', new URL(this.getAttribute('src') ?? ownAddress, ownAddress));
  }

  get #language() {
    const wanted = this.closest('[lang]')?.lang ?? '';
    return Object.keys(words.play).find((language) => wanted.toLowerCase().startsWith(language)) ?? 'en';
  }

  #words(key) {
    const name = games[this.getAttribute('game')]?.[this.#language] ?? 'Kairo';
    return words[key][this.#language].replace('{game}', name);
  }

  #address(channel) {
    const address = new URL('embed.html', this.#site);
    const asked = { game: this.getAttribute('game'), lang: this.#language, theme: this.getAttribute('theme'), seed: this.getAttribute('seed') };
    for (const [name, value] of Object.entries(asked)) if (value) address.searchParams.set(name, value);
    // A page without an origin of its own cannot be written to.
    if (window.origin !== 'null') {
      for (const [name, value] of Object.entries({ api: 1, origin: window.origin, channel })) address.searchParams.set(name, value);
    }
    address.hash = new URL(this.getAttribute('src') ?? '', ownAddress).hash;
    return address.href;
  }

  #listen(channel) {
    const ownOrigin = !this.hasAttribute('sandbox') || this.getAttribute('sandbox').includes('allow-same-origin');
    const origin = ownOrigin ? this.#site.origin : 'null';
    this.#line = new Line({ other: this.#frame.contentWindow, origin, channel, understands: isFromFrame });
    this.#line.listen(({ kairo, channel: ours, name, ...detail }) => {
      if (name === 'ready') this.#sayWhatWaits();
      if (name === 'height') this.#takeHeight(detail.height);
      else this.dispatchEvent(new CustomEvent(`kairo-${name}`, { detail, bubbles: true, composed: true }));
    });
  }

  #takeHeight(suitable) {
    const height = this.getAttribute('height') ?? suitable;
    if (height) this.#frame.style.height = `${Number(height)}px`;
  }

  #tellChange(name) {
    const [game, seed, link] = ['game', 'seed', 'src'].map((attribute) => this.getAttribute(attribute));
    if (name === 'lang') return this.#say('lang', { lang: this.#language });
    if (name === 'theme') return this.#say('theme', { theme: this.getAttribute('theme') ?? 'auto' });
    if (name === 'src') return link !== null && this.open(link);
    if (game !== null) this.#say('new', { game, ...(seed !== null && { seed: Number(seed) }) });
  }

  #showPoster() {
    const game = this.getAttribute('game');
    const button = create('button', { type: 'button' });
    if (games[game]) button.append(create('img', { src: new URL(`posters/${game}-${this.#language}.svg`, this.#site).href, alt: this.#words('poster') }));
    button.append(create('span', { textContent: this.#words('play') }));
    button.addEventListener('click', () => this.play());
    this.shadowRoot.replaceChildren(button);
  }
}

// A page may hold two snippets, each with this file.
if (!customElements.get('kairo-game')) customElements.define('kairo-game', KairoGame);
