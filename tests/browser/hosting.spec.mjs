// The site as hosts, networks and blockers deliver it: without headers, changed on its way, as files, at odd addresses.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { serve } from '../../cmake/serve.mjs';
import { dist } from './lib/builds.mjs';
import { games } from './lib/codes.mjs';
import { test as framed } from './lib/host.mjs';
import { kept } from './lib/kept.mjs';
import { expect, newContext, storesSite, test, unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use({ ...unpainted, ...storesSite });

async function startMatch(table) {
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 3, seed: 21 });
  return table.untilAsked();
}

// --- changed on its way -----------------------------------------------------------------------------------------------

const isHtml = (name) => name.endsWith('.html');

// How AdGuard does it, and a content delivery network.
const withScript = (html, url) => html.replace('<meta charset="utf-8">', `<meta charset="utf-8"><script src="${url}"></script>`)
  .replace('</body>', `<script defer src="${url}"></script></body>`);
// A tool that shortens HTML leaves out what browsers add themselves, and may shorten the script within it.
const shortened = (html) => html.replace(/(?<=<script>)\(\(\)=>/, '(() =>').replace(/\n\s*/g, ' ').replace(/ (\w+)="([\w-]+)"/g, ' $1=$2').replace(/<\/(body|html|p|li)>/g, '');

for (const [what, change] of Object.entries({ 'a blocker has added scripts to': withScript, 'a network has shortened': shortened }))
  test(`pages that ${what} play, and are kept`, { tag: '@nightly' }, async ({ sit, host }, info) => {
    const folder = info.outputPath('foreign');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'foreign.js'), 'window.foreign = true;');
    const foreign = await serve(folder);
    for (const name of host.names().filter(isHtml)) host.change(name, (html) => change(html, `${foreign.url}foreign.js`));
    const table = await sit({ at: host.url, colorScheme: 'light' });
    await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'light');
    await kept(table);
    const before = await startMatch(table);
    await host.close();
    await table.reload();
    expect((await table.untilAsked()).log).toEqual(before.log);
    await table.open('wicked.html');
    await expect(table.page.locator('html')).toHaveAttribute('data-game', 'wicked');
    const [refused, others] = [[], []];
    for (const complaint of table.complaints) (complaint.includes('Content Security Policy') ? refused : others).push(complaint);
    expect(others).toEqual([]);
    expect(refused.length, 'the policy forbids what does not belong to the page').toBeGreaterThan(0);
    expect(await table.page.evaluate(() => window.foreign)).toBeUndefined();
    table.complaints.length = 0;
    await foreign.close();
  });

test('where files are changed on their way, the player is told once that nothing is kept', { tag: '@nightly' }, async ({ sit, host }) => {
  host.change(host.names().find((name) => /^synth\..*js$/.test(name)), (script) => `${script}// shortened by nobody\n`);
  const table = await sit({ at: host.url });
  const note = table.page.locator('#update');
  await expect(note).toContainText(textOf('page.offline.not_kept'));
  await expect(note.getByRole('button')).toHaveText(['Close']);
  await note.getByRole('button').click();
  await expect(note).toBeHidden();
  const installed = () => table.page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration?.installing)));
  await table.reload();
  await expect.poll(installed).toBe(false);
  await expect(note).toBeHidden();
  await startMatch(table);
  table.complaints.length = 0;  // the browser tells of the wrong check sum
});

// --- odd addresses ----------------------------------------------------------------------------------------------------

test('at the name of its folder, without the slash, the box finds its files', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  const page = await table.page.context().newPage();
  await page.route(host.url.slice(0, -1), (route) => route.fulfill({ contentType: 'text/html', body: fs.readFileSync(path.join(dist, 'index.html')) }));
  await page.goto(`${host.url.slice(0, -1)}#g=ruin`);
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'setup');
  expect(page.url().startsWith(host.url)).toBe(true);
});

for (const [name, key] of Object.entries({ 'index.html': 'page.lack_file', 'wicked.html': 'page.lack_file', 'publish.html': 'page.lack_publish' }))
  test(`opened as a file, ${name} says in both languages that it needs a server`, { tag: name === 'index.html' ? [] : '@nightly' }, async ({ browser }) => {
    const context = await newContext(browser, {});
    const page = await context.newPage();
    await page.goto(pathToFileURL(path.join(dist, name)).href);
    for (const language of ['en', 'ja']) await expect(page.getByText(textOf(key, {}, language))).toBeInViewport();
    await context.close();
  });

