// The element with its poster, and the page that makes snippets for publishers.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import { coloursOf } from './lib/pixels.mjs';
import { expect, test } from './lib/host.mjs';
import { dist } from './lib/builds.mjs';
import { paintedByNight } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use(paintedByNight);

const script = '<script src="SITE/kairo-embed.js" async></script>';
const posters = fs.readdirSync(path.join(dist, 'posters')).filter((file) => file.endsWith('.svg'));
const games = [...new Set(posters.map((file) => file.split('-')[0]))];
// The headers of the plainer servers.
const sent = (file) => zlib.gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length;

test('a poster and the file weigh less than 60 kB, and nothing else is loaded before the first tap', async ({ host }) => {
  for (const poster of posters) expect(sent(`posters/${poster}`) + sent('kairo-embed.js'), poster).toBeLessThan(60_000);
  const page = await host(`<kairo-game game="wicked"><a href="SITE/wicked.html">Play</a></kairo-game>${script}`);
  const button = page.page.getByRole('button', { name: 'Play The Wicked Labyrinth' });
  await expect(button).toBeVisible();
  await expect.poll(() => page.requests.filter((url) => url.startsWith(page.site)).map((url) => url.slice(page.site.length)).sort())
    .toEqual(['kairo-embed.js', 'posters/wicked-en.svg']);
});

test('posters are pictures of a table, in every language', { tag: '@nightly' }, async ({ browser, site }) => {
  const page = await browser.newPage({ viewport: { width: 480, height: 320 } });
  expect(posters.length).toBe(2 * games.length);
  for (const poster of posters) {
    await page.goto(`${site}posters/${poster}`);
    await expect(page.locator('svg > title')).not.toBeEmpty();
    expect(await coloursOf(page, await page.screenshot()), poster).toBeGreaterThan(500);
  }
  await page.close();
});

test('the first tap loads the game, which plays, takes its height, and is followed by events', async ({ host }) => {
  const page = await host(`<kairo-game game="haratama" lang="ja" seed="12">${'<a href="SITE/haratama.html">x</a>'}</kairo-game>${script}
    <script>
      window.told = [];
      addEventListener('message', ({ data }) => { if (data.name === 'height') window.toldHeight = data.height; });
      for (const name of ['ready', 'started', 'moved', 'ended', 'error'])
        addEventListener('kairo-' + name, ({ type, detail }) => told.push({ type, ...detail }));
    </script>`);
  await page.page.getByRole('button').click();
  const table = await page.table();
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  await table.until(({ screen, all }) => screen === 'setup' && all.includes('12'), 'the set-up, for the deal that was asked for');
  expect(await page.page.evaluate(() => document.activeElement.localName), 'the tap leads into the game').toBe('kairo-game');
  const heights = () => page.page.evaluate(() => [document.querySelector('kairo-game').shadowRoot.querySelector('iframe').style.height, `${window.toldHeight}px`]);
  await expect.poll(async () => { const [taken, told] = await heights(); return taken !== '' && taken === told; }, { message: 'the height that was told is taken' }).toBe(true);
  await table.press('setup.start');
  const told = (type) => page.page.evaluate((name) => window.told.filter(({ type }) => type === name), type);
  await expect.poll(() => told('kairo-started')).toEqual([{ type: 'kairo-started', game: 'haratama', seats: 3, players: expect.anything(), moves: 0, turn: expect.anything() }]);
  await page.page.evaluate(() => document.querySelector('kairo-game').setAttribute('theme', 'light'));
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('two snippets on one page, each with the file, and what is said before the game is there reaches it', { tag: '@nightly' }, async ({ host }) => {
  const snippet = `<kairo-game game="wicked"></kairo-game>${script}`;
  const page = await host(snippet + snippet);
  await expect(page.page.getByRole('button', { name: 'Play The Wicked Labyrinth' })).toHaveCount(2);
  await page.page.evaluate(() => {
    const game = document.querySelector('kairo-game');
    game.play();
    game.open('#g=ruin');
    game.removeAttribute('src');
    game.removeAttribute('game');
    game.setAttribute('lang', 'ja');
  });
  const table = await page.table();
  await table.until(({ title }) => title.includes('インザルーイン'), 'the link is opened');
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.page.locator('iframe')).toHaveCount(1);
});

test('without JavaScript the link remains, and leads to the game', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`<kairo-game game="wicked"><a href="SITE/wicked.html">The Wicked Labyrinth</a></kairo-game>${script}`, { javaScriptEnabled: false });
  await page.page.getByRole('link', { name: 'The Wicked Labyrinth' }).click();
  await expect(page.page).toHaveTitle(/The Wicked Labyrinth/);
});

