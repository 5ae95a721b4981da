// Live tables in frames of other sites' pages: only where the publisher has said `live`.
import { expect, test as base } from './lib/host.mjs';
import { siteOfPlay } from './lib/live_site.mjs';
import { openRoom } from './lib/live_table.mjs';
import { unpainted } from './lib/site.mjs';

const test = base.extend({ site: siteOfPlay });
test.use(unpainted);

test('a reader invites from the page of a publisher who has said live; others do not', async ({ host, sit }) => {
  const page = await host(`<kairo-game game="wicked" live></kairo-game><kairo-game game="wicked"></kairo-game><script src="SITE/kairo-embed.js"></script>
    <script>window.told = []; for (const name of ['joined', 'left']) addEventListener('kairo-' + name, ({ detail }) => told.push([name, detail.devices]));</script>`);
  await page.page.locator('kairo-game').evaluateAll((all) => all.forEach((element) => element.play()));
  const without = await page.table(1);
  await without.toBeAt('setup');
  expect((await without.mirror()).buttons).not.toContain('setup.live');
  const framed = await page.table(0);
  await framed.toBeAt('setup');
  const fragment = await openRoom(framed, 'wicked', 2, { isSetUp: true });
  const other = await sit({ hash: fragment });
  await other.until(({ buttons }) => buttons.includes('lobby.take.1'), 'the seats are known');
  const told = () => page.page.evaluate(() => window.told);
  await expect.poll(told).toEqual([['joined', 1], ['joined', 2]]);
  await framed.press('lobby.back');
  await expect.poll(told).toEqual([['joined', 1], ['joined', 2], ['left', undefined]]);
});
