// When something is lost: the canvas, a file, a permission. Saved matches stay within reach, and the page says what is the
// matter.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import { dist } from './lib/builds.mjs';
import { expect, storesSite, test, unpainted } from './lib/site.mjs';
import { noServiceWorker } from './lib/lacks.mjs';
import { kept } from './lib/kept.mjs';
import { textOf } from './lib/texts.mjs';

test.use({ ...unpainted, ...storesSite });

const solo = { people: 1, seats: 3, seed: 21 };

const records = (table) => table.page.evaluate(() =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('kairo.match.'))));

test('when the canvas dies, what is kept is listed, handed out as a file and deleted without it', async ({ sit }, info) => {
  const table = await sit();
  for (const seed of [1, 2]) {
    await table.startMatch({ ...solo, seed });
    await table.leaveToBox();
  }
  const before = await records(table);
  await table.page.evaluate(() =>
    window.dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('memory access out of bounds') })));
  const rescue = table.page.locator('#rescue');
  await expect(rescue).toContainText(textOf('page.broken'));
  await expect(rescue.getByRole('listitem')).toHaveCount(2);
  await expect(rescue.getByRole('listitem').first()).toContainText('The Wicked Labyrinth');

  await rescue.getByRole('button', { name: textOf('page.rescue.save_all') }).click();
  const download = table.page.waitForEvent('download');
  await table.press('keep.save');
  const file = info.outputPath('rescued.txt');
  await (await download).saveAs(file);
  for (const text of Object.values(before)) expect(fs.readFileSync(file, 'utf8')).toContain(text);
  await table.press('keep.done');
  await expect(table.page.locator('#own')).toBeHidden();

  await rescue.getByRole('button', { name: textOf('page.rescue.delete_all') }).click();
  await expect(rescue.getByRole('listitem')).toHaveCount(0);
  expect(await records(table)).toEqual({});
  await rescue.getByRole('button', { name: textOf('page.rescue.restore') }).click();
  expect(await records(table)).toEqual(before);
  await rescue.getByRole('listitem').first().getByRole('button', { name: 'Delete' }).click();
  await expect(rescue.getByRole('listitem')).toHaveCount(1);

  await rescue.getByRole('button', { name: 'Reload' }).click();
  await table.ready();
  await expect.poll(() => table.kept()).toHaveLength(1);
});

test('when what was pasted kills the canvas, what is kept is listed, too', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch(solo);
  await table.leaveToBox();
  await table.page.evaluate(() => {
    window.kairo.give = () => { throw new WebAssembly.RuntimeError('memory access out of bounds'); };
    const data = new DataTransfer();
    data.items.add(new File(['kairo'], 'kairo.txt'));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(table.page.locator('#rescue')).toContainText(textOf('page.broken'));
  await expect(table.page.locator('#rescue').getByRole('listitem')).toHaveCount(1);
  table.complaints.length = 0;  // the browser's own words about the crash
});

test('after a page that hung, what is kept is listed before it is opened again', { tag: ['@chromium', '@nightly'] }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch(solo);
  const context = table.page.context();
  const session = await context.newCDPSession(table.page);
  const hanging = table.page.waitForEvent('console', (message) => message.text() === 'hangs');
  await table.page.evaluate(() => {
    window.kairo.give = () => {
      console.log('hangs');
      for (;;);
    };
    setTimeout(() => document.querySelector('#words button[data-key]').click());
  });
  await hanging;
  const dead = table.page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});  // nobody is left to answer
  await dead;
  table.sitAt(await context.newPage());
  await table.page.goto(`${table.site}#m=nothing`);
  const rescue = table.page.locator('#rescue');
  await expect(rescue).toContainText(textOf('page.hung'));
  await expect(rescue.getByRole('listitem')).toHaveCount(1);
  await rescue.getByRole('button', { name: 'Reload' }).click();
  await table.ready();
  await table.toBeAt('table');
  expect(new URL(table.page.url()).hash).toBe('');
  await expect(rescue).toBeHidden();
});

