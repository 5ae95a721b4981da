// Writes what a page shows first into its HTML, by the functions that show it later (shell/page/blocks.mjs), so that it is
// there before the program. The documents come from the program itself (web/posters/pages.h).
import fs from 'node:fs';
import path from 'node:path';

import { languages } from './languages.mjs';

// Resolves to a function that returns the HTML of documents: `built(['box'])` the box in every language. Where there are
// several, the page keeps one (shell/page/early.js). `plugin` provides the modules that the build makes, `folder` has the
// documents as JSON.
/** @param {{ esbuild: typeof import('esbuild'), shell: string, plugin: import('esbuild').Plugin, folder: string }} build */
export async function makeBuiltPages({ esbuild, shell, plugin, folder }) {
  const entry = `export { screenOf } from './page/blocks.mjs'; export { h } from 'preact'; export { renderToString } from 'preact-render-to-string';`;
  const { outputFiles: [module] } = await esbuild.build({
    stdin: { contents: entry, resolveDir: shell }, bundle: true, format: 'esm', write: false, plugins: [plugin],
  });
  const { screenOf, renderToString } = await import(`data:text/javascript;base64,${Buffer.from(module.contents).toString('base64')}`);
  /** @param {string} name @param {string} language */
  const documentOf = (name, language) => JSON.parse(fs.readFileSync(path.join(folder, `${name}-${language}.json`), 'utf8'));
  /** @param {string} name @param {string} language */
  const htmlOf = (name, language) => {
    // Only one of the documents stays, so the ids of its elements are those of the page.
    const html = renderToString(screenOf(documentOf(name, language), 'page-title', `${language}.${name}.`));
    return `<div class="built" lang="${language}" data-of="${name}">${html}</div>`;
  };
  /** @param {string[]} names */
  return (names) => names.flatMap((name) => languages.map((language) => htmlOf(name, language))).join('\n');
}
