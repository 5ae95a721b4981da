// What of keyboard and fingers the canvas may have: the rest never reaches it, so that Tab, the browser's shortcuts and
// its own gestures work on the canvas as everywhere.

const isTheBrowsers = (event) =>
  event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || /^F\d+$/.test(event.key ?? '');

const notch = 60;  // CSS pixels that a wheel or a touchpad goes for one press
const line = 33;   // CSS pixels

// The wheel presses what the mirror names, but only on the canvas that has the focus, and never in a frame: there it
// scrolls the page around.
function giveWheel(canvas, give) {
  let gone = 0;
  canvas.addEventListener('wheel', (event) => {
    const id = canvas.dataset.wheel;
    if (!id || document.activeElement !== canvas || isTheBrowsers(event) || window.top !== window) return;
    event.preventDefault();
    gone += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1);
    if (Math.abs(gone) < notch) return;
    gone = 0;
    give('press', id);
  }, { passive: false });
}

// A finger in a frame may be scrolling the page around (frame.css): it has touched the table only when it is lifted.
// Where the page has scrolled, `pointercancel` comes instead.
function takeFocus(canvas) {
  const mayScroll = ({ pointerType }) => pointerType !== 'mouse' && window.top !== window;
  const focus = () => canvas.focus({ preventScroll: true });
  canvas.addEventListener('pointerdown', (event) => { if (!mayScroll(event)) focus(); });
  canvas.addEventListener('pointerup', (event) => { if (mayScroll(event)) focus(); });
}

// With a second finger, or when the browser claims the first, a gesture of the browser has begun: the canvas hears that
// the finger is lifted, and no more of it but its end. Chromium tells of a claim by `pointercancel` alone.
function giveFingers(canvas, give) {
  let taken = false;
  const claim = () => {
    if (taken) return;
    taken = true;
    give('lifted', '');
  };
  const guardTouch = (event) => {
    if (event.type === 'touchstart' && event.touches.length === 1) taken = false;
    if (event.type === 'touchcancel' || event.touches.length > 1) claim();
    const ends = event.type === 'touchend' || event.type === 'touchcancel';
    if (taken && !ends) event.stopPropagation();
  };
  const captured = { capture: true, passive: true };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) canvas.parentElement.addEventListener(type, guardTouch, captured);
  canvas.parentElement.addEventListener('pointercancel', claim, captured);
}

export function guardInput(canvas, give) {
  giveWheel(canvas, give);

  for (const type of ['keydown', 'keyup', 'keypress'])
    canvas.parentElement.addEventListener(type, (event) => {
      if (event.target === canvas && isTheBrowsers(event)) event.stopPropagation();
    }, true);

  takeFocus(canvas);
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  giveFingers(canvas, give);
}
