// Follows what is pressed, chosen and typed in documents, wherever they are in the page. Elements are found by their
// `data-key`, so what the build has written into the HTML works like what is rendered later.

/** @typedef {{ press: (key: string) => void, answer: (what: string, text: string) => void }} People */

/** @param {EventTarget | null} target */
const pressedKey = (target) => {
  const pressed = /** @type {Element} */ (target).closest?.('button[data-key], a[data-key], td[data-key]');
  return pressed && pressed.getAttribute('aria-disabled') !== 'true' ? pressed : null;
};

// `press(key)` and `answer(what, text)` tell the program, `deeds[name](value, element)` are done by the page itself, within
// the press, as browsers demand for the clipboard. `readFile(file)` resolves to the text of a file.
/** @param {People & { deeds: Record<string, (value: string | undefined, element: HTMLElement) => void>, readFile: (file: File) => Promise<string> }} ways */
export function followPresses({ press, answer, deeds, readFile }) {
  document.addEventListener('click', (event) => {
    const pressed = pressedKey(event.target);
    if (!pressed || event.defaultPrevented) return;
    if (pressed.localName === 'a') {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
      event.preventDefault();
    }
    const { key, does, value } = pressed.dataset;
    if (does) deeds[does](value, pressed);
    else press(/** @type {string} */ (key));
  });
  document.addEventListener('change', async (/** @type {{ target: any }} */ { target }) => {
    const { key, field } = target.dataset ?? {};
    if (field && target.type === 'file') {
      const [file] = target.files ?? [];
      if (file) answer(field, await readFile(file));
      target.value = '';
    } else if (field) {
      answer(field, target.value);
    } else if (key && target.matches('input')) {
      if (target.getAttribute('aria-disabled') !== 'true') press(key);
    }
  });
}

// The presses from before the program was there (early.js), in order.
/** @param {People} people */
export function replayEarly({ press, answer }) {
  const early = window.kairoEarly;
  if (!early) return;
  early.stop();
  for (const { key, field, value } of early.presses) if (field) answer(field, value);
    else press(/** @type {string} */ (key));
}
