// The picture on the canvas: it has exactly the pixels of the screen, and when the browser takes the graphics context away,
// the words stand in for it until it is given back.
import { inEveryLanguage, say } from './language.mjs';

const root = document.documentElement;

const patience = 4000;  // ms; what a browser gives back at all mostly comes sooner

/** @template {keyof Kairo.Elements} Id @param {Id} id */
const element = (id) => document.getElementById(id);

// Tells the program how many pixels the canvas has.
/** @param {HTMLCanvasElement} canvas @param {Kairo.Send} send */
function followPixels(canvas, send) {
  /** @param {ResizeObserverEntry} [entry] */
  const fit = (entry) => {
    // The pixels that the browser has counted, where it counts and the ratio is that of the screen; else those that follow from
    // the ratio.
    const [counted] = entry?.devicePixelContentBoxSize ?? [];
    /** @param {number} length @param {any} known or undefined */
    const pixels = (length, known) => {
      const reckoned = Math.round(length * devicePixelRatio);
      return Math.abs(known - reckoned) === 1 ? known : reckoned;
    };
    const { width: across, height: down } = canvas.getBoundingClientRect();
    const width = pixels(across, counted?.inlineSize);
    const height = pixels(down, counted?.blockSize);
    if (width === 0 || height === 0) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    // SDL measures the canvas only when the window is resized, but the panel beside it changes its size too.
    window.dispatchEvent(new UIEvent('resize'));
    send('pixels', `${width} ${height}`);
  };
  const observer = new ResizeObserver((entries) => fit(entries.at(-1)));
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
  // A window that moves to another screen may keep its size and change its pixel ratio.
  const followRatio = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
    fit();
    followRatio();
  }, { once: true });
  followRatio();
}

export class Picture {
  #canvas;
  #send;
  #isOpen = false;     // the program has drawn on a context
  #isLost = false;     // the browser has taken it away
  #isMissing = false;  // the words stand in for the picture
  #isSeen = true;
  /** @type {WEBGL_lose_context | null | undefined} */
  #giver = null;       // gives back the context that was given up here
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;              // until one of these changes

  /** @param {HTMLCanvasElement} canvas @param {Kairo.Send} send */
  constructor(canvas, send) {
    this.#canvas = canvas;
    this.#send = send;
    followPixels(canvas, send);
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      this.#isLost = true;
      send('picture', 'lost');
      setTimeout(() => this.#wait());  // it can be given back once this event is over
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.#isLost = false;
      this.#giver = null;
      send('picture', 'back');  // answered by a call of `tell`
      this.#wait();
    });
    inEveryLanguage(() => this.#show());
  }

  // The message `picture` of the program.
  /** @param {string} state */
  tell(state) {
    this.#isMissing = state === 'none';
    this.#isOpen ||= !this.#isMissing;
    this.#show();
  }

  // A browser has few contexts for all frames of a page together: a frame that nobody sees does without.
  /** @param {boolean} isSeen */
  see(isSeen) {
    this.#isSeen = isSeen;
    this.#wait();
  }

  #wait() {
    clearTimeout(this.#timer);
    if (this.#isSeen && this.#isLost) this.#giver?.restoreContext();
    if (this.#isSeen ? this.#isLost : this.#isOpen && !this.#isLost)
      this.#timer = setTimeout(() => (this.#isSeen ? this.tell('none') : this.#giveUp()), patience);
  }

  #giveUp() {
    this.#giver = this.#canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    this.#giver?.loseContext();
  }

  #show() {
    element('words-note').textContent = this.#isMissing ? say(this.#isLost ? 'lost_picture' : 'no_picture') : '';
    if (!this.#isMissing) return root.removeAttribute('data-picture');
    root.dataset.picture = 'none';
    // The focus goes on there for those who play by keyboard.
    if (document.activeElement === this.#canvas) element('words-here').querySelector('.actions .of-group, button')?.focus();
  }
}
