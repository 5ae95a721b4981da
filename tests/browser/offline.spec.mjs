// The page without a network, and what becomes of it when a newer build is put on the host.
import { games } from './lib/codes.mjs';
import { buildId, otherId, otherSite } from './lib/builds.mjs';
import { kept } from './lib/kept.mjs';
import { noServiceWorker } from './lib/lacks.mjs';
import { expect, storesSite, test, unpainted } from './lib/site.mjs';
import { Table } from './lib/table.mjs';
import { textOf } from './lib/texts.mjs';

test.use({ ...unpainted, ...storesSite });

const buildOf = (table) => table.page.evaluate(() => window.kairo.build());

const cachesOf = (table) => table.page.evaluate(async () => Object.fromEntries(await Promise.all(
  (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url)]))));

async function threeBids(table) {
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 3, seed: 21 });
  for (let i = 0; i < 3; ++i) await table.move();
  return table.untilAsked();
}

async function toBeAsBefore(table, before) {
  const after = await table.untilAsked();
  expect(after.asked).toBe(before.asked);
  expect(after.log).toEqual(before.log);
}

test('after the first visit the page opens and plays on without a network', async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  await kept(table);
  const before = await threeBids(table);
  await host.close();
  await table.reload();
  await toBeAsBefore(table, before);
  for (let i = 0; i < 3; ++i) await table.move();
  expect((await table.mirror()).log.length).toBeGreaterThan(before.log.length);
  await table.open('index.html#g=ruin');
  await table.toBeAt('setup');
  // Each game's own page too, with `.html` or as hosts that leave it out have it.
  for (const name of ['wicked.html', 'wicked']) {
    await table.open(name);
    await expect(table.page.locator('html'), name).toHaveAttribute('data-game', 'wicked');
  }
});

test('a game\'s own page that was visited first is kept as well', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: `${host.url}wicked.html` });
  await kept(table);
  await host.close();
  await table.reload();
  await expect(table.page.locator('html')).toHaveAttribute('data-game', 'wicked');
  await table.toBeAt('setup');
});

test('just what a game needs is kept, with rule books and lessons, and rare letters once a name has brought them', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  await kept(table);
  const { files } = await (await table.page.request.get(`${host.url}files.json`)).json();
  const pages = games.map((game) => `${game}.html`);
  const needed = files.filter(({ name, first, afterFirst }) => first || afterFirst || pages.includes(name)).map(({ name }) => host.url + (name === 'index.html' ? '' : name));
  const name = `kairo ${host.url} ${buildId}`;
  expect(Object.keys(await cachesOf(table))).toEqual([name]);
  expect((await cachesOf(table))[name].sort()).toEqual(needed.sort());

  await table.press('box.play.wicked');
  await table.answer('name 0', '髙橋');
  const rare = host.url + files.find((file) => file.name.startsWith('names.')).name;
  await expect.poll(async () => (await cachesOf(table))[name]).toContain(rare);
});

test('a font that is stored damaged is brought anew, and nothing is drawn with it', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  await kept(table);
  await table.press('box.play.wicked');
  await table.answer('name 0', '髙橋');
  const inCache = async (change) => table.page.evaluate(async (half) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const rare = (await cache.keys()).find(({ url }) => /\/names\./.test(url));
      if (!rare) continue;
      const found = await cache.match(rare);
      const bytes = await found.arrayBuffer();
      if (half) await cache.put(rare, new Response(bytes.slice(0, bytes.byteLength / 2), { headers: found.headers }));
      return bytes.byteLength;
    }
    return 0;
  }, change === 'halve');
  await expect.poll(inCache).toBeGreaterThan(0);
  const whole = await inCache('halve');
  expect(await inCache()).toBeLessThan(whole);
  await table.press('setup.start');
  await table.reload();
  await expect.poll(inCache).toBe(whole);
  await expect(table.words).toContainText('髙橋');
  await table.rest();
  await expect(table.page.locator('#rescue')).toBeHidden();
});

test('an update waits until it is asked for, and the match goes on in it', async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  await kept(table);
  const before = await threeBids(table);
  host.deploy(otherSite());
  await table.reload();
  expect(await buildOf(table)).toBe(buildId);

  const note = table.page.locator('#update');
  await expect(note).toContainText(textOf('page.update.ready'));
  const beneath = await table.page.locator('#canvas').boundingBox();
  const bar = await note.boundingBox();
  expect(bar.y + bar.height).toBeLessThanOrEqual(beneath.y);
  expect(beneath.y + beneath.height).toBeLessThanOrEqual(table.page.viewportSize().height);
  await toBeAsBefore(table, before);

  await note.getByRole('button', { name: 'Later' }).click();
  await expect(note).toBeHidden();
  await table.reload();
  expect(await buildOf(table)).toBe(buildId);
  await note.getByRole('button', { name: textOf('page.update.take') }).click();
  await expect.poll(() => buildOf(table).catch(() => null)).toBe(otherId);
  await table.ready();
  await toBeAsBefore(table, before);
  await expect(note).toBeHidden();
  await expect.poll(async () => Object.keys(await cachesOf(table))).toEqual([`kairo ${host.url} ${otherId}`]);
});

