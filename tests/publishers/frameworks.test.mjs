// The element in pages that React, Vue and Svelte make, built by Vite: the same page in each.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';

import { serve } from '../../cmake/serve.mjs';
import { launch, shownFrame } from './browser.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = process.env.KAIRO_DIST ?? path.join(here, '../../build/dist');
const frameworks = {
  react: { entry: 'react.jsx', plugins: [] },
  vue: { entry: 'vue.mjs', plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'kairo-game' } } })] },
  svelte: { entry: 'svelte.mjs', plugins: [svelte({ configFile: false })] },
};

const patience = 120_000;  // milliseconds; a game is drawn by the processor, which other tests may need, too

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-frameworks-'));
let kairo, publisher, browser;

// Builds as while somebody develops: React's StrictMode does nothing else.
const made = (name, { entry, plugins }) => build({
  root: path.join(here, 'frameworks'),
  configFile: false,
  logLevel: 'error',
  mode: 'development',
  plugins,
  define: { 'process.env.NODE_ENV': '"development"' },
  esbuild: { jsx: 'automatic' },
  build: { outDir: path.join(folder, name), lib: { entry, formats: ['es'], fileName: () => 'page.js' }, minify: false },
});

before(async () => {
  kairo = await serve(dist);
  for (const [name, framework] of Object.entries(frameworks)) {
    await made(name, framework);
    fs.writeFileSync(path.join(folder, name, 'index.html'), `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,">
      <style>#app { display: grid; grid-template-columns: 1fr 1fr; }</style>
      <script>window.site = '${kairo.url}';</script><script src="${kairo.url}kairo-embed.js" async></script>
      <div id="app"></div><script type="module" src="page.js"></script></html>`);
  }
  publisher = await serve(folder);
  browser = await launch();
}, { timeout: 300_000 });

after(async () => {
  await browser?.close();
  await publisher?.close();
  await kairo?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

for (const name of Object.keys(frameworks)) {
  test(`${name}: attributes, events, and a list whose order changes`, { timeout: 5 * patience }, async () => {
    const page = await browser.newPage({ locale: 'en-GB' });
    page.setDefaultTimeout(patience);
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${publisher.url}${name}/`);
    const press = (words) => page.getByRole('button', { name: words, exact: true }).click();
    const started = async (games) => page.waitForFunction((told) => document.querySelector('output').textContent === told, games);

    await page.getByRole('button', { name: '「ウィキッド・ラビリンス」で遊ぶ' }).waitFor();
    await press('Language of the page');
    await page.getByRole('button', { name: 'Play The Wicked Labyrinth' }).click();
    const frame = await shownFrame(page.locator('iframe'));
    assert.equal(await frame.getAttribute('html', 'lang'), 'en');
    await page.locator('kairo-game').first().evaluate((element) => element.start({ seed: 7, seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }] }));
    await started('wicked');
    await press('Light');
    await frame.waitForSelector('html[data-theme="light"]');

    // One of the two stays, and the other one is moved: its frame begins anew, and goes on with its match.
    for (const order of [['ruin', 'wicked'], ['wicked', 'ruin']]) {
      await press('Turn round');
      assert.deepEqual(await page.locator('kairo-game').evaluateAll((all) => all.map((element) => element.getAttribute('game'))), order);
      const again = await shownFrame(page.locator('iframe'));
      await again.waitForSelector('html:not([data-screen="setup"])');
    }
    assert.match(await page.locator('output').textContent(), /^wicked( wicked)+$/, 'it was moved, and told so');
    await press('Leave one');
    await page.locator('kairo-game').nth(1).waitFor({ state: 'detached' });
    assert.equal(await page.locator('iframe').count(), 1);
    assert.deepEqual(complaints, []);
    await page.close();
  });
}
