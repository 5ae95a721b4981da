// A live table: people on devices of their own play at once, by the relay that `make play` brings.
import { makeRelay } from '../../cmake/relay.mjs';
import { serve } from '../../cmake/serve.mjs';
import { siteWithRelay } from './lib/builds.mjs';
import { codeOf, moveIfAsked, openRoom } from './lib/live_table.mjs';
import { expect, test as base, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
import { patternOf } from './lib/texts.mjs';

// The page and a relay at one port.
const test = base.extend({
  site: [async ({}, use) => {
    const relay = await makeRelay();
    const { url, close } = await serve(siteWithRelay('/relay'), { relay });
    await use(url);
    await close();
    await relay.close();
  }, { scope: 'worker' }],
});
test.use(unpainted);

test('two people and a bot play a whole match, each on their own device', async ({ sit }) => {
  const first = await sit();
  const fragment = await openRoom(first, 'haratama');
  const second = await sit({ hash: fragment, locale: 'ja-JP', viewport: { width: 480, height: 800 } });
  await second.toBeAt('lobby');
  await expect.poll(() => second.page.evaluate(() => location.hash), { message: 'the key leaves the address' }).toBe('');
  await second.until(({ buttons }) => buttons.includes('lobby.take.1'), 'the seats are known');
  await second.press('lobby.take.1');
  await expect(first.words, 'the maker sees who has come').toContainText(patternOf('app.live.seat.here'));
  await first.until(({ buttons }) => !buttons.includes('lobby.take.1') && !buttons.includes('lobby.bot.1'), 'the seat is taken');
  await first.press('lobby.begin');
  for (const table of [first, second]) await table.toBeAt('table');

  const choose = dice(5);
  let moves = 0;
  let reloaded = false;
  await expect.poll(async () => {
    for (const table of [first, second]) {
      expect(await table.screen(), 'nobody hands a device over').not.toBe('handover');
      while (await table.screen() === 'table' && await moveIfAsked(table, choose)) ++moves;
    }
    if (moves > 6 && !reloaded) {
      reloaded = true;
      await second.reload();
      await second.toBeAt('table');
    }
    return [await first.screen(), await second.screen()];
  }, { message: 'the match is played to its end', timeout: 200_000, intervals: [100] }).toEqual(['end', 'end']);
  expect(reloaded).toBe(true);
  expect(await codeOf(second)).toBe(await codeOf(first));
});
