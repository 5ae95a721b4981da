const notTyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

// Whether somebody can type into an element, so that keys, pasted and dropped text belong to it.
/** @param {any} element whatever an event is for */
export function isTextField(element) {
  if (!element?.matches) return false;
  if (element.isContentEditable) return true;
  return element.matches('textarea, input') && !element.readOnly && !element.disabled && !notTyped.includes(element.type);
}
