// Compresses files by brotli and gzip beforehand, for hosts that serve precompressed files.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const compressible = /\.(html|css|m?js|json|webmanifest|svg|txt|ttf|wasm)$/;
const minSize = 1024;  // bytes; for smaller files compression saves too little to be worth a header

// One block for the whole file, and for modules the model of distances that brotli has for fonts: 0.6 kB less of a module.
/** @param {string} file @param {Buffer} content */
const brotliSettings = (file, content) => ({
  [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
  [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
  [zlib.constants.BROTLI_PARAM_LGBLOCK]: zlib.constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  [zlib.constants.BROTLI_PARAM_MODE]: file.endsWith('.wasm') ? zlib.constants.BROTLI_MODE_FONT : zlib.constants.BROTLI_MODE_GENERIC,
  [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
});

/** @type {Record<string, (file: string, content: Buffer) => Buffer>} */
const codings = {
  '.br': (file, content) => zlib.brotliCompressSync(content, { params: brotliSettings(file, content) }),
  '.gz': (file, content) => zlib.gzipSync(content, { level: 9 }),
};

// Writes compressed copies of `files` beside them in `folder`. Brotli at its best takes seconds per megabyte, so the results
// are kept in `cache` under a hash of content and settings.
/** @param {string} folder @param {string[]} files @param {string} cache */
export function writeCompressed(folder, files, cache) {
  fs.mkdirSync(cache, { recursive: true });
  for (const file of files.filter((name) => compressible.test(name))) {
    const content = fs.readFileSync(path.join(folder, file));
    if (content.length < minSize) continue;
    const hash = createHash('sha256').update(JSON.stringify(brotliSettings(file, content))).update(content).digest('hex');
    for (const [extension, compress] of Object.entries(codings)) {
      const cached = path.join(cache, hash + extension);
      if (!fs.existsSync(cached)) fs.writeFileSync(cached, compress(file, content));
      if (fs.statSync(cached).size < content.length) fs.copyFileSync(cached, path.join(folder, file + extension));
    }
  }
}
