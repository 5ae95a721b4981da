// Different browsers at one live table: Firefox, that of the project, and Chromium. There is one page in Firefox, since its
// keyboard works in the window in front alone.
import { test as base } from './lib/live_site.mjs';
import { playToTheEnd, sitDown } from './lib/live_table.mjs';
import { openTables, unpainted } from './lib/site.mjs';
import { chromium } from './playwright.config.mjs';

const test = base.extend({
  // As `sit`, in Chromium.
  sitInChromium: async ({ at: {}, playwright, site, painted, storing }, use, info) => {
    const browser = await playwright.chromium.launch(chromium.launchOptions);
    await openTables(browser, { site, painted, storing }, use, info);
    await browser.close();
  },
});
test.use(unpainted);

test('Firefox and Chromium play at one table @nightly', async ({ sit, sitInChromium, at }) => {
  const { url } = await at();
  await playToTheEnd((await sitDown(sitInChromium, url, 'haratama', [sit])).tables);
});
