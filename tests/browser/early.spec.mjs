// Before the program has come: what the build has written into the page is there, right at once, and can be pressed.
import { expect, test, unpainted } from './lib/site.mjs';
import { layoutShift } from './lib/pixels.mjs';

test.use(unpainted);

// Opens a page of the site whose program does not come before `release()`: neither its modules nor the canvas. Resolves to
// the table too, which is not ready before.
async function openEarly({ sit, site }, { page: name = '', hash = '', ...options } = {}) {
  const table = await sit(options);
  await table.page.goto('about:blank');
  let release;
  const released = new Promise((done) => { release = done; });
  await table.page.route(/\.(js|wasm)$/, async (route) => {
    await released;
    await route.continue().catch(() => {});  // the page may be gone
  });
  await table.page.goto(site + name + hash, { waitUntil: 'commit' });
  await table.page.locator('#page .screen').first().waitFor({ state: 'attached' });
  await expect.poll(() => table.page.evaluate(() => document.readyState)).toBe('interactive');
  return { table, release };
}

const looks = {
  'in the dark, in English': { colorScheme: 'dark', locale: 'en-GB', title: 'The Wicked Labyrinth', theme: 'dark', tag: '@nightly' },
  'in the light, in English': { colorScheme: 'light', locale: 'en-GB', title: 'The Wicked Labyrinth', theme: 'light' },
  'in the dark, in Japanese': { colorScheme: 'dark', locale: 'ja-JP', title: 'ウィキッド・ラビリンス', theme: 'dark', tag: '@nightly' },
};

// The places of all that can be pressed, by key; and what is shown, without what may differ.
const boxes = (table) => table.page.evaluate(() => {
  const shown = [...document.querySelectorAll('#page [data-key]')].filter((node) => node.getClientRects().length > 0);
  return Object.fromEntries(shown.map((node) => [node.dataset.key, (({ x, y, width, height }) => [x, y, width, height].map(Math.round))(node.getBoundingClientRect())]));
});

const html = (table) => table.page.evaluate(() => {
  const shown = [...document.querySelectorAll('#page .screen')].find((node) => node.getClientRects().length > 0).cloneNode(true);
  for (const node of [shown, ...shown.querySelectorAll('*')])
    // The ids by which elements name each other, and the state of what was chosen.
    for (const name of ['id', 'for', 'name', 'list', 'aria-busy', 'checked', 'value', 'readonly']) node.removeAttribute(name);
  return shown.outerHTML.replaceAll('=""', '');
});

// Marks what is read on the page now; resolves to a function that resolves to what of it is gone from the page since then.
async function watchTexts(page) {
  await page.evaluate(() => {
    const screen = [...document.querySelectorAll('#page .screen')].find((node) => node.getClientRects().length > 0);
    const walk = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    window.readTexts = [];
    while (walk.nextNode()) window.readTexts.push(walk.currentNode);
  });
  return () => page.evaluate(() => window.readTexts.filter((text) => !text.isConnected).map((text) => text.data));
}

for (const [what, { title, theme, tag = [], ...options }] of Object.entries(looks))
  test(`the box is there before the program, ${what}, and nothing moves when that comes`, { tag }, async ({ sit, site }) => {
    const { table, release } = await openEarly({ sit, site }, { viewport: { width: 390, height: 844 }, ...options });
    const { page } = table;
    await expect(page.locator('html')).toHaveAttribute('lang', options.locale.slice(0, 2));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('.card h2:visible').first()).toHaveText(title);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    const covers = page.locator('.card img:visible, .card picture:visible img');
    await expect.poll(() => covers.evaluateAll((all) => all.filter(({ naturalWidth }) => naturalWidth > 0).length)).toBeGreaterThanOrEqual(4);
    const brightness = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0));
    expect(brightness > 384, `${theme}: ${brightness}`).toBe(theme === 'light');

    const before = [await boxes(table), await html(table)];
    expect(Object.keys(before[0])).toContain('box.play.galleria');
    const goneTexts = await watchTexts(page);
    release();
    await table.ready();
    const after = [await boxes(table), await html(table)];
    expect(await goneTexts(), 'written again, and so laid out again').toEqual([]);
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

test('the last choice comes before what the browser prefers', { tag: '@nightly' }, async ({ sit, site }) => {
  const chosen = () => { if (location.protocol !== 'about:') localStorage.setItem('kairo.settings', 'kairo settings 1\nlanguage ja\ntheme light\ntext-size large\n'); };
  const { table, release } = await openEarly({ sit, site }, { lack: chosen });
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(table.page.locator('.card h2:visible').first()).toHaveText('ウィキッド・ラビリンス');
  const before = await boxes(table);
  release();
  await table.ready();
  expect(await boxes(table)).toEqual(before);
});

test('Play is done when the program has come', async ({ sit, site }) => {
  const { table, release } = await openEarly({ sit, site });
  const play = table.page.locator('[data-key="box.play.ruin"]:visible');
  await play.click();
  await expect(play).toHaveAttribute('aria-busy', 'true');
  release();
  await table.toBeAt('setup');
  await expect(table.page).toHaveURL(/ruin\.html$/);
});

test('the menu is there when the program has come, by keyboard, too', { tag: '@nightly' }, async ({ sit, site }) => {
  const { table, release } = await openEarly({ sit, site });
  await table.page.locator('[data-key="menu.open"]:visible').press('Enter');
  release();
  await table.toBeAt('menu');
});

for (const [game, bots] of Object.entries({ wicked: 3, ruin: 1 }))
  test(`on the page of ${game} its set-up is there, what is chosen in it counts, and Start starts`, { tag: game === 'wicked' ? [] : '@nightly' }, async ({ sit, site }) => {
    const { table, release } = await openEarly({ sit, site }, { page: `${game}.html` });
    const find = (key) => table.page.locator(`[data-key="${key}"]:visible`);
    await expect(find('setup.start')).toBeVisible();
    await find('setup.seats.1').check();
    await find('setup.name.0').fill('Ann');
    await find('setup.start').click();
    release();
    await table.toBeAt('table');
    const { all, buttons } = await table.untilAsked();
    expect(all).toContain('Ann');
    // Nobody else has sat down, so all others are bots, one more of them than at first.
    expect(buttons.filter((id) => id.startsWith('board.'))).toHaveLength(bots);
  });

test('the set-up of a game does not change when the program comes', { tag: '@nightly' }, async ({ sit, site }) => {
  const { table, release } = await openEarly({ sit, site }, { page: 'wicked.html', viewport: { width: 390, height: 844 } });
  await table.page.locator('[data-key="setup.start"]:visible').waitFor();
  const before = [await boxes(table), await html(table)];
  release();
  await table.ready();
  await table.toBeAt('setup');
  const after = [await boxes(table), await html(table)];
  expect(after[1]).toBe(before[1]);
  expect(after[0]).toEqual(before[0]);
  expect(await layoutShift(table.page)).toBeLessThanOrEqual(0.02);
});

test('a link shows nothing else before its match', { tag: '@nightly' }, async ({ sit, site }) => {
  const { table, release } = await openEarly({ sit, site }, { hash: '#g=haratama' });
  await expect(table.page.locator('#page')).toBeHidden();
  await expect(table.page.locator('#status')).toHaveText('');
  release();
  await table.toBeAt('setup');
});
