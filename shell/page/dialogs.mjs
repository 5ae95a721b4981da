// The common part of all dialogs.
import { leadTo } from './lead.mjs';

// Calls `close` for a press beside the dialog that also ends there: a selection of text may end anywhere.
/** @param {HTMLDialogElement} dialog @param {() => void} close */
export function closeBeside(dialog, close) {
  let beganBeside = false;
  /** @param {MouseEvent} event */
  const isBeside = ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  dialog.addEventListener('pointerdown', (event) => { beganBeside = isBeside(event); });
  dialog.addEventListener('click', (event) => {
    if (beganBeside && isBeside(event)) close();
    beganBeside = false;
  });
}

// A frame leaves the focus to the page around until the reader has come in.
export const mayTakeFocus = () => window.parent === window || document.hasFocus();

// The browser gives the focus to what it opens, and scrolls the page around a frame there, unless that is inert.
/** @param {HTMLDialogElement} dialog */
export function openModal(dialog) {
  dialog.inert = !mayTakeFocus();
  dialog.showModal();
  dialog.inert = false;
}

/** @param {Element} element */
const isShown = (element) => element.getClientRects().length > 0;

// Browsers give the focus back to what had it before a dialog, unless that is gone. The button that was pressed in a dialog
// that is closed now still counts as focused for a moment.
export function returnFocus() {
  if (!mayTakeFocus()) return;
  const { activeElement, body, documentElement } = document;
  if (activeElement && activeElement !== body && isShown(activeElement)) return;
  /** @type {HTMLElement | undefined} */
  const beneath = [...document.querySelectorAll('dialog')].filter(({ open }) => open).at(-1);
  const place = beneath ?? document.getElementById(documentElement.dataset.shows === 'canvas' ? 'canvas' : 'page-title');
  if (place) leadTo(place, { preventScroll: true });
}

// Calls `change`, which may take away what has the focus.
/** @param {() => void} change */
export function keepFocus(change) {
  const { activeElement } = document;
  change();
  if (activeElement && !activeElement.isConnected) returnFocus();
}
