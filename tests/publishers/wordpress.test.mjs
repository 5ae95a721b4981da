// Games in a real WordPress: by a pasted address, and by an HTML block, in a theme of blocks and in a classic one, on a desk and on a
// phone.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { serve } from '../../cmake/serve.mjs';
import { finished } from '../browser/lib/codes.mjs';
import { Snippets } from '../../shell/publish/snippets.mjs';
import { launch, shownFrame } from './browser.mjs';
import { install, startWordPress } from './wordpress/server.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-wordpress-'));
const themes = ['twentytwentythree', 'twentytwentyone'];
const windows = [{ width: 1280, height: 900 }, { width: 390, height: 844 }];
let kairo, site, wordpress, browser, match;

const paragraph = '<!-- wp:paragraph --><p>We play a game today, and the day after, and so on until the line is full.</p><!-- /wp:paragraph -->';
const html = (snippet) => `${paragraph}<!-- wp:html -->\n${snippet}\n<!-- /wp:html -->${paragraph}`;
const embed = (address) => `${paragraph}<!-- wp:embed {"url":"${address}","type":"rich"} --><figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\n${address}\n</div></figure><!-- /wp:embed -->${paragraph}`;

before(async () => {
  install();
  const sites = path.join(folder, 'sites');
  fs.mkdirSync(sites);
  kairo = await serve(sites);
  site = `${kairo.url}kairo/`;
  const build = process.env.KAIRO_BUILD ?? path.join(root, 'build/wasm-release');
  execFileSync(process.execPath, [path.join(root, 'cmake/dist.mjs'), build, path.join(sites, 'kairo'), '--debug'], { env: { ...process.env, KAIRO_SITE: site }, stdio: ['ignore', 'ignore', 'inherit'] });
  const snippetFor = (wishes) => new Snippets({ game: 'wicked', lang: '', theme: '', size: '', version: 'newest', link: '', ...wishes }, facts).all.snippet;
  const facts = { site, title: 'The Wicked Labyrinth', pictureLanguage: 'en', permissions: 'fullscreen', integrity: '' };
  const snippet = (kind) => snippetFor({ place: 'html', kind });
  match = snippetFor({ place: 'address', link: `${site}wicked.html#m=${finished('wicked').code}` });
  const posts = [
    { slug: 'pasted', author: 'editor', content: `We play a game.\n\n${site}wicked.html\n\nThe end.` },
    { slug: 'match', author: 'editor', content: `We have played a game.\n\n${match}\n\nAll the games:\n\n${site}\n\nThe end.` },
    { slug: 'match-by-author', author: 'author', content: embed(match) },
    { slug: 'block', author: 'editor', content: embed(`${site}wicked.html`) },
    { slug: 'by-author', author: 'author', content: embed(`${site}wicked.html`) },
    { slug: 'frame', author: 'editor', content: html(snippet('frame')) },
    { slug: 'element', author: 'editor', content: html(snippet('poster')) },
    { slug: 'element-by-author', author: 'author', content: html(snippet('poster')) },
  ];
  wordpress = await startWordPress(folder, { posts, kairoPort: new URL(kairo.url).port });
  browser = await launch();
}, { timeout: 600_000 });

after(async () => {
  await browser?.close();
  await wordpress?.close();
  await kairo?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

// Opens a post and hands over its page.
async function read(slug, viewport, look) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);  // games are drawn by the processor
  await page.goto(`${wordpress.url}/?name=${slug}`);
  await look(page);
  await context.close();
}

// The set-up is what the frame shows, over the whole of it, and the frame lies in the column of the text beside it.
async function isInColumn(page, shown) {
  await shown.scrollIntoViewIfNeeded();
  const frame = await shownFrame(shown);
  await page.waitForFunction((node) => !node.style.clip, await shown.elementHandle());
  assert.notEqual(await frame.getAttribute('html', 'data-screen'), 'notice');
  const [box, column] = [await shown.boundingBox(), await page.locator('.entry-content > p').first().boundingBox()];
  assert.ok(box.x >= column.x - 1 && box.x + box.width <= column.x + column.width + 1, `${JSON.stringify(box)} within ${JSON.stringify(column)}`);
  assert.ok(box.width > 0.9 * column.width && box.height >= 380, JSON.stringify(box));
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'nothing sticks out of the page');
}

for (const theme of themes)
  for (const viewport of windows) {
    const where = `${theme}, ${viewport.width} wide`;
    test(`addresses become games: ${where}`, async () => {
      wordpress.setTheme(theme);
      for (const slug of ['pasted', 'block', 'by-author', 'frame']) {
        await read(slug, viewport, async (page) => {
          await isInColumn(page, page.locator('iframe'));
        });
      }
    });

    test(`the address of a match becomes a picture that leads to it: ${where}`, async () => {
      wordpress.setTheme(theme);
      for (const slug of ['match', 'match-by-author']) {
        await read(slug, viewport, async (page) => {
          const links = page.locator('a').filter({ has: page.locator('img[alt="Kairo"]') });
          const addresses = await links.evaluateAll((all) => all.map(({ href }) => href));
          assert.deepEqual(addresses, slug === 'match' ? [match, site] : [match]);
          const [picture, column] = [await links.locator('img').first().boundingBox(), await page.locator('.entry-content > p').first().boundingBox()];
          assert.ok(picture.width <= column.width + 1 && Math.abs(picture.width / picture.height - 16 / 9) < 0.02, JSON.stringify({ picture, column }));
        });
      }
    });

    test(`an element becomes a poster, and for an author a picture with a link: ${where}`, async () => {
      wordpress.setTheme(theme);
      const column = (page) => page.locator('.entry-content > p').first().boundingBox();
      await read('element', viewport, async (page) => {
        const poster = page.getByRole('button', { name: 'Play The Wicked Labyrinth' });
        const box = await poster.boundingBox();
        const text = await column(page);
        assert.deepEqual([Math.round(box.x), Math.round(box.width)], [Math.round(text.x), Math.round(text.width)]);
        await poster.click();
        await isInColumn(page, page.locator('iframe'));
      });
      await read('element-by-author', viewport, async (page) => {
        const link = page.getByRole('link', { name: 'The Wicked Labyrinth' });
        assert.equal(await link.getAttribute('href'), `${site}wicked.html`);
        assert.ok((await link.locator('img').boundingBox()).width <= (await column(page)).width + 1);
      });
    });
  }

test('one tap on the picture of a match leads to the match', async () => {
  await read('match', windows[0], async (page) => {
    await page.locator('img[alt="Kairo"]').first().click();
    await page.waitForSelector('html[data-ready="yes"][data-screen="end"]');
  });
});

test('the reader gets out of the frame to the page of the game', async () => {
  await read('block', windows[0], async (page) => {
    const shown = page.locator('iframe');
    await isInColumn(page, shown);
    await page.frameLocator('iframe').locator('#frame-note a').click();
    await page.waitForURL(`${site}wicked.html*`);
  });
});
