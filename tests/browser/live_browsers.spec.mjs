// Different browsers at one live table: Firefox, that of the project, and Chromium. There is one page in Firefox, since its
// keyboard works in the window in front alone.
import { test as base } from './lib/live_site.mjs';
import { moveIfAsked, movesIn, openRoom, playToTheEnd, sitDown } from './lib/live_table.mjs';
import { expect, openTables, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
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

test('a guest with Firefox comes when the match has begun, takes back, and plays on with Chromium @nightly', async ({ sit, sitInChromium, at }) => {
  const { url } = await at();
  const host = await sitInChromium({ at: url });
  const fragment = await openRoom(host, 'wicked', 1);
  await host.press('lobby.begin');
  await host.toBeAt('table');
  const guest = await sit({ at: url, hash: fragment });
  await guest.toBeAt('table');
  await guest.press('menu.open');
  await guest.press('menu.afar');
  await guest.press('lobby.take.2');
  await guest.press('dialog.close');
  const choose = dice(3);
  const isAsked = async (table) => movesIn(await table.mirror()).length > 0;
  // Then the guest's answer reveals nothing yet.
  await expect.poll(async () => {
    const [first, second] = [await isAsked(host), await isAsked(guest)];
    if (first !== second) await moveIfAsked(first ? host : guest, choose);
    return first && second;
  }, { message: 'both are asked the same', timeout: 60_000 }).toBe(true);
  await guest.press(movesIn(await guest.mirror())[1]);
  await guest.until(({ buttons }) => buttons.includes('table.undo'), 'it can be taken back');
  await guest.press('table.undo');
  await expect.poll(() => isAsked(guest), { message: 'the guest is asked again' }).toBe(true);
  let moves = 0;
  await expect.poll(async () => {
    for (const table of [host, guest]) if (await table.screen() === 'table' && await moveIfAsked(table, choose)) ++moves;
    return moves;
  }, { message: 'both play on', timeout: 120_000 }).toBeGreaterThan(8);
});
