// Texts that people bring: how long they may be, and how they are read from files.
export const maxInputLength = 4_000_000;  // characters, enough for thousands of matches

// Resolves to the text of a file. A character has at most four bytes, so a file that is cut off here is still recognised as
// too long. What cannot be read, such as a folder, is an empty text.
export const readText = (file) => file.slice(0, 4 * maxInputLength + 1).text().catch(() => '');

// The same for several files, one after the other.
export const readTexts = async (files) => (await Promise.all([...files].map(readText))).join('\n');
