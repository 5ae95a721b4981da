// Copies what stands in a text field; where that is not allowed, selects it to be copied by hand. `state` tells which.
import { say } from './language.mjs';

// `done` is said when it is copied.
export async function copyFrom(field, state, done) {
  try {
    await navigator.clipboard.writeText(field.value);
    state.textContent = done;
  } catch {
    selectIn(field, state);
  }
}

export function selectIn(field, state) {
  state.textContent = say('pass.by_hand');
  field.focus();
  field.select();
}
