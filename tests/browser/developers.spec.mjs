// The page for publishers' developers: each example works as it stands.
import { finished } from './lib/codes.mjs';
import { expect, test } from './lib/host.mjs';
import { unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);

// The example of this name, as it stands on the page.
async function exampleOf(browser, site, name) {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${site}developers.html`);
  const code = await page.locator(`#example-${name}`).textContent();
  await page.close();
  return code;
}

test('it lists all that the element can do, in both languages', { tag: '@nightly' }, async ({ browser, site }) => {
  for (const [locale, language] of [['en-GB', 'en'], ['ja-JP', 'ja']]) {
    const page = await browser.newPage({ locale });
    const complaints = [];
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
    await page.goto(`${site}developers.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('page.publish.dev.title', {}, language));
    const cells = await page.locator('td').allTextContents();
    expect(cells.length).toBeGreaterThan(15);
    expect(cells.filter((text) => text === '' || text === 'undefined')).toEqual([]);
    for (const name of ['game', 'play()', 'kairo-left']) await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
    await page.close();
  }
});

test('the example with scores lists them in the order of places', { tag: '@nightly' }, async ({ host, browser, site }) => {
  const page = await host(await exampleOf(browser, site, 'scores'));
  await page.page.getByRole('button', { name: 'Play The Wicked Labyrinth' }).click();
  await (await page.table()).toBeAt('setup');
  await page.page.evaluate((link) => document.querySelector('kairo-game').open(link), `#m=${finished('wicked').code}`);
  const rows = page.page.locator('#scores li');
  await expect(rows).toHaveCount(finished('wicked').seats);
  const places = await rows.evaluateAll((all) => all.map(({ value }) => value));
  expect(places).toEqual([...places].sort());
  await expect(rows.first()).toHaveText(/^.+: -?\d+$/);
});

test('the example with a lamp changes the colours of page and game', { tag: '@nightly' }, async ({ host, browser, site }) => {
  const page = await host(await exampleOf(browser, site, 'theme'));
  await page.page.getByRole('button', { name: 'Play In the Ruin' }).click();
  const table = await page.table();
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.page.locator('#lamp').click();
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the example with a start button begins a match against bots', { tag: '@nightly' }, async ({ host, browser, site }) => {
  const page = await host(await exampleOf(browser, site, 'start'));
  await page.page.locator('#start').click();
  const table = await page.table();
  await expect(page.page.locator('#state')).toHaveText('3 at the table');
  await table.until(({ all }) => all.includes('You'), 'the player has the name that the page gave');
  await table.press('menu.open');
  await table.press('menu.box');
  await expect(page.page.locator('#state')).toHaveText('');
});

test('the example in a sandbox hears the frame and speaks to it', { tag: '@nightly' }, async ({ host, browser, site }) => {
  const page = await host(await exampleOf(browser, site, 'sandbox'));
  const table = await page.table();
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await table.press('setup.start');
  await expect(page.page.locator('#state')).toHaveText(/^(started|moved)$/);
});
