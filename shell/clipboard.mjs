// Copies what stands in a text field and says so in `state`; where that is not allowed, selects it to be copied by hand.
import { say } from './language.mjs';

export async function copyFrom(field, state) {
  try {
    await navigator.clipboard.writeText(field.value);
    state.textContent = say('pass.copied');
  } catch {
    selectIn(field, state);
  }
}

export function selectIn(field, state) {
  state.textContent = say('pass.by_hand');
  field.focus();
  field.select();
}
