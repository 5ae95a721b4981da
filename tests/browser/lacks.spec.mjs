// Browsers that lack WebGL or WebAssembly.
import { expect, test } from './lib/site.mjs';
import { noWebAssembly, noWebGL } from './lib/lacks.mjs';

test('without WebGL the words alone are enough to play', async ({ sit }) => {
  const table = await sit({ lack: noWebGL });
  await expect(table.page.locator('#words-note')).toContainText('WebGL 2 is missing');
  await expect(table.words).toBeVisible();
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 2 });
  for (let i = 0; i < 12; ++i) await table.move();
  expect((await table.mirror()).log.length).toBeGreaterThan(5);
});

test('without WebAssembly the page says what is missing', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  await context.addInitScript(noWebAssembly);
  const page = await context.newPage();
  await page.goto(site);
  await expect(page.locator('#status')).toContainText('WebAssembly');
  await context.close();
});