test('each page says what it is, with a picture, to those that show a link to it', { tag: '@nightly' }, async ({ browser, site }) => {
  const context = await newContext(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  const seen = new Set();
  for (const name of ['', 'embed.html', 'publish.html', ...games.map((game) => `${game}.html`), ...games.map((game) => `rules-${game}-ja.html`)]) {
    await page.goto(site + name);
    const said = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll('meta[property], meta[name="description"]')]
      .map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content])));
    for (const part of ['og:title', 'og:description']) expect(seen.has(said[part]), `${name}: ${said[part]} is its own`).toBe(false);
    for (const part of ['og:title', 'og:description']) seen.add(said[part]);
    expect(said['og:description']).toBe(said.description);
    const picture = await page.request.get(new URL(said['og:image'], site + name).href);
    expect([picture.status(), picture.headers()['content-type']], name).toEqual([200, 'image/png']);
  }
  await context.close();
});

// --- without headers --------------------------------------------------------------------------------------------------

const plain = framed.extend({
  site: [async ({}, use) => {
    const { url, close } = await serve(dist, { headers: {} });
    await use(url);
    await close();
  }, { scope: 'worker' }],
});
plain.use(unpainted);

const link = '<a href="SITE/wicked.html"><img src="SITE/posters/wicked-en.svg" alt="" width="300">The Wicked Labyrinth</a>';

const ways = {
  'a plain frame': '<iframe src="SITE/embed.html?game=wicked" width="480" height="420"></iframe>',
  'the newest element': `<kairo-game game="wicked">${link}</kairo-game><script src="SITE/kairo-embed.js" async></script>`,
};
for (const [what, html] of Object.entries(ways))
  plain(`without headers ${what} plays`, { tag: '@nightly' }, async ({ host }) => {
    const page = await host(html);
    if (html.includes('kairo-game')) await page.page.getByRole('button', { name: 'Play The Wicked Labyrinth' }).click();
    const table = await page.table();
    await table.press('setup.start');
    await table.until(({ buttons }) => buttons.some((id) => id.startsWith('move:')), 'the person is asked');
  });

plain('without headers a pinned script leaves the picture and its link', { tag: '@nightly' }, async ({ host, site }) => {
  const integrity = `sha384-${createHash('sha384').update(fs.readFileSync(path.join(dist, 'kairo-embed.js'))).digest('base64')}`;
  const page = await host(`<kairo-game game="wicked">${link}</kairo-game><script src="SITE/kairo-embed.js" integrity="${integrity}" crossorigin="anonymous" async></script>`);
  await expect(page.page.getByRole('link', { name: 'The Wicked Labyrinth' })).toBeInViewport();
  await expect.poll(() => page.page.locator('img').evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
  expect(page.requests).toContain(`${site}kairo-embed.js`);
  await expect.poll(() => page.complaints.join()).toContain('CORS policy');
  page.complaints.length = 0;
});

for (const [game, where] of [['wicked', '#g=wicked'], ['', '']])
  plain(`without headers a frame without an origin shows cover, words and a link${game ? '' : ' to the box'}`, { tag: game ? [] : '@nightly' }, async ({ host, site }) => {
    const page = await host(`<iframe sandbox="allow-scripts" src="SITE/embed.html${game && `?game=${game}`}" width="480" height="480"></iframe>`);
    const frame = page.page.frameLocator('iframe');
    await expect(frame.getByText(textOf('page.lack_frame'))).toBeInViewport();
    await expect(frame.getByRole('link', { name: textOf('page.frame.full_page') })).toHaveAttribute('href', `./${where}`);
    const cover = frame.locator('img.cover:visible').first();
    await expect.poll(() => cover.evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
    page.complaints.length = 0;  // the browser tells of each file
  });

plain('the page for publishers offers only what works on its server, and says why', async ({ browser, site }) => {
  const context = await newContext(browser, { locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${site}publish.html`);
  const notes = page.locator('#host-notes li');
  await expect(notes.filter({ hasText: textOf('page.host.no_cors') })).toBeVisible();
  await expect(notes.filter({ hasText: textOf('page.host.no_corp') })).toBeVisible();
  await expect(page.locator('#snippet')).not.toHaveValue(/integrity/);
  await expect(page.locator('#wish-version')).toBeHidden();
  await context.close();
});

const odd = {
  'forbids frames': ['x-frame-options', 'SAMEORIGIN'],
  'forbids frames by its policy': ['content-security-policy', "frame-ancestors 'self'"],
};
for (const [what, [name, value]] of Object.entries(odd))
  test(`it says so where the server ${what}`, { tag: '@nightly' }, async ({ browser, site }) => {
    const context = await newContext(browser, { locale: 'en-GB' });
    const page = await context.newPage();
    await page.route(/embed\.html/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), [name]: value } });
    });
    await page.goto(`${site}publish.html`);
    await expect(page.locator('#host-notes')).toContainText(textOf('page.host.no_frames'));
    await context.close();
  });

test('where everything works, only the address that is not known is said', { tag: '@nightly' }, async ({ browser, site }) => {
  const context = await newContext(browser, { locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto(`${site}publish.html`);
  await expect(page.locator('#host-notes li')).toHaveText([textOf('page.host.no_site', {}, 'ja')]);
  await expect(page.locator('#snippet')).toHaveValue(/integrity/);
  await context.close();
});
