// For pages that embed a game: the element <kairo-game>, which is a poster until the first tap and then the game itself.
// Without JavaScript the link between its tags remains. Works as a classic script and as a module:
//
//   <kairo-game game="wicked" lang="en"><a href="…/wicked.html">The Wicked Labyrinth</a></kairo-game>
//
//   game    a game's id; without it, the whole box               lang    en, ja; default: the page's language
//   theme   dark, light, auto (the system's)                     seed    the number of a deal
//   src     a Kairo link to open                                 height  CSS pixels; default: suits the width
//   sandbox as for a frame; `allow-scripts` is enough to play
//
// The details of the events kairo-ready, kairo-started, kairo-moved, kairo-ended and kairo-error are in
// messages.schema.json.
import { isFromFrame } from 'kairo:messages';
import { games, permissions, words } from 'kairo:embed';

import { style } from './kairo_embed_style.mjs';
import { Messenger, newChannel } from './messenger.mjs';

// The address of this file. `currentScript` is null in a module, but the script's element is in the page.
const ownAddress = document.currentScript?.src ?? document.querySelector('script[src*="kairo-embed.js"]')?.src ?? location.href;

function create(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

class KairoGame extends HTMLElement {
  static observedAttributes = ['game', 'lang', 'theme', 'seed', 'src', 'height'];
  #frame = null;
  #messenger = null;
  #queue = [];  // messages to send once the frame is ready; null when it is

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [style];
  }

  connectedCallback() {
    this.#showPoster();
  }

  disconnectedCallback() {
    this.#messenger?.close();
    this.#frame = this.#messenger = null;
    this.#queue = [];
  }

  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    if (!this.#frame) this.#showPoster();
    else if (name === 'height') this.#setHeight(null);
    else this.#sendChange(name);
  }

  // Replaces the poster by the game.
  play() {
    if (this.#frame) return;
    const frame = create('iframe', { allow: permissions, title: this.#words('title') });
    if (this.hasAttribute('sandbox')) frame.setAttribute('sandbox', this.getAttribute('sandbox'));
    // A cross-origin isolated page may show other sites' frames only without credentials.
    if (window.crossOriginIsolated) frame.credentialless = true;
    const channel = newChannel();
    frame.src = this.#address(channel);
    this.#frame = frame;
    this.#setHeight(null);
    this.shadowRoot.replaceChildren(frame);
    this.#listen(channel);
    frame.focus();
  }

  open(link) {
    this.#send('open', { link });
  }

  pause(paused) {
    this.#send('pause', { paused });
  }

  mute(muted) {
    this.#send('mute', { muted });
  }

  #send(name, content) {
    if (this.#queue) this.#queue.push([name, content]);
    else this.#messenger.send(name, content);
  }

  #sendQueued() {
    const queued = this.#queue ?? [];
    this.#queue = null;
    for (const message of queued) this.#send(...message);
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
    const parameters = { game: this.getAttribute('game'), lang: this.#language, theme: this.getAttribute('theme'), seed: this.getAttribute('seed') };
    for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value);
    // Messages cannot be addressed to a page without an origin.
    if (window.origin !== 'null') {
      for (const [name, value] of Object.entries({ api: 1, origin: window.origin, channel })) address.searchParams.set(name, value);
    }
    address.hash = new URL(this.getAttribute('src') ?? '', ownAddress).hash;
    return address.href;
  }

  #listen(channel) {
    const ownOrigin = !this.hasAttribute('sandbox') || this.getAttribute('sandbox').includes('allow-same-origin');
    const origin = ownOrigin ? this.#site.origin : 'null';
    this.#messenger = new Messenger({ peer: this.#frame.contentWindow, origin, channel, accepts: isFromFrame });
    this.#messenger.listen(({ kairo, channel: _, name, ...detail }) => {
      if (name === 'ready') this.#sendQueued();
      if (name === 'height') this.#setHeight(detail.height);
      else this.dispatchEvent(new CustomEvent(`kairo-${name}`, { detail, bubbles: true, composed: true }));
    });
  }

  // The `height` attribute overrides what the frame finds suitable.
  #setHeight(suitable) {
    const height = this.getAttribute('height') ?? suitable;
    if (height) this.#frame.style.height = `${Number(height)}px`;
  }

  #sendChange(name) {
    const [game, seed, link] = ['game', 'seed', 'src'].map((attribute) => this.getAttribute(attribute));
    if (name === 'lang') return this.#send('lang', { lang: this.#language });
    if (name === 'theme') return this.#send('theme', { theme: this.getAttribute('theme') ?? 'auto' });
    if (name === 'src') return link !== null && this.open(link);
    if (game !== null) this.#send('new', { game, ...(seed !== null && { seed: Number(seed) }) });
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

// A page with several snippets loads this file several times.
if (!customElements.get('kairo-game')) customElements.define('kairo-game', KairoGame);
