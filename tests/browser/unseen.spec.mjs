// Many frames on one page: a browser has few graphics contexts for all of them together.
import { expect, test } from './lib/host.mjs';

const isLost = (table) => table.page.evaluate(() => document.getElementById('canvas').getContext('webgl2').isContextLost());

test('a frame that nobody sees gives its picture up, and has it again when it is seen', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`<iframe src="SITE/embed.html?game=wicked" style="width:640px;height:480px;border:0"></iframe><div style="height:3000px"></div>`);
  const table = await page.table();
  await table.press('setup.start');
  await table.until(({ screen }) => screen !== 'setup', 'the match begins');
  await table.rest();
  await page.page.evaluate(() => scrollTo(0, 2500));
  await expect.poll(() => isLost(table)).toBe(true);
  await page.page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isLost(table)).toBe(false);
  await expect(table.page.locator('html')).not.toHaveAttribute('data-picture');
  await table.rest();
});
