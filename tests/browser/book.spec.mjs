// The rule books: their pages by themselves, and opened from the game.
import fs from 'node:fs';
import path from 'node:path';

import { languages } from '../../cmake/languages.mjs';
import { dist } from './lib/builds.mjs';
import { games } from './lib/codes.mjs';
import { faults } from './lib/faults.mjs';
import { test as framed } from './lib/host.mjs';
import { kept } from './lib/kept.mjs';
import { expect, newContext, phone, storesSite, test, unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);
framed.use(unpainted);

const pages = fs.readdirSync(dist).filter((file) => /^rules-.*\.html$/.test(file));
const page = 'rules-wicked-en.html';

// Opens a page in a browser profile of its own; `look` is told what it is. Any fault in it fails the test.
async function withPage(browser, address, options, look) {
  const context = await newContext(browser, { painted: true, viewport: { width: 768, height: 800 }, locale: 'en-GB', colorScheme: 'dark', ...options });
  const tab = await context.newPage();
  const complaints = [];
  tab.on('console', (message) => { if (['error', 'warning'].includes(message.type())) complaints.push(message.text()); });
  await tab.goto(address);
  await look(tab);
  expect(complaints).toEqual([]);
  await context.close();
}

// Whether a link of a page leads to a file of the site, and there to an element. The text after `./#` is for the game.
function leadsSomewhere(from, href) {
  const [name, id] = href.split('#');
  if (name === './' || /^https:\/\//.test(name)) return true;  // the publisher's address is not asked
  const file = path.join(dist, name || from);
  return fs.existsSync(file) && (!id || fs.readFileSync(file, 'utf8').includes(` id="${id}"`));
}

// The sections that are shown, by their ids.
const shownSections = (tab) => tab.locator('article section:visible').evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-labelledby')));

test('every game has its pages', () => {
  expect(pages.sort()).toEqual(games.flatMap((game) => languages.map((language) => `rules-${game}-${language}.html`)).sort());
});

// A page without scripts, as it is on a phone.
async function expectToBeReadable(tab, file) {
  await expect(tab.locator('html')).toHaveAttribute('lang', file.slice(-7, -5));
  await expect(tab.locator('h1')).toBeVisible();
  await expect(tab.locator('#book-search')).toBeHidden();
  expect(await tab.locator('article :is(h2, h3, h4):not(:has(a[href]:visible))').count(), `${file}: headings that do not link to themselves`).toBe(0);
  const links = await tab.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => !leadsSomewhere(file, href)), file).toEqual([]);
  const broken = () => tab.locator('img').evaluateAll((images) => images.filter(({ naturalWidth, alt }) => naturalWidth === 0 || !alt).map(({ src }) => src));
  await expect.poll(broken, { message: `${file}: pictures without a content or a name` }).toEqual([]);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${file}: what sticks out`).toBe(0);
  const hidden = await tab.locator('.wide').evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.textContent.trim().slice(0, 40)));
  expect(hidden, `${file}: tables with columns out of sight`).toEqual([]);
}

for (const language of languages)
  test(`every page in ${language} can be read without scripts on any screen, and its links and pictures are there`, { tag: language === 'en' ? [] : '@nightly' }, async ({ browser, site }) => {
    const [first, ...others] = pages.filter((file) => file.endsWith(`-${language}.html`));
    await withPage(browser, site + first, { javaScriptEnabled: false, viewport: phone.viewport }, async (tab) => {
      await expectToBeReadable(tab, first);
      for (const file of others) {
        await tab.goto(site + file);
        await expectToBeReadable(tab, file);
      }
    });
  });

test('axe finds nothing serious on a page of the book, in the dark or in the light', { tag: '@nightly' }, async ({ browser, site }) => {
  await withPage(browser, site + page, {}, async (tab) => {
    expect(await faults(tab)).toEqual([]);
    await tab.emulateMedia({ colorScheme: 'light' });
    expect(await faults(tab, ['color-contrast'])).toEqual([]);
  });
});

test('the search finds sections by word, tells how many, and lets go of them again, by keyboard', async ({ browser, site }) => {
  await withPage(browser, site + page, {}, async (tab) => {
    const all = await shownSections(tab);
    await tab.getByRole('searchbox').focus();
    await tab.keyboard.type('IMPURITY oracle');
    await expect(tab.getByRole('status')).toHaveText(/\d/);
    const some = await shownSections(tab);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    await tab.keyboard.type(' xyzzy');
    await expect(tab.getByRole('status')).toHaveText(textOf('page.book.found_none'));
    await tab.keyboard.press('Escape');
    expect(await shownSections(tab)).toEqual(all);
    await expect(tab.getByRole('searchbox')).toHaveValue('');
  });
});

test('the search finds sections by icon, and a link leads out of it', { tag: '@nightly' }, async ({ browser, site }) => {
  await withPage(browser, site + page, {}, async (tab) => {
    const all = await shownSections(tab);
    await tab.locator('#book-signs summary').press('Enter');
    const sign = tab.locator('#book-signs button').first();
    await sign.press('Space');
    await expect(sign).toHaveAttribute('aria-pressed', 'true');
    const icon = await sign.getAttribute('value');
    const some = await shownSections(tab);
    expect(some.length).toBeLessThan(all.length);
    await expect(tab.locator(`article img[data-icon="${icon}"]:visible`).first()).toBeVisible();
    const hidden = all.find((id) => !some.includes(id));
    await tab.evaluate((id) => { location.hash = id; }, hidden);
    await expect(tab.locator(`#${hidden}`)).toBeInViewport();
    expect(await shownSections(tab)).toEqual(all);
  });
});