test('an update that came damaged is installed once the host has healed', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  await kept(table);
  const needed = async () => (await (await table.page.request.get(`${host.url}files.json`)).json()).files.filter(({ first }) => first).map(({ name }) => name);
  const before = await needed();
  host.deploy(otherSite());
  const changed = (await needed()).filter((name) => !before.includes(name));
  expect(changed.length).toBeGreaterThan(0);
  const heal = host.damage(changed[0]);
  // Looks for an update as whenever the page is opened; resolves to the fate of the worker that is found.
  const lookForUpdate = () => table.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((resolve) => { registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true }); });
    await registration.update();
    const worker = await found;
    while (!['installed', 'redundant'].includes(worker.state)) await new Promise((resolve) => { worker.addEventListener('statechange', resolve, { once: true }); });
    return worker.state;
  });
  expect(await lookForUpdate()).toBe('redundant');
  await expect(table.page.locator('#update')).toBeHidden();
  table.complaints.length = 0;  // the browser tells of the wrong check sum
  heal();
  expect(await lookForUpdate()).toBe('installed');
  await table.page.locator('#update').getByRole('button', { name: textOf('page.update.take') }).click();
  await expect.poll(() => buildOf(table).catch(() => null)).toBe(otherId);
  await table.ready();
});

test('a build\'s files stay as long as a page of it is open', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  await kept(table);
  const other = new Table(await table.page.context().newPage(), host.url);
  await other.open();
  host.deploy(otherSite());
  await other.reload();
  await other.page.locator('#update').getByRole('button', { name: textOf('page.update.take') }).click();
  await expect.poll(() => buildOf(other).catch(() => null)).toBe(otherId);
  await other.ready();

  // The first page is of the old build still: it gets its rare letters, and is told of the new one.
  await expect(table.page.locator('#update')).toContainText(textOf('page.update.ready'));
  const old = `kairo ${host.url} ${buildId}`;
  expect(Object.keys(await cachesOf(table))).toContain(old);
  await table.page.locator('#update').getByRole('button', { name: textOf('page.update.take') }).click();
  await expect.poll(() => buildOf(table).catch(() => null)).toBe(otherId);
  await expect.poll(async () => Object.keys(await cachesOf(other))).not.toContain(old);
});

test('where the match is not kept, no update is offered that would lose it', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  await kept(table);
  await table.startMatch({ people: 1, seats: 3, seed: 21 });
  await table.page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await table.move();
  host.deploy(otherSite());
  await table.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await expect(table.page.locator('#update p')).toContainText(textOf('page.update.ready'));
  await expect(table.page.locator('#update')).toBeHidden();
});

test('a canvas of another build is not played on: nothing is touched, and reloading helps', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url, lack: noServiceWorker });
  const before = await threeBids(table);
  const storage = () => table.page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const stored = await storage();
  host.deploy(otherSite({ whole: false }));
  await table.page.reload();
  await expect(table.page.locator('#stale')).toContainText(textOf('page.damaged'));
  expect(await storage()).toBe(stored);
  await expect.poll(() => table.complaints.join(), { message: 'the console tells developers why' }).toContain('from different builds');
  table.complaints.length = 0;

  host.deploy(otherSite());
  await table.page.getByRole('button', { name: 'Reload' }).click();
  await table.ready();
  expect(await buildOf(table)).toBe(otherId);
  await toBeAsBefore(table, before);
});

test('when a file is gone after a deploy, the page says to reload', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url, lack: noServiceWorker, locale: 'ja-JP' });
  const before = await threeBids(table);
  const stale = table.page.locator('#stale');
  for (const pattern of ['**/kairo.*.wasm', '**/reading.*.ttf', '**/texts-ja.*.txt', '**/page.*.js']) {
    await table.page.route(pattern, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }));
    await table.page.reload();
    await expect(stale.getByText(textOf('page.stale', {}, 'ja')), pattern).toBeInViewport();
    await expect(stale.getByText(textOf('page.stale')), pattern).toBeHidden();
    await table.page.unroute(pattern);
    await stale.getByRole('button').click();
    await table.ready();
  }
  table.complaints.length = 0;  // the browser tells of each 404
  await toBeAsBefore(table, before);
});

test('an engine that does not understand the canvas is told so; reloading would not help', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: noServiceWorker });
  await table.page.addInitScript(() => {
    const refuse = async () => { throw new WebAssembly.CompileError('invalid opcode'); };
    Object.assign(WebAssembly, { instantiate: refuse, instantiateStreaming: refuse });
  });
  await table.page.reload();
  await expect(table.page.locator('#rescue')).toContainText(textOf('page.no_wasm'));
  await expect(table.page.locator('#stale')).toBeHidden();
  table.complaints.length = 0;  // the engine tells of it as well
});

test('nothing is kept for a page that is shown in a frame', { tag: '@nightly' }, async ({ browser, host }) => {
  host.put('around.html', '<!doctype html><iframe src="./" width="600" height="400"></iframe>');
  const context = await browser.newContext();
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => { window.top.registered = true; };
  });
  const page = await context.newPage();
  await page.goto(`${host.url}around.html`);
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-ready', 'yes');
  expect(await page.evaluate(() => window.registered)).toBeUndefined();
  await page.goto(host.url);
  await expect.poll(() => page.evaluate(() => window.registered)).toBe(true);
  await context.close();
});

test('the page can be installed, under its name in each language', async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  const browser = await table.page.context().newCDPSession(table.page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(new URL(manifest.start_url, url).href).toBe(host.url);
  expect(manifest.name).toBe('Kairo');
  expect(manifest.name_localized.ja).toBe('Kairo 回廊');
  for (const { src, sizes } of manifest.icons) {
    const size = await table.page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, new URL(src, url).href);
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
