// Decides which keyboard and touch events reach the canvas. The others stay with the browser, so that Tab, its shortcuts
// and its gestures work over the canvas as everywhere else.

/** @param {(KeyboardEvent | WheelEvent) & { key?: string }} event */
const isForBrowser = (event) =>
  event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || /^F\d+$/.test(event.key ?? '');

const wheelStep = 60;   // CSS pixels of scrolling that count as one press
const lineHeight = 33;  // CSS pixels

// How far a wheel event scrolls, in CSS pixels. Browsers count in pixels, lines or pages, by device and setting.
/** @param {Pick<WheelEvent, 'deltaY' | 'deltaMode'>} event @param {number} pageHeight */
export const scrolledBy = ({ deltaY, deltaMode }, pageHeight) => deltaY * [1, lineHeight, pageHeight][deltaMode];

// Scrolling the wheel presses the button that the program names, but only if the canvas has the focus, and never in a
// frame, where the wheel scrolls the outer page.
/** @param {HTMLCanvasElement} canvas @param {Kairo.Send} send */
function handleWheel(canvas, send) {
  let scrolled = 0;
  canvas.addEventListener('wheel', (event) => {
    const id = canvas.dataset.wheel;
    if (!id || document.activeElement !== canvas || isForBrowser(event) || window.top !== window) return;
    event.preventDefault();
    scrolled += scrolledBy(event, innerHeight);
    if (Math.abs(scrolled) < wheelStep) return;
    scrolled = 0;
    send('press', id);
  }, { passive: false });
}

// A finger in a frame may be scrolling the outer page (frame.css), so the canvas gets the focus only when the finger is
// lifted. If the page has scrolled, `pointercancel` comes instead of `pointerup`.
/** @param {HTMLCanvasElement} canvas */
function focusOnTouch(canvas) {
  /** @param {PointerEvent} event */
  const mayScroll = ({ pointerType }) => pointerType !== 'mouse' && window.top !== window;
  const focus = () => canvas.focus({ preventScroll: true });
  canvas.addEventListener('pointerdown', (event) => { if (!mayScroll(event)) focus(); });
  canvas.addEventListener('pointerup', (event) => { if (mayScroll(event)) focus(); });
}

// A second finger, or the browser claiming the first one, starts a browser gesture. The canvas is then told that the
// finger was lifted, and of the following touch events it gets only those that end a touch. Chromium announces a claim by
// `pointercancel` alone.
/** @param {HTMLCanvasElement} canvas @param {Kairo.Send} send */
function yieldToGestures(canvas, send) {
  let yielded = false;
  const yieldTouch = () => {
    if (yielded) return;
    yielded = true;
    send('lifted', '');
  };
  /** @param {TouchEvent} event */
  const filterTouch = (event) => {
    if (event.type === 'touchstart' && event.touches.length === 1) yielded = false;
    if (event.type === 'touchcancel' || event.touches.length > 1) yieldTouch();
    const ends = event.type === 'touchend' || event.type === 'touchcancel';
    if (yielded && !ends) event.stopPropagation();
  };
  const options = { capture: true, passive: true };
  const around = /** @type {HTMLElement} */ (canvas.parentElement);
  for (const type of /** @type {const} */ (['touchstart', 'touchmove', 'touchend', 'touchcancel'])) around.addEventListener(type, filterTouch, options);
  around.addEventListener('pointercancel', yieldTouch, options);
}

/** @param {HTMLCanvasElement} canvas @param {Kairo.Send} send */
export function filterInput(canvas, send) {
  handleWheel(canvas, send);

  // A key comes up there whatever was pressed with it meanwhile.
  for (const type of /** @type {const} */ (['keydown', 'keypress']))
    /** @type {HTMLElement} */ (canvas.parentElement).addEventListener(type, (event) => {
      if (event.target === canvas && isForBrowser(event)) event.stopPropagation();
    }, true);

  focusOnTouch(canvas);
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  yieldToGestures(canvas, send);
}