test('kana of both kinds find the same', { tag: '@nightly' }, async ({ browser, site }) => {
  await withPage(browser, `${site}rules-haratama-ja.html`, { locale: 'ja-JP' }, async (tab) => {
    await tab.getByRole('searchbox').fill('トリック');
    const found = await shownSections(tab);
    expect(found.length).toBeGreaterThan(0);
    await tab.getByRole('searchbox').fill('とりっく');
    expect(await shownSections(tab)).toEqual(found);
  });
});

test('on paper there are the rules alone, in black on white', { tag: '@nightly' }, async ({ browser, site }) => {
  await withPage(browser, site + page, {}, async (tab) => {
    await tab.emulateMedia({ media: 'print' });
    for (const hidden of ['#book-places', '#book-search', '#book-contents', '.try']) await expect(tab.locator(hidden).first()).toBeHidden();
    await expect(tab.locator('article h2').first()).toBeVisible();
    expect(await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await tab.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  });
});

test('the other language opens at the same section, and the game at its set-up', { tag: '@nightly' }, async ({ browser, site }) => {
  await withPage(browser, `${site + page}#questions`, {}, async (tab) => {
    await tab.locator('#book-places a[lang="ja"]').click();
    await expect(tab).toHaveURL(`${site}rules-wicked-ja.html#questions`);
    await expect(tab.locator('#questions')).toBeInViewport();
    await tab.locator('.play a').click();
    await expect(tab.locator('html')).toHaveAttribute('data-screen', 'setup');
  });
});

// --- opened from the game ---------------------------------------------------------------------------------------------

const inGame = (table) => table.page.frameLocator('#book iframe');

async function playWicked(table) {
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 3, seed: 21 });
  await table.untilAsked();
  await table.lookAtPicture();
}

test('the menu and ? open the book at the paragraph that matters; Escape and the button close it', async ({ sit }) => {
  const table = await sit();
  await playWicked(table);
  const { asked } = await table.mirror();
  await table.page.keyboard.press('Shift+Slash');
  await expect(inGame(table).locator('h2:target, h3:target')).toBeInViewport();
  await expect(inGame(table).locator('#book-places')).toBeHidden();
  await inGame(table).locator('article').press('Escape');
  await table.dialogToClose('book');
  await table.press('menu.open');
  await table.press('menu.help');
  await expect(inGame(table).locator('h2:target, h3:target')).toBeInViewport();
  await table.page.getByRole('button', { name: 'Close', exact: true }).click();
  await table.dialogToClose('book');
  expect((await table.untilAsked()).asked, 'the match has waited').toBe(asked);
});

test('where there is room the book lies beside the table, which goes on, and both keep their colours', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ viewport: { width: 1280, height: 720 } });
  await playWicked(table);
  await table.page.keyboard.press('h');
  await expect(inGame(table).locator('h1')).toBeVisible();
  const [canvas, book] = [await table.page.locator('#canvas').boundingBox(), await table.page.locator('#book').boundingBox()];
  expect(canvas.x + canvas.width).toBeLessThanOrEqual(book.x);
  await table.move();
  await expect(table.page.locator('#book')).toBeVisible();
  await table.press('menu.open');
  await table.press('menu.theme.1');
  await expect(inGame(table).locator('html')).toHaveAttribute('data-theme', 'light');
  await table.press('menu.language.1');
  await expect(inGame(table).locator('html')).toHaveAttribute('lang', 'ja');
  // A narrower window has room for one of them only.
  await table.page.setViewportSize({ width: 700, height: 600 });
  await expect.poll(() => table.page.locator('#book').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await table.page.keyboard.press('Escape');
  await table.dialogToClose('book');
});

test('“try it” leaves the book and opens the position; other links stay in it', async ({ sit }) => {
  const table = await sit({ hash: '#g=wicked' });
  await table.toBeAt('setup');
  await table.press('menu.open');
  await table.press('menu.help');
  await inGame(table).locator('#questions > a').click();
  await expect(inGame(table).locator('#questions')).toBeInViewport();
  await inGame(table).locator('.try').first().click();
  await table.dialogToClose('book');
  await table.until(({ screen }) => ['table', 'handover', 'arrival', 'end'].includes(screen), 'the position is on the screen');
});

test.describe('the site is stored', () => {
  test.use(storesSite);

  test('the book opens without a network', { tag: '@nightly' }, async ({ sit, host }) => {
    const table = await sit({ at: host.url, hash: '#g=ruin' });
    await kept(table);
    await host.close();
    await table.press('menu.open');
    await table.press('menu.help');
    await expect(inGame(table).locator('h1')).toBeVisible();
    const picture = inGame(table).locator('figure img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

for (const [what, attributes] of Object.entries({ 'in a frame': '', 'in a sandbox without an origin': 'sandbox="allow-scripts"' }))
  framed(`${what} of another site the book opens too, and its links find the table`, { tag: '@nightly' }, async ({ host }) => {
    const page = await host(`<iframe src="SITE/embed.html?game=wicked" width="480" height="420" ${attributes}></iframe>`);
    const table = await page.table();
    await table.toBeAt('setup');
    await table.press('menu.open');
    await table.press('menu.help');
    const book = table.page.locator('#book iframe').contentFrame();
    await expect(book.locator('html')).toHaveAttribute('data-in', 'game');
    await book.locator('.try').first().click();
    await table.dialogToClose('book');
    await table.until(({ screen }) => screen !== 'setup', 'the position is on the screen');
  });
