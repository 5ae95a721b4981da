// People at live tables: they come late, leave before it begins, reach for the same seat, have clocks that are wrong, and play
// something else already.
import { test } from './lib/live_site.mjs';
import { codeOf, moveIfAsked, movesIn, openRoom, playToTheEnd, sitDown } from './lib/live_table.mjs';
import { expect, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
import { patternOf, textOf } from './lib/texts.mjs';

test.use(unpainted);

const openSeats = async (table) => {
  await table.press('menu.open');
  await table.press('menu.afar');
};

test('who made the table leaves before it begins; who is there begins without them @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const maker = await sit({ at: url });
  const fragment = await openRoom(maker, 'wicked', 3);
  const [second, third] = [await sit({ at: url, hash: fragment }), await sit({ at: url, hash: fragment, locale: 'ja-JP' })];
  await second.until(({ buttons }) => buttons.includes('lobby.take.1'), 'there is a seat');
  await second.press('lobby.take.1');
  await maker.until(({ buttons }) => !buttons.includes('lobby.take.1'), 'the maker sees it');
  await maker.page.goto('about:blank');
  await third.until(({ buttons }) => buttons.includes('lobby.take.2') && !buttons.includes('lobby.take.1'), 'the other seat is left');
  await third.press('lobby.take.2');
  await second.until(({ buttons }) => buttons.includes('lobby.bot.0') && !buttons.includes('lobby.take.2'), 'the maker is away');
  await second.press('lobby.bot.0');
  await third.press('lobby.begin');
  for (const table of [second, third]) await table.toBeAt('table');
  await playToTheEnd([second, third]);
});

test('two who are there give the seat of somebody away to a bot at once, who comes back with an answer @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { tables, fragment } = await sitDown(sit, url, 'wicked');
  const [first, second, third] = tables;
  const choose = dice(4);
  for (let round = 0; round < 3; ++round) {
    await expect.poll(async () => {
      for (const table of [first, third]) await moveIfAsked(table, choose);
      return movesIn(await second.mirror()).length;
    }, { message: 'the second person is asked' }).toBeGreaterThan(0);
    await second.page.context().setOffline(true);
    await moveIfAsked(second, choose);
    await second.page.goto('about:blank').catch(() => {});
    for (const table of [first, third]) {
      await openSeats(table);
      await table.until(({ buttons }) => buttons.includes('lobby.bot.1'), 'the second person is away');
    }
    await Promise.all([first, third].map((table) => table.press('lobby.bot.1').catch(() => {})));
    await second.page.context().setOffline(false);
    await second.open(fragment);
    await expect(second.words).toContainText(textOf('app.live.seat_back', {}, 'ja'));
    for (const table of tables) await table.press('dialog.close');
    for (const table of [first, third]) await expect(table.words).not.toContainText(patternOf('app.live.away'));
  }
  await playToTheEnd(tables);
});

// Runs in the page: its clock is a day late, and jumps an hour each second.
function tellWrongTime() {
  const right = Date.now.bind(Date);
  const wrong = () => right() - 86_400_000 + Math.floor(performance.now() / 1000) * 3_600_000;
  window.Date = class extends Date {
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(wrong());
    }

    static now() { return wrong(); }
  };
}

test('a device whose clock is wrong and jumps plays as all others @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const sitWrong = (options) => sit({ ...options, lack: tellWrongTime });
  const { tables } = await sitDown(sit, url, 'haratama', [undefined, sitWrong]);
  await playToTheEnd(tables, async () => {
    for (const table of tables) await expect(table.words).not.toContainText(patternOf('app.live.away', {}, table === tables[1] ? 'ja' : 'en'));
  });
});

test('who comes late over a slow line, while the others play on, has the same match @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { tables, fragment } = await sitDown(sit, url, 'haratama');
  const late = await sit({ at: url });
  const session = await late.page.context().newCDPSession(late.page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 20_000 });
  const coming = late.open(fragment);
  await playToTheEnd(tables);
  await coming;
  await late.toBeAt('end');
  expect(await codeOf(late)).toBe(await codeOf(tables[0]));
});

test('a link to a live table in a page that plays something else leaves both matches whole @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { tables, fragment } = await sitDown(sit, url, 'wicked');
  const guest = await sit({ at: url });
  await guest.startMatch({ game: 'haratama', people: 1, seats: 3, seed: 5 });
  await guest.untilAsked();
  const before = await codeOf(guest);
  await guest.page.evaluate((hash) => { location.hash = hash; }, fragment);
  await guest.until(({ screen, buttons }) => screen === 'table' && !movesIn({ buttons }).length, 'the guest watches the table');
  await moveIfAsked(tables[0], dice(2));
  await expect.poll(async () => (await codeOf(guest)) === await codeOf(tables[0]), { message: 'the guest has the match of the table' }).toBe(true);
  expect(await guest.page.evaluate(() => location.hash), 'the key is not left in the address').not.toContain(fragment.replace(/^#/, ''));
  await guest.leaveToBox();
  await guest.goOn();
  await guest.toBeAt('table');
  expect(await codeOf(guest), 'the match of before goes on').toBe(before);
  await expect(tables[0].words, 'the table has heard of no other match').not.toContainText(textOf('app.live.other_match'));
});
