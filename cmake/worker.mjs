// Bundles the service worker: shell/worker.mjs with the list of files that it stores. Its name has no hash, because browsers
// look for updates under the same name.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// Ends a page with a mark made of its content, by which the worker knows it (shell/download.mjs); returns the mark.
/** @param {string} file */
function markPage(file) {
  const html = fs.readFileSync(file, 'utf8');
  const mark = `kairo-${createHash('sha256').update(html).digest('hex').slice(0, 12)}`;
  fs.writeFileSync(file, html.replace('</body>', `<template data-mark="${mark}"></template>\n</body>`));
  return mark;
}

// `needed` are the names of the files in `folder` that every game needs, `later` of those that a game may need.
/** @param {typeof import('esbuild')} esbuild @param {{ shell: string, folder: string, build: string, needed: string[], later: string[], minify: boolean }} parts */
export async function makeWorker(esbuild, { shell, folder, build, needed, later, minify }) {
  /** @param {string} name */
  const integrity = (name) =>
    `sha256-${createHash('sha256').update(fs.readFileSync(path.join(folder, name))).digest('base64')}`;
  /** @param {string} name */
  const sumOf = (name) => (name.endsWith('.html') ? markPage(path.join(folder, name)) : integrity(name));
  // The browser requests index.html by the folder's address.
  const neededSums = Object.fromEntries(needed.map((name) => [name === 'index.html' ? './' : name, sumOf(name)]));
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
