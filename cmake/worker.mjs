// The service worker of the site: shell/worker.mjs with the list of what it keeps. It alone has a name without a hash,
// by which browsers look for the next one.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// `needed` are the names of the files in `folder` that a game needs, `later` of those that it may come to need.
export async function makeWorker(esbuild, { shell, folder, build, needed, later, minify }) {
  const integrity = (name) =>
    `sha256-${createHash('sha256').update(fs.readFileSync(path.join(folder, name))).digest('base64')}`;
  // A folder's page is asked for by the folder's address.
  const list = Object.fromEntries(needed.map((name) => [name === 'index.html' ? './' : name, integrity(name)]));
  const kept = `export const build = ${JSON.stringify(build)};\n` +
    `export const needed = ${JSON.stringify(list, null, 1)};\nexport const later = ${JSON.stringify(later)};\n`;
  await esbuild.build({
    absWorkingDir: shell,
    entryPoints: ['worker.mjs'],
    outfile: path.join(folder, 'worker.js'),
    bundle: true,
    format: 'iife',  // not every browser takes modules for workers of this kind
    target: ['es2022'],
    minify,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [{
      name: 'kept',
      setup(bundler) {
        bundler.onResolve({ filter: /^kairo:kept$/ }, ({ path: name }) => ({ path: name, namespace: 'kept' }));
        bundler.onLoad({ filter: /.*/, namespace: 'kept' }, () => ({ contents: kept }));
      },
    }],
  });
}
