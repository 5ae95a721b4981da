// Compresses files by brotli and gzip beforehand, for hosts that serve precompressed files.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const compressible = /\.(html|css|m?js|json|webmanifest|svg|txt|ttf|wasm)$/;
const minSize = 1024;  // bytes; for smaller files compression saves too little to be worth a header

const { constants: brotli } = zlib;

// The models of distances that are tried: how many low bits they are grouped by, and how many distances have a code of their own.
// Which is best differs from file to file, and for modules from build to build, by up to 0.9 kB.
const models = [[0, 0], [0, 15], [1, 12], [2, 0]];

// Modules and fonts are tried with blocks of three sizes, too.
/** @param {string} file @param {Buffer} content */
const brotliSettings = (file, content) => {
  const blocks = /\.(wasm|ttf)$/.test(file) ? [16, 17, 18] : [brotli.BROTLI_MAX_INPUT_BLOCK_BITS];
  return blocks.flatMap((block) => models.map(([postfix, direct]) => ({
    [brotli.BROTLI_PARAM_QUALITY]: brotli.BROTLI_MAX_QUALITY,
    [brotli.BROTLI_PARAM_LGWIN]: brotli.BROTLI_MAX_WINDOW_BITS,
    [brotli.BROTLI_PARAM_LGBLOCK]: block,
    [brotli.BROTLI_PARAM_NPOSTFIX]: postfix,
    [brotli.BROTLI_PARAM_NDIRECT]: direct,
    [brotli.BROTLI_PARAM_SIZE_HINT]: content.length,
  })));
};

/** @param {string} file @param {Buffer} content */
const smallestBrotli = (file, content) =>
  brotliSettings(file, content).map((params) => zlib.brotliCompressSync(content, { params })).reduce((least, other) => (other.length < least.length ? other : least));

/** @type {Record<string, (file: string, content: Buffer) => Buffer>} */
const codings = {
  '.br': smallestBrotli,
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