test('a game has a page of its own, with an oEmbed answer', { tag: '@nightly' }, async ({ browser, site, request }) => {
  for (const game of games) {
    const answer = await (await request.get(`${site}oembed/${game}.json`)).json();
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Kairo' });
    // WordPress shows the link until the frame tells its height, and keeps of the frame's attributes only some.
    expect(answer.html).toMatch(new RegExp(`^<blockquote><a href="[^"]*${game}.html">[^<]+</a></blockquote><iframe src="[^"]*embed.html\\?game=${game}" width="100%" height="480" frameborder="0"`));
  }
  const page = await browser.newPage();
  await page.goto(`${site}wicked.html`);
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'setup');
  await expect(page.locator('link[type="application/json+oembed"]')).toHaveAttribute('href', 'oembed/wicked.json');
  await page.goto(site);
  await expect(page.locator('link[type="application/json+oembed"]')).toHaveAttribute('href', 'oembed/box.json');
  // A picture alone keeps what stands after # in the address that somebody has pasted.
  const box = await (await request.get(`${site}oembed/box.json`)).json();
  expect(box).toMatchObject({ version: '1.0', type: 'photo', url: 'previews/box.png', width: 288, height: 162 });
  expect((await request.get(site + box.url)).headers()['content-type']).toBe('image/png');
  await page.close();
});

test('the snippets of the page for publishers work as they stand', { tag: '@nightly' }, async ({ host, browser, site }) => {
  const publish = await browser.newPage({ locale: 'en-GB', viewport: { width: 800, height: 600 } });
  const offences = [];
  publish.on('console', (message) => message.type() === 'error' && offences.push(message.text()));
  await publish.goto(`${site}publish.html`);
  await expect(publish.getByRole('heading', { level: 1 })).toHaveText(textOf('page.publish.title'));
  await expect(publish.locator('#preview').getByRole('button')).toBeVisible();
  await expect(publish.locator('#allow')).toHaveText('allow="clipboard-write; web-share; fullscreen"');
  await publish.getByRole('combobox', { name: 'Game', exact: true }).selectOption('haratama');
  const poster = await publish.locator('#snippet').inputValue();
  expect(poster).toMatch(/ integrity="sha384-[^"]{64}" crossorigin="anonymous" async="">/);
  await publish.getByRole('combobox', { name: 'Version' }).selectOption('newest');
  await expect(publish.locator('#snippet')).not.toHaveValue(/integrity/);
  await publish.getByRole('combobox', { name: textOf('page.publish.kind') }).selectOption('frame');
  await expect(publish.getByRole('combobox', { name: 'Version' })).toBeHidden();
  await publish.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  await publish.getByRole('combobox', { name: 'Colours' }).selectOption('light');
  const frame = await publish.locator('#snippet').inputValue();
  const preview = publish.frameLocator('#preview iframe');
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await publish.evaluate(() => Object.keys(localStorage)), 'a trial leaves nothing').toEqual([]);
  expect(offences.filter((text) => /policy/i.test(text))).toEqual([]);
  await publish.close();

  const first = await host(poster);
  await first.page.getByRole('button', { name: 'Play Haratama' }).click();
  await (await first.table()).toBeAt('setup');
  const second = await host(frame);
  await expect((await second.table()).page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('each place gets what it can hold, and shows it', { tag: '@nightly' }, async ({ browser, site }) => {
  const publish = await browser.newPage({ locale: 'en-GB', viewport: { width: 800, height: 600 } });
  await publish.goto(`${site}publish.html`);
  const snippet = publish.locator('#snippet');
  const choose = (place) => publish.getByRole('combobox', { name: textOf('page.publish.place') }).selectOption(place);
  await choose('jsx');
  await expect(snippet).not.toHaveValue(/<script/);
  await expect(publish.getByLabel(textOf('page.publish.head'))).toHaveValue(/^<script src="[^"]*kairo-embed.js"/);
  await choose('markdown');
  await expect(snippet).toHaveValue(/^\[!\[[^\]]+\]\([^)]+\.svg\)\]\([^)]+\.html\)$/);
  await expect(publish.locator('#head-part')).toBeHidden();
  await expect(publish.getByRole('combobox', { name: textOf('page.publish.kind') })).toBeHidden();
  await expect(publish.locator('#preview a img')).toBeVisible();
  await choose('address');
  await expect(snippet).toHaveValue(/^http[^ ]*\/\w+\.html$/);
  await expect(publish.locator('#address-note'), 'this site does not know its address').toContainText(`KAIRO_SITE=${site}`);
  await publish.getByLabel(textOf('page.publish.match')).fill(`Your turn! ${site}ruin.html#g=ruin`);
  await expect(snippet, 'a game\'s own page would show that game only').toHaveValue(`${site}#g=ruin`);
  await expect(publish.locator('#preview a img')).toBeVisible();
  await choose('html');
  await expect(snippet).toHaveValue(/src="[^"]*#g=ruin"/);
  await publish.close();
});