// Puts a canvas on the host that has lost its beginning, also in its compressed files; returns what heals it.
function damageCanvas(host) {
  const name = fs.readdirSync(dist).find((file) => /^kairo\.\w+\.wasm$/.test(file));
  const whole = fs.readFileSync(path.join(dist, name));
  const put = (content) => {
    host.put(name, content);
    host.put(`${name}.br`, zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }));
    host.put(`${name}.gz`, zlib.gzipSync(content));
  };
  put(Buffer.from(whole).fill(0, 0, 8));
  return () => put(whole);
}

test('a canvas that was damaged on its way is brought anew once the host has healed, and that is said', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ lack: noServiceWorker });
  const heal = damageCanvas(host);
  await table.page.goto(host.url);
  const stale = table.page.locator('#stale');
  await expect(stale).toContainText(textOf('page.damaged'));
  heal();
  // The browser has the damaged file in its cache, as one that never changes.
  await stale.getByRole('button').click();
  await expect(stale).toContainText(textOf('page.mended'));
  await stale.getByRole('button').click();
  await table.ready();
  table.complaints.length = 0;  // the browser tells of what it refused
});

test('a canvas that was damaged in the worker\'s own store is brought anew', { tag: '@nightly' }, async ({ sit, host }) => {
  const table = await sit({ at: host.url });
  await kept(table);
  await table.page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.endsWith('.wasm')) continue;
        const body = new Uint8Array(await (await cache.match(request)).arrayBuffer());
        body.fill(0, 0, 8);
        await cache.put(request, new Response(body, { headers: { 'content-type': 'application/wasm' } }));
      }
    }
  });
  await table.page.reload();
  await expect(table.page.locator('#stale')).toContainText(textOf('page.mended'));
  await table.page.locator('#stale button').click();
  await table.ready();
  table.complaints.length = 0;
});

test('where the browser blocks what sites keep, nothing is left unanswered', async ({ sit }) => {
  const table = await sit({ lack: () => {
    LockManager.prototype.request = async () => { throw new DOMException('blocked', 'SecurityError'); };
  } });
  await table.startMatch(solo);
  await table.toBeAt('table');
});

test('a text of fourteen million letters is refused with a sentence, one of nearly four million is read', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  const open = async (letters) => {
    await table.press('box.link');
    await table.field('link').evaluate((field, n) => {
      field.value = 'x'.repeat(n);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, letters);
    await table.toBeAt('notice');
  };
  await open(14_000_000);
  await expect(table.asked).toContainText(textOf('app.link.too_long'));
  await table.press('dialog.close');
  await table.toBeAt('box');
  await open(3_999_000);
  await expect(table.asked).toContainText(textOf('app.link.none'));
});

// The emulation changes the ratio, but tells nobody as a browser does whose window is moved to another screen.
const rememberScreens = () => {
  const real = window.matchMedia.bind(window);
  window.screens = [];
  window.matchMedia = (query) => {
    const media = real(query);
    if (query.includes('resolution')) window.screens.push(media);
    return media;
  };
};

test('when only the pixels of the screen change, the canvas has as many', async ({ sit }) => {
  const table = await sit({ lack: rememberScreens });
  const session = await table.page.context().newCDPSession(table.page);
  const { width, height } = table.page.viewportSize();
  for (const deviceScaleFactor of [2, 1.5]) {
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
    await expect.poll(() => table.page.evaluate(() => devicePixelRatio)).toBe(deviceScaleFactor);
    await table.page.evaluate(() => window.screens.at(-1).dispatchEvent(new Event('change')));
    await expect.poll(() => table.page.evaluate(() => {
      const canvas = document.getElementById('canvas');
      return canvas.width / canvas.clientWidth;
    })).toBeCloseTo(deviceScaleFactor, 1);
  }
});

test('words said to one person are not to be found in the box', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch(solo);
  await table.move();
  await table.untilAsked();
  await expect(table.page.locator('#words-news')).not.toBeEmpty();
  await table.leaveToBox();
  await expect(table.page.locator('#words-news')).toBeEmpty();
  await expect(table.page.locator('#words')).toBeHidden();
});

test('the page links the licences of what it is made of', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  const link = table.words.getByRole('link', { name: 'Licences' });
  const text = await (await table.page.request.get(await link.evaluate(({ href }) => href))).text();
  expect(text).toContain('Dear ImGui');
});
