// The site on the web servers that publishers have, with their default settings and as docs/hosting.md says, from a subfolder;
// and with pages that have been shortened.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { servers, start } from '../servers/servers.mjs';
import { dist } from './lib/builds.mjs';
import { kept } from './lib/kept.mjs';
import { expect, storesSite, test as base, unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

const test = base.extend({
  // The address of the site on such a server, which the test may stop.
  on: async ({}, use) => {
    const started = [];
    await use(async (name, settings) => {
      const server = await start(name, settings, dist);
      started.push(server);
      return server;
    });
    for (const { close } of started) await close();
  },
});

test.use({ ...unpainted, ...storesSite });

// The warning about a server that gives WASM no type, or a wrong one; the program is then compiled when all of it has come.
const aboutTypes = /^wasm streaming compile failed|^falling back to ArrayBuffer/;

const searching = 2;  // the first level of the bots that does so
const lawful = ({ buttons }) => buttons.filter((id) => id.startsWith('move:'));

async function playWithThinkers(table) {
  await table.setSpeed('instant');
  await table.press('box.play.wicked');
  for (const seat of [1, 2]) await table.press(`setup.level.${seat}.${searching}`);
  await table.press('setup.start');
  await table.until((mirror) => lawful(mirror).length > 0, 'the person is asked');
  await bid(table);
  expect(table.page.workers().map((worker) => worker.url()).filter((url) => /\/thinker\./.test(url))).toHaveLength(1);
}

async function bid(table) {
  const { log } = await table.mirror();
  await table.press(lawful(await table.mirror())[0]);
  await table.until((mirror) => mirror.log.length > log.length && lawful(mirror).length > 0, 'the bots have answered, and the person is asked again');
}

async function lookIntoBook(table) {
  await table.press('menu.open');
  await table.press('menu.help');
  const book = table.page.frameLocator('#book iframe');
  await expect(book.locator('h1')).toBeVisible();
  await expect(book.locator('html')).toHaveAttribute('data-in', 'game');
  await table.page.locator('#book-close').click();
}

// All have one thing to say: the build does not know its address.
async function lookAtPublish(table, server, { name, settings }) {
  const page = await table.page.context().newPage();
  await page.goto(`${server.url}publish.html`);
  const notes = page.locator('#host-notes li');
  await expect(notes.filter({ hasText: textOf('page.host.no_site') })).toHaveCount(1);
  await expect(notes.filter({ hasText: textOf('page.host.no_cors') })).toHaveCount(settings === 'plain' ? 1 : 0);
  await expect(notes.filter({ hasText: textOf('page.host.no_query') })).toHaveCount(name === 'npx serve' && settings === 'plain' ? 1 : 0);
  await page.close();
}

for (const name of Object.keys(servers))
  for (const settings of Object.keys(servers[name]))
    test(`${name}, ${settings}: box, bots, book, and all that without the server`, async ({ sit, on }) => {
      const server = await on(name, settings);
      const table = await sit({ at: server.url });
      // Some servers leave out `index.html`, `.html` or the slash behind the folder.
      for (const page of ['index.html', 'wicked.html']) await table.open(page);
      await table.page.goto(server.url.slice(0, -1));
      await table.ready();
      table.complaints = table.complaints.filter((text) => !text.includes('404'));  // of the box at the name without the slash
      await playWithThinkers(table);
      await lookIntoBook(table);
      await lookAtPublish(table, server, { name, settings });
      await kept(table);
      await server.close();
      await table.reload();
      await table.until((mirror) => lawful(mirror).length > 0, 'the match goes on');
      await bid(table);
      await lookIntoBook(table);
      for (const page of ['wicked.html', 'wicked', 'index.html']) {
        await table.open(page);
        await expect(table.page.locator('html'), page).toHaveAttribute('data-of', page === 'index.html' ? 'box' : 'wicked');
      }
      table.complaints = table.complaints.filter((text) => !aboutTypes.test(text));
    });

test('pages that html-minifier-terser has shortened play, and are kept', async ({ sit, host }) => {
  const { minify } = createRequire(new URL('../servers/package.json', import.meta.url))('html-minifier-terser');
  const all = ['collapseWhitespace', 'removeComments', 'removeAttributeQuotes', 'removeOptionalTags', 'removeRedundantAttributes', 'removeEmptyAttributes',
    'collapseBooleanAttributes', 'sortAttributes', 'sortClassName', 'minifyJS', 'minifyCSS', 'useShortDoctype'];
  for (const name of host.names().filter((file) => file.endsWith('.html'))) {
    const short = await minify(fs.readFileSync(path.join(dist, name), 'utf8'), Object.fromEntries(all.map((option) => [option, true])));
    host.change(name, () => short);
  }
  const table = await sit({ at: host.url });
  await playWithThinkers(table);
  await lookIntoBook(table);
  await kept(table);
  await host.close();
  await table.reload();
  await table.until((mirror) => lawful(mirror).length > 0, 'the match goes on');
  await lookIntoBook(table);
  table.complaints = table.complaints.filter((text) => !text.includes('Content Security Policy'));  // forbids a script that is another now
});
