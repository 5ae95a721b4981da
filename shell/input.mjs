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

export function guardInput(canvas, give) {
  giveWheel(canvas, give);

  for (const type of ['keydown', 'keyup', 'keypress'])
    canvas.parentElement.addEventListener(type, (event) => {
      if (event.target === canvas && isTheBrowsers(event)) event.stopPropagation();
    }, true);

  canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  // With a second finger, or when the browser claims the first, a gesture of the browser has begun.
  let taken = false;
  const guardTouch = (event) => {
    const claimed = event.type === 'touchcancel' || event.touches.length > 1;
    if (claimed && !taken) {
      taken = true;
      give('lifted', '');
    }
    const ends = event.type === 'touchend' || event.type === 'touchcancel';
    if (taken && !ends) event.stopPropagation();
    if (event.touches.length === 0) taken = false;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
    canvas.parentElement.addEventListener(type, guardTouch, { capture: true, passive: true });
}
