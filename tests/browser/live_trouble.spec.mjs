// Live tables in trouble: people leave and come back, load the page again and again, and open the table twice.
import { test } from './lib/live_site.mjs';
import { codesOf, moveIfAsked, movesIn, openRoom, playToTheEnd, sitDown } from './lib/live_table.mjs';
import { expect, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
import { patternOf, textOf } from './lib/texts.mjs';

test.use(unpainted);

test('whoever is away is named, and not any more when they are back @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { tables: [first, second], fragment } = await sitDown(sit, url, 'wicked');
  await first.until((mirror) => movesIn(mirror).length > 0, 'this person is asked');
  await moveIfAsked(first, dice(1));
  await second.page.goto('about:blank');
  await expect(first.words).toContainText(patternOf('app.live.away'));
  await second.open(fragment);
  await second.toBeAt('table');
  await expect(first.words).not.toContainText(patternOf('app.live.away'));
});

test('a table in two windows of one browser is one person; closing one leaves them there @nightly', async ({ sit, at }) => {
  const { url, relay } = await at();
  const { tables: [first, second] } = await sitDown(sit, url, 'wicked');
  const other = await second.secondTab();
  await other.toBeAt('elsewhere');
  await other.page.close();
  const sent = relay.sent.length;
  await second.until((mirror) => movesIn(mirror).length > 0, 'this person is asked');
  await expect(first.words).not.toContainText(patternOf('app.live.away'));
  await first.page.waitForTimeout(5000);
  expect(relay.sent.length - sent, 'they do not talk for ever').toBeLessThan(20);
});

test('a second window can leave a table to the first, and takes it over once that is closed @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { tables: [first, second, third] } = await sitDown(sit, url, 'wicked');
  const other = await second.secondTab();
  await other.toBeAt('elsewhere');
  await other.press('elsewhere.box');
  await other.toBeAt('box');
  await moveIfAsked(second, dice(1));
  await expect(second.words, 'the first goes on').not.toContainText(patternOf('app.live.unsent'));

  const [match] = await other.kept();
  await other.press(match);
  await other.toBeAt('elsewhere');
  await second.page.close();
  await other.press('elsewhere.here');
  await other.toBeAt('table');
  const choose = dice(3);
  await expect.poll(async () => {
    for (const table of [first, other, third]) await moveIfAsked(table, choose);
    return (await other.mirror()).log.length;
  }, { message: 'the match goes on there', timeout: 90_000 }).toBeGreaterThan(4);
  await expect(first.words).not.toContainText(patternOf('app.live.away'));
});

test('a lobby in two windows of one browser is one person, who is told so @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const first = await sit({ at: url });
  const fragment = await openRoom(first, 'wicked');
  const other = await first.secondTab(fragment);
  for (const table of [first, other]) await expect(table.words).toContainText(textOf('app.live.twice'));
  expect((await other.mirror()).buttons, 'it has the seat of the first').not.toContain('lobby.take.0');
  await first.page.close();
  await expect(other.words).not.toContainText(textOf('app.live.twice'));
  await other.press('lobby.bot.1');
  await other.press('lobby.begin');
  await other.toBeAt('table');
});

// Of a page that is left while it loads its program.
const cutShort = /^TypeError: Failed to fetch/;

test('a device that is loaded again twenty times, also while it loads, is the same person in the same seat @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { tables } = await sitDown(sit, url, 'haratama');
  const [, again] = tables;
  let left = 20;
  await playToTheEnd(tables, async () => {
    if (left-- <= 0) return;
    if (left % 2 === 0) await again.page.reload({ waitUntil: 'commit' });
    await again.reload();
    again.complaints = again.complaints.filter((complaint) => !cutShort.test(complaint));
    await expect.poll(() => again.screen(), { message: 'the table is there' }).toMatch(/table|end/);
  });
  expect(left).toBeLessThan(0);
});

// The rounds in which the relay ends, and comes back.
const ends = new Set([6, 20]);
const comesBack = new Set([12, 26]);

test('a relay ends and comes back in a whole match, after which the same people play again @nightly', async ({ sit, at }) => {
  const { url, stop, goOn } = await at();
  const { tables } = await sitDown(sit, url, 'haratama');
  let rounds = 0;
  await playToTheEnd(tables, async () => {
    rounds += 1;
    if (ends.has(rounds)) await stop();
    if (!comesBack.has(rounds)) return;
    if (rounds === Math.min(...comesBack)) await expect(tables[0].words).toContainText(patternOf('app.live.unsent'));
    await goOn();
  });
  expect(rounds).toBeGreaterThan(Math.max(...comesBack));

  await tables[1].press('end.rematch');
  for (const table of tables) await table.toBeAt('table');
  const choose = dice(7);
  await expect.poll(async () => {
    for (const table of tables) await moveIfAsked(table, choose);
    return (await tables[0].mirror()).log.length;
  }, { message: 'they play the next match' }).toBeGreaterThan(3);
  await expect.poll(() => codesOf(tables)).toHaveLength(1);
});
