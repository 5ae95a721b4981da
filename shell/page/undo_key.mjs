// Ctrl+Z or Cmd+Z takes a move back, except where somebody is typing.
import { isTextField } from './fields.mjs';

// Keyboards of other scripts have no Latin letter there; those that have, may have it elsewhere.
/** @param {Pick<KeyboardEvent, 'key' | 'code'>} event */
const isZ = ({ key, code }) => (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ');

// A key that is held down would take back a whole match.
/** @param {KeyboardEvent} event */
export const isUndo = (event) =>
  isZ(event) && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey && !event.repeat && !event.isComposing;

// In the capture phase, before the canvas leaves such keys to the browser (input.mjs).
/** @param {() => void} undo */
export function followUndoKey(undo) {
  window.addEventListener('keydown', (event) => {
    if (!isUndo(event) || isTextField(event.target) || document.querySelector('dialog[open]:not(#book)')) return;
    event.preventDefault();
    undo();
  }, true);
}
