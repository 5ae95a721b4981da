// Reads from the `cmap` table of a TrueType or OpenType font for which characters it has a glyph.

// The code points as a Set. `font` is a Buffer of the whole file.
/** @param {Buffer} font */
export function charactersOf(font) {
  const cmap = tableOf(font, 'cmap');
  /** @type {Set<number>} */
  const characters = new Set();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); ++i) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    const read = /** @type {Record<number, typeof readGroups>} */ ({ 4: readSegments, 12: readGroups })[font.readUInt16BE(subtable)];
    if (read) read(font, subtable, characters);
  }
  return characters;
}

/** @param {Buffer} font @param {string} tag */
function tableOf(font, tag) {
  for (let i = 0; i < font.readUInt16BE(4); ++i) {
    const record = 12 + 16 * i;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no ${tag} table`);
}

// Format 4: segments of 16-bit code points, each with a delta to its glyph indices or a list of them.
/** @param {Buffer} font @param {number} at @param {Set<number>} characters */
function readSegments(font, at, characters) {
  const bytes = font.readUInt16BE(at + 6);
  const [ends, starts, deltas, lists] = [at + 14, at + 16 + bytes, at + 16 + 2 * bytes, at + 16 + 3 * bytes];
  for (let i = 0; i < bytes; i += 2) {
    const [start, end] = [font.readUInt16BE(starts + i), font.readUInt16BE(ends + i)];
    const [delta, list] = [font.readUInt16BE(deltas + i), font.readUInt16BE(lists + i)];
    for (let code = start; code <= end && code < 0xffff; ++code) {
      const listed = list === 0 ? code : font.readUInt16BE(lists + i + list + 2 * (code - start));
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) characters.add(code);
    }
  }
}

// Format 12: groups of consecutive 32-bit code points with consecutive glyphs.
/** @param {Buffer} font @param {number} at @param {Set<number>} characters */
function readGroups(font, at, characters) {
  for (let i = 0; i < font.readUInt32BE(at + 12); ++i) {
    const group = at + 16 + 12 * i;
    const [start, end, glyph] = [0, 4, 8].map((field) => font.readUInt32BE(group + field));
    for (let code = start; code <= end; ++code) if (glyph + code - start !== 0) characters.add(code);
  }
}
