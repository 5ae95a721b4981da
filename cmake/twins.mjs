// Brotli and gzip twins of files, for hosts that hand out what is compressed already.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const compressible = /\.(html|css|m?js|json|webmanifest|svg|txt|ttf|wasm)$/;
const tooSmall = 1024;  // bytes: below this the headers weigh more than what is saved

const codings = {
  '.br': (content) => zlib.brotliCompressSync(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }),
  '.gz': (content) => zlib.gzipSync(content, { level: 9 }),
};

// Writes the twins of `files` in `folder`. The best brotli takes seconds a megabyte, so what was compressed once is
// kept in `cache`, by its hash.
export function writeTwins(folder, files, cache) {
  fs.mkdirSync(cache, { recursive: true });
  for (const file of files.filter((name) => compressible.test(name))) {
    const content = fs.readFileSync(path.join(folder, file));
    if (content.length < tooSmall) continue;
    const hash = createHash('sha256').update(content).digest('hex');
    for (const [ending, compress] of Object.entries(codings)) {
      const kept = path.join(cache, hash + ending);
      if (!fs.existsSync(kept)) fs.writeFileSync(kept, compress(content));
      if (fs.statSync(kept).size < content.length) fs.copyFileSync(kept, path.join(folder, file + ending));
    }
  }
}
