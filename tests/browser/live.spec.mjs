// A live table: people on devices of their own play at once, by the relay that `make play` brings.
import { HostilePeer, tellFaults, watchTasks } from './lib/hostile_peer.mjs';
import { siteOfPlay } from './lib/live_site.mjs';
import { codeOf, moveIfAsked, movesIn, openRoom } from './lib/live_table.mjs';
import { expect, test as base, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
import { patternOf, textOf } from './lib/texts.mjs';

const test = base.extend({ site: siteOfPlay });
test.use(unpainted);

test('two people and a bot play a whole match, each on their own device', async ({ sit }) => {
  const first = await sit();
  const fragment = await openRoom(first, 'haratama');
  const second = await sit({ hash: fragment, locale: 'ja-JP', viewport: { width: 480, height: 800 } });
  await second.toBeAt('lobby');
  await expect.poll(() => second.page.evaluate(() => location.hash), { message: 'the key leaves the address' }).toBe('');
  await second.until(({ buttons }) => buttons.includes('lobby.take.1'), 'the seats are known');
  await second.press('lobby.take.1');
  await expect(second.page.locator('#page-title'), 'the focus is not lost with the button').toBeFocused();
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

// Two people at a match of Wicked with a bot, which has begun. Returns the fragment of the invitation, too.
async function sitDown(sit) {
  const first = await sit();
  const fragment = await openRoom(first, 'wicked');
  const second = await sit({ hash: fragment, locale: 'ja-JP' });
  await second.until(({ buttons }) => buttons.includes('lobby.take.1'), 'the seats are known');
  await second.press('lobby.take.1');
  await first.until(({ buttons }) => !buttons.includes('lobby.bot.1'), 'the seat is taken');
  await first.press('lobby.begin');
  for (const table of [first, second]) await table.toBeAt('table');
  return { first, second, fragment };
}

const isAsked = (table) => table.until((mirror) => movesIn(mirror).length > 0, 'this person is asked');
const openSeats = async (table) => {
  await table.press('menu.open');
  await table.press('menu.afar');
};

test('who has no seat watches, and takes a bot\'s seat; the matches are equal', async ({ sit }) => {
  const { first, second, fragment } = await sitDown(sit);
  const third = await sit({ hash: fragment, viewport: { width: 480, height: 320 } });
  await third.toBeAt('table');
  expect(movesIn(await third.mirror())).toEqual([]);
  await expect(third.words, 'who is awaited').toContainText(patternOf('app.afar.missing'));
  const choose = dice(3);
  for (const table of [first, second]) await moveIfAsked(table, choose);
  await third.reload();
  await third.toBeAt('table');
  await openSeats(third);
  await third.until(({ buttons }) => buttons.includes('lobby.take.2') && !buttons.includes('lobby.take.0'), 'only the bot\'s seat is offered');
  await third.press('lobby.take.2');
  await third.press('dialog.close');
  await expect.poll(async () => {
    for (const table of [first, second, third]) if (await table.screen() === 'table') await moveIfAsked(table, choose);
    return movesIn(await third.mirror()).length;
  }, { message: 'the third person is asked' }).toBeGreaterThan(0);
});

test('what was answered ahead and taken back is gone on all devices', async ({ sit }) => {
  const { first, second } = await sitDown(sit);
  for (const table of [first, second]) await isAsked(table);
  await second.press(movesIn(await second.mirror())[1]);
  await expect(first.words).not.toContainText(patternOf('app.live.lost'));
  await second.until(({ buttons }) => buttons.includes('table.undo'), 'it can be taken back');
  await second.press('table.undo');
  await isAsked(second);
  await second.reload();
  await isAsked(second);
});

test('the seat of somebody who is away goes to a bot, and back when they return', async ({ sit }) => {
  const { first, second, fragment } = await sitDown(sit);
  await second.page.goto('about:blank');
  await openSeats(first);
  await first.until(({ buttons }) => buttons.includes('lobby.bot.1'), 'the person is away');
  await first.press('lobby.bot.1');
  await first.until(({ buttons }) => buttons.includes('lobby.take.1') || !buttons.includes('lobby.bot.1'), 'a bot has it');
  await second.open(`#${fragment.replace(/^#/, '')}`);
  await second.toBeAt('table').catch(() => {});
  await expect(second.words).toContainText(textOf('app.live.seat_back', {}, 'ja'));
});

test('a running match goes on with everybody on their own device', async ({ sit }) => {
  const first = await sit();
  await first.press('box.play.wicked');
  await first.toBeAt('setup');
  for (const [seat, kind] of [[0, 0], [1, 1], [2, 1]]) await first.press(`setup.kind.${seat}.${kind}`);
  await first.press('setup.start');
  await first.toBeAt('table');
  await first.press(movesIn(await first.mirror())[0]);
  await first.press('menu.open');
  await first.press('menu.live');
  const { fragment } = await first.passOn('lobby.invite');
  const second = await sit({ hash: fragment });
  await second.toBeAt('table');
  await openSeats(second);
  await second.press('lobby.take.1');
  await expect(first.words, 'who has come').toContainText(patternOf('app.live.seat.here'));
});

test('a peer that floods a table with garbage is told of once and holds nobody up', async ({ site, sit }) => {
  const table = await sit();
  const fragment = await openRoom(table, 'wicked', 1);
  await table.press('lobby.begin');
  await isAsked(table);
  const peer = new HostilePeer(fragment);
  await peer.enter(site);
  await tellFaults(peer, [table]);
  const comesToItsTurn = await watchTasks([table]);
  const end = peer.flood(peer.garbage(), 200);
  const choose = dice(3);
  for (let moves = 0; moves < 2; ++moves) {
    await isAsked(table);
    await moveIfAsked(table, choose);
  }
  end();
  await comesToItsTurn();
  await expect(table.words).not.toContainText(textOf('app.live.unsent'));
  peer.leave();
});

test('the first press of a move that cannot be taken back holds while others answer', async ({ sit }) => {
  const { first, second } = await sitDown(sit);
  await isAsked(second);
  const [move] = movesIn(await second.mirror());
  const button = second.page.locator(`#words [data-key="${move}"]`);
  await second.unfold(button);
  await button.press('Enter');
  await expect(button, 'the first press').toHaveAttribute('data-pressed');
  await isAsked(first);
  await moveIfAsked(first, dice(1));
  await expect(second.words, 'the other one has answered').not.toContainText(patternOf('app.afar.missing'));
  await expect(button).toHaveAttribute('data-pressed');
  const question = (await second.mirror()).asked;
  await button.press('Enter');
  // The next question may offer the same move at once.
  await second.until(({ asked }) => asked !== question, 'the second press makes the move');
});

test('who plays with another build is told of, and the page can be loaded anew', async ({ site, sit }) => {
  const { first, second, fragment } = await sitDown(sit);
  const peer = new HostilePeer(fragment);
  await peer.enter(site);
  peer.say({ state: `9${peer.states.at(-1).slice(1)}` });
  peer.leave();
  for (const [table, language] of [[first, 'en'], [second, 'ja']]) {
    await expect(table.words).toContainText(textOf('app.live.other_build', {}, language));
    await table.page.evaluate(() => { window.isOld = true; });
    await table.words.locator('[data-key="notice.offer"]').press('Enter');  // the page may be gone at once
    await expect.poll(() => table.page.evaluate(() => window.isOld).catch(() => true), { message: 'the page is loaded anew' }).toBeUndefined();
    await table.ready();
    await table.toBeAt('table');
    await isAsked(table);
  }
});

test('a table whose link has gone astray moves to a new room; who opens the new link has their seat there', async ({ sit }) => {
  const { first, second, fragment } = await sitDown(sit);
  await openSeats(first);
  const renewed = (await first.passOn('lobby.renew')).fragment;
  expect(renewed).not.toBe(fragment);
  await first.press('dialog.close');
  await second.page.goto('about:blank');
  await second.open(renewed);
  await second.toBeAt('table');
  const choose = dice(3);
  for (const table of [first, second]) {
    await isAsked(table);
    await moveIfAsked(table, choose);
  }
  await expect(first.words).not.toContainText(patternOf('app.live.away'));
});
