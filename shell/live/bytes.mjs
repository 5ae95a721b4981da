// Bytes as letters, digits, `-` and `_`, which survive links and topics, and back.

/** @param {Uint8Array} bytes */
export const toLetters = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

// Null for other characters.
/** @param {string} letters */
export function fromLetters(letters) {
  if (!/^[\w-]*$/.test(letters)) return null;
  try {
    return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** @param {number} count */
export const randomLetters = (count) => toLetters(crypto.getRandomValues(new Uint8Array(count)));