test('a frame needs no style that the page around could forbid', { tag: '@nightly' }, async ({ host, browser, site }) => {
  const publish = await browser.newPage();
  await publish.goto(`${site}publish.html`);
  await publish.locator('#wish-kind').selectOption('frame');
  const snippet = await publish.locator('#snippet').inputValue();
  await publish.close();
  const { origin } = new URL(site);
  const page = await host(`<div id="column">${snippet}</div>`, {
    viewport: { width: 390, height: 640 },
    headers: { 'content-security-policy': `default-src 'none'; script-src 'unsafe-inline'; frame-src ${origin}; style-src 'self'` },
  });
  await (await page.table()).toBeAt('setup');
  const [frame, column] = [await page.page.locator('iframe').boundingBox(), await page.page.locator('#column').boundingBox()];
  expect([frame.width, frame.height]).toEqual([column.width, 480]);
});

test('the page around may have a policy that names nothing but this site', { tag: '@nightly' }, async ({ host, site }) => {
  const { origin } = new URL(site);
  const page = await host(`<kairo-game game="wicked"></kairo-game>${script}`, {
    headers: { 'content-security-policy': `default-src 'none'; script-src ${origin} 'unsafe-inline'; frame-src ${origin}; img-src ${origin}` },
  });
  await page.page.getByRole('button', { name: 'Play The Wicked Labyrinth' }).click();
  await (await page.table()).toBeAt('setup');
});

test('a page that isolates itself shows the game, and is told that nothing is saved', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`<kairo-game game="wicked"></kairo-game>${script}`, {
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  });
  expect(await page.page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page.page.getByRole('button', { name: 'Play The Wicked Labyrinth' }).click();
  const table = await page.table();
  await table.toBeAt('setup');
  await expect(table.page.locator('#frame-note')).toContainText(textOf('page.frame.not_kept'));
});

test('the sandbox that is recommended lets files be saved, and the full page out of it', { tag: '@nightly' }, async ({ host, browser, site }) => {
  const publish = await browser.newPage();
  await publish.goto(`${site}publish.html`);
  const sandbox = await publish.locator('#sandbox').textContent();
  await publish.close();
  const page = await host(`<iframe src="SITE/embed.html?game=wicked" width="600" height="460" ${sandbox}></iframe>`);
  const table = await page.table();
  await table.press('setup.start');
  await table.press('menu.open');
  await table.press('menu.keep');
  const download = page.page.waitForEvent('download');
  await table.press('keep.save');
  const name = (await download).suggestedFilename();
  await expect(table.page.locator('#keep-state')).toHaveText(`Saved as ${name}.`);
  await table.press('keep.done');
  await table.dialogToClose('own');
  await table.press('dialog.close');
  const opening = page.page.context().waitForEvent('page');
  await table.page.locator('#frame-note a').click();
  const whole = await opening;
  await expect(whole.locator('html')).toHaveAttribute('data-ready', 'yes');
  // In a sandbox nothing would be asked.
  const asked = whole.waitForEvent('dialog');
  const answer = whole.evaluate(() => confirm('?'));
  await (await asked).accept();
  expect(await answer).toBe(true);
});
