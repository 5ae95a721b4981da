// Bundles the service worker: shell/worker.mjs with the list of files that it stores. Its name has no hash, because browsers
// look for updates under the same name.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// `needed` are the names of the files in `folder` that every game needs, `later` of those that a game may need.
export async function makeWorker(esbuild, { shell, folder, build, needed, later, minify }) {
  const integrity = (name) =>
    `sha256-${createHash('sha256').update(fs.readFileSync(path.join(folder, name))).digest('base64')}`;
  // The browser requests index.html by the folder's address.
  const neededSums = Object.fromEntries(needed.map((name) => [name === 'index.html' ? './' : name, integrity(name)]));
  const laterSums = Object.fromEntries(later.map((name) => [name, integrity(name)]));
  const fileList = `export const build = ${JSON.stringify(build)};\n` +
    `export const needed = ${JSON.stringify(neededSums, null, 1)};\nexport const later = ${JSON.stringify(laterSums)};\n`;
  await esbuild.build({
    absWorkingDir: shell,
    entryPoints: ['worker.mjs'],
    outfile: path.join(folder, 'worker.js'),
    bundle: true,
    format: 'iife',  // not every browser supports modules as service workers
    target: ['es2022'],
    minify,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [{
      name: 'file-list',
      setup(bundler) {
        bundler.onResolve({ filter: /^kairo:worker$/ }, ({ path: name }) => ({ path: name, namespace: 'file-list' }));
        bundler.onLoad({ filter: /.*/, namespace: 'file-list' }, () => ({ contents: fileList }));
      },
    }],
  });
}
