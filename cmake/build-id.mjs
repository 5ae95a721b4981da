// Computes the id of this build: a hash over all sources of the page. The canvas gets it as a header and the page through
// the bundler, so that each can tell whether the other is from the same build.
//
//   usage: node cmake/build-id.mjs OUTPUT_FOLDER
//     build_id.h, build_id.txt   written only when the id has changed
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {import('node:crypto').Hash} hash @param {string} folder */
function hashTree(hash, folder) {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') hashTree(hash, name);
    } else if (entry.isFile()) {
      const content = fs.readFileSync(path.join(root, name));
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
}

/** @param {string} file @param {string} text */
function writeIfChanged(file, text) {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
}

const hash = createHash('sha256').update(fs.readFileSync(path.join(root, 'CMakeLists.txt')));
for (const folder of ['assets', 'cmake', 'engine', 'shell', 'web']) if (fs.existsSync(path.join(root, folder))) hashTree(hash, folder);
const id = hash.digest('hex').slice(0, 12);

const out = process.argv[2];
fs.mkdirSync(out, { recursive: true });
writeIfChanged(path.join(out, 'build_id.txt'), id);
writeIfChanged(path.join(out, 'build_id.h'), `#pragma once

#include <string_view>

namespace kairo {

/// Identifies the build; the page has the same id. Zero-terminated.
inline constexpr std::string_view build_id = "${id}";

}  // namespace kairo
`);
