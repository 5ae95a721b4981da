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
import { games, words } from 'kairo:embed';

import { Line, newChannel } from './line.mjs';
import { style } from './kairo_embed_style.mjs';

// Where this very file was loaded from. A module has no current script, but its element is in the page.
const ownAddress = document.currentScript?.src ?? document.querySelector('script[src*="kairo-embed.js"]')?.src ?? location.href;
const permissions = 'clipboard-write; web-share; fullscreen';

const filled = (text, game) => text.replace('{game}', game);

function create(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

class KairoGame extends HTMLElement {
  static observedAttributes = ['game', 'lang', 'theme', 'seed', 'src', 'height'];
  #frame = null;
  #line = null;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [style()];
  }

  connectedCallback() {
    this.#showPoster();
  }

  disconnectedCallback() {
    this.#line?.close();
    this.#frame = this.#line = null;
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
    this.#line?.say('open', { link });
  }

  pause(paused) {
    this.#line?.say('pause', { paused });
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
    return filled(words[key][this.#language], name);
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
      if (name === 'height') this.#takeHeight(detail.height);
      else this.dispatchEvent(new CustomEvent(`kairo-${name}`, { detail, bubbles: true, composed: true }));
    });
  }

  #takeHeight(suitable) {
    const height = this.getAttribute('height') ?? suitable;
    if (height) this.#frame.style.height = `${Number(height)}px`;
  }

  #tellChange(name) {
    if (name === 'lang') this.#line.say('lang', { lang: this.#language });
    else if (name === 'theme') this.#line.say('theme', { theme: this.getAttribute('theme') ?? 'auto' });
    else if (name === 'src') this.open(this.getAttribute('src'));
    else this.#line.say('new', { game: this.getAttribute('game'), ...(this.hasAttribute('seed') && { seed: Number(this.getAttribute('seed')) }) });
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

customElements.define('kairo-game', KairoGame);
