// Copies a text field to the clipboard. If the browser does not allow it, selects the text for copying by hand.
// `status` shows the player which of the two happened.
import { say } from './language.mjs';

// `confirmation` is shown once the text is copied.
/** @param {HTMLTextAreaElement} field @param {HTMLElement} status @param {string} confirmation */
export async function copyFrom(field, status, confirmation) {
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = confirmation;
  } catch {
    selectIn(field, status);
  }
}

/** @param {HTMLTextAreaElement} field @param {HTMLElement} status */
export function selectIn(field, status) {
  status.textContent = say('pass.by_hand');
  field.focus();
  field.select();
}
