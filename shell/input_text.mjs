// Texts that people bring: how long they may be, and how they are read from files.
export const maxInputLength = 4_000_000;  // characters, enough for thousands of matches

// Windows writes “Unicode” and what PowerShell passes on in two bytes a character: a mark at the beginning tells which is
// first, or else the other one is 0 in our texts.
/** @param {Uint8Array} start */
function encodingOf([first, second]) {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return 'utf-8';
}

// Resolves to the text of a file. A character has at most four bytes, so a file that is cut off here is still recognised as too
// long. A file that cannot be read, such as a folder, is an empty text.
/** @param {Blob} file */
export async function readText(file) {
  const bytes = await file.slice(0, 4 * maxInputLength + 1).arrayBuffer().catch(() => new ArrayBuffer());
  return new TextDecoder(encodingOf(new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)))).decode(bytes);
}

// The same for several files, one after the other, as far as they are not too long together.
/** @param {Iterable<Blob>} files */
export async function readTexts(files) {
  let text = '';
  for (const file of files) {
    if (text.length > maxInputLength) break;
    text += `${text ? '\n' : ''}${await readText(file)}`;
  }
  return text;
}
