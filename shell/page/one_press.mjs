// A press is one press. A press means what was seen when the key or the finger went down: a held key that repeats by itself,
// the second half of a double tap, one just as the match has ended, and a tap under which the page has changed do not press what came in its place. The canvas
// decides about its own buttons by the same times (web/draw/gesture.h); what it lacks are the keys that come up elsewhere.
import { isTextField } from './fields.mjs';

// The time of a double tap; SDL has the same ones for the canvas (web/host/window.cpp).
const longestPause = 400;  // ms from press to press
const farthest = 32;       // CSS pixels

const longestWait = 700;   // ms from where a finger is lifted to its click

const surprise = 800;      // ms in which nobody can have seen that the match is over (the same for a lesson: web/app/screens/fresh_buttons.h)

const root = document.documentElement;

/** @typedef {{ at: number, x: number, y: number, what: HTMLElement, asked: string }} Press */
const pressingKeys = ['Enter', ' ', 'Escape'];

/** @param {Event} event */
const stop = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

// Enter that ends the conversion of Japanese is no press; Safari says so by the code alone.
/** @param {KeyboardEvent} event */
const converts = ({ isComposing, keyCode }) => isComposing || keyCode === 229;

// Whether a key that is held does no harm: it writes, or is only a press when it comes up.
/** @param {string} key @param {Element} target */
const repeats = (key, { localName }) => key === ' ' || (key === 'Enter' && localName === 'textarea');

/** @param {HTMLCanvasElement} canvas @param {Kairo.Send} send */
function followKeys(canvas, send) {
  const held = new Map();      // from the code of a key that is down to where it went down
  const onCanvas = new Set();  // those that went down there
  const forgetCanvas = () => {
    if (onCanvas.size > 0) send('lifted', 'keys');
    onCanvas.clear();
  };
  window.addEventListener('keydown', (event) => {
    const { code, key, target, repeat } = event;
    if (converts(event)) return pressingKeys.includes(key) && event.stopImmediatePropagation();
    if (target === canvas) {
      // Its release was missed where it repeats no more, and its press where it does.
      if (repeat !== onCanvas.has(code)) {
        if (repeat) return stop(event);
        forgetCanvas();
      }
      onCanvas.add(code);
    } else if (repeat && pressingKeys.includes(key) && !(held.get(code) === target && repeats(key, /** @type {Element} */ (target)))) {
      stop(event);
    }
    if (!repeat) held.set(code, target);
  }, true);
  window.addEventListener('keyup', (event) => {
    const { code, key, target } = event;
    onCanvas.delete(code);
    // Some browsers press a button where Space comes up.
    if (key === ' ' && target !== canvas && !isTextField(target) && held.get(code) !== target) event.preventDefault();
    held.delete(code);
  }, true);
  canvas.addEventListener('blur', forgetCanvas);
  window.addEventListener('blur', () => held.clear());
}

// Finds the element that a press on this one means: a label means its control.
/** @param {EventTarget | null} target @returns {HTMLElement} */
function meant(target) {
  const element = /** @type {Element} */ (target).closest?.('button, a, summary, input, textarea, label, canvas, dialog') ?? document.body;
  return element.localName === 'label' ? /** @type {HTMLLabelElement} */ (element).control ?? element : element;
}

/** @param {HTMLElement} one @param {HTMLElement} other */
const isSame = (one, other) => one === other || (one.dataset.key !== undefined && one.dataset.key === other.dataset.key);
// The question on the screen: a button that stays there while this changes means something else by then.
const moment = () => `${root.dataset.screen}\n${document.getElementById('words-asked')?.textContent}`;

/** @param {HTMLCanvasElement} canvas */
function followPointer(canvas) {
  /** @type {Press | null} */
  let last = null;   // the last press: { at, x, y, what, asked }
  /** @type {Press & { isSecond: boolean, ended?: number } | null} */
  let began = null;  // the press that has begun: the same, and `isSecond`: it is the second half of a double tap
  window.addEventListener('pointerdown', ({ target, timeStamp: at, clientX: x, clientY: y, isPrimary }) => {
    if (!isPrimary) return;
    const what = meant(target);
    const asked = moment();
    const isClose = last && at - last.at < longestPause && Math.hypot(x - last.x, y - last.y) < farthest;
    const isEarly = root.dataset.screen === 'end' && at - Number(root.dataset.since) < surprise;
    const isSecond = isEarly || Boolean(isClose && !(isSame(what, /** @type {Press} */ (last).what) && (what === canvas || asked === /** @type {Press} */ (last).asked)));
    began = { at, x, y, what, asked, isSecond };
    // Of several taps in a row only the first one counts, and none that was meant for what the end has replaced.
    last = isSecond ? { .../** @type {Press} */ (last), at } : began;
  }, true);
  window.addEventListener('pointerup', ({ timeStamp }) => { if (began) began.ended = timeStamp; }, true);
  window.addEventListener('pointercancel', () => { began = null; }, true);
  // Clicks of the keyboard, of screen readers and of scripts have no pointer.
  window.addEventListener('click', (event) => {
    const press = began;
    if (!press || event.detail === 0 || !event.isTrusted) return;
    began = null;
    if (event.timeStamp - /** @type {number} */ (press.ended) > longestWait) return;
    if (press.isSecond || !isSame(meant(event.target), press.what)) stop(event);
  }, true);
  // The canvas hears of touches and of the mouse apart from pointers.
  for (const type of ['touchstart', 'mousedown'])
    window.addEventListener(type, (event) => {
      if (began?.isSecond && event.target === canvas) event.stopImmediatePropagation();
    }, true);
}

/** @param {HTMLCanvasElement} canvas @param {Kairo.Send} send */
export function followOnePress(canvas, send) {
  followKeys(canvas, send);
  followPointer(canvas);
}
