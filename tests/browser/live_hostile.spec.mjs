// A live table whose link somebody has who means no good, or whose relay lies: no page stalls, nothing hidden is shown, and
// everybody has the same match.
import { HostilePeer, tellFaults, watchTasks } from './lib/hostile_peer.mjs';
import { test } from './lib/live_site.mjs';
import { codesOf, moveIfAsked, movesIn, openRoom, sitDown } from './lib/live_table.mjs';
import { expect, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
import { patternOfAny } from './lib/texts.mjs';

test.use(unpainted);

const rounds = 15;  // in which everybody moves who is asked

// A relay that says everything of the devices again that it has ever carried, in others' slots, too, or damaged: what arrives in
// place of a packet.
function lies(peer) {
  const carried = [];
  const choose = dice(9);
  return (packet) => {
    if (packet.topic === peer.place) return [packet];
    carried.push(packet);
    const old = carried[choose(carried.length)];
    const { topic } = carried[choose(carried.length)];
    const damaged = Buffer.from(packet.payload);
    if (damaged.length > 0) damaged[choose(damaged.length)] ^= 1;
    return [{ ...packet, payload: damaged }, packet, old, { ...old, topic }];
  };
}

test('a match goes on while a peer floods its table and the relay lies @nightly', async ({ sit, at }) => {
  const { url, relay } = await at();
  const { tables, fragment } = await sitDown(sit, url, 'haratama');
  const peer = new HostilePeer(fragment);
  await peer.enter(url);
  await tellFaults(peer, tables);
  const end = peer.flood([...peer.garbage(), ...peer.states.map((state) => peer.sealed({ state }))], 500);
  relay.faults.change = lies(peer);
  const comesToItsTurn = await watchTasks(tables);
  const choose = dice(5);
  for (let round = 0; round < rounds; ++round) for (const table of tables) await moveIfAsked(table, choose);
  end();
  await comesToItsTurn();
  await expect.poll(() => codesOf(tables), { message: 'all hold the same match' }).toHaveLength(1);
  peer.leave();
});

test('facts of another match leave all at one match, who are told, and the one before is kept @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { tables, fragment } = await sitDown(sit, url, 'haratama');
  for (const table of tables) await moveIfAsked(table, dice(1));
  const [before] = await codesOf(tables);
  const peer = new HostilePeer(fragment);
  await peer.enter(url);
  for (const game of ['wicked', 'galleria']) {
    const stranger = await sit({ at: url });
    const other = new HostilePeer(await openRoom(stranger, game, 1));
    await stranger.press('lobby.begin');
    await stranger.toBeAt('table');
    await other.enter(url);
    peer.say({ state: other.states.at(-1) });
    other.leave();
  }
  for (const table of tables) {
    await expect(table.words, 'who plays is told').toContainText(patternOfAny('app.live.other_match'));
    await table.press('dialog.close');
  }
  await expect.poll(() => codesOf(tables), { message: 'all hold the same match' }).toHaveLength(1);
  const [after] = await codesOf(tables);
  await tables[0].leaveToBox();
  expect(after).not.toBe(before);
  expect(await tables[0].kept(), 'the match before is kept').toHaveLength(2);
  peer.leave();
});

// Plays on from a state of the table where nobody else of it is: lets bots in for those who are away, takes their seats,
// answers as each of them, and takes back. Returns the states that have come of it, which contradict those of the table.
async function forge(sit, elsewhere, fragment, state) {
  const copy = new HostilePeer(fragment);
  copy.open(elsewhere);
  for (const seat of [0, 1, 2]) {
    const forger = await sit({ at: elsewhere, hash: fragment });
    const comes = () => {
      copy.say({ state });
      return forger.screen();
    };
    await expect.poll(comes, { message: 'the forger comes to the table' }).toBe('table');
    await forger.press('menu.open');
    await forger.press('menu.afar');
    await forger.press(`lobby.bot.${seat}`);
    await forger.until(({ buttons }) => buttons.includes(`lobby.take.${seat}`), 'a bot has the seat');
    await forger.press(`lobby.take.${seat}`);
    await forger.press('dialog.close');
    const choose = dice(7 + seat);
    for (let moves = 0; moves < 3; ++moves) await moveIfAsked(forger, choose);
    if ((await forger.mirror()).buttons.includes('table.undo')) await forger.press('table.undo');
    await moveIfAsked(forger, choose);
  }
  copy.leave();
  return copy.states;
}

// A state as its facts (engine/match/live/table_code.h), with the claims of seats of another one.
const factOf = (state, letter) => state.split('.').find((fact) => fact.startsWith(letter));
const withClaimsOf = (state, other) => state.replace(factOf(state, 's'), factOf(other, 's'));

// No page shows what another is asked, or cards of a hand that is not its own.
async function expectNothingHidden(tables) {
  for (const table of tables) {
    const cards = movesIn(await table.mirror()).flatMap((id) => (/^move:play (\w+)$/.test(id) ? id.replace('move:play ', 'card.') : []));
    for (const other of tables) {
      if (other === table) continue;
      const seen = await other.page.evaluate((all) => all.filter((name) => window.kairo.spot(name)), cards);
      expect(seen, 'cards of a hand on the screen of somebody else').toEqual([]);
    }
  }
}

test('forged answers, take-backs and claims of somebody with the link leave all at one match, and show nothing hidden @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { url: elsewhere } = await at();
  const { tables, fragment } = await sitDown(sit, url, 'haratama');
  const peer = new HostilePeer(fragment);
  await peer.enter(url);
  const choose = dice(2);
  const playRound = async () => { for (const table of tables) await moveIfAsked(table, choose); };
  const heard = peer.states.length;
  await playRound();
  await expect.poll(() => peer.states.length, { message: 'the peer hears of a move' }).toBeGreaterThan(heard);
  const early = peer.states.at(-1);
  for (let round = 0; round < 3; ++round) await playRound();
  const elsewhereSaid = await forge(sit, elsewhere, fragment, early);
  const forged = [...elsewhereSaid, ...peer.states];
  const claimed = elsewhereSaid.filter((state) => factOf(state, 's') !== factOf(early, 's'));
  expect(claimed.length, 'seats were claimed').toBeGreaterThan(0);

  for (let times = 0; times < 6; ++times) {
    for (let said = 0; said < 5; ++said) peer.say({ state: withClaimsOf(forged[choose(forged.length)], early) });
    await expect.poll(() => codesOf(tables), { message: 'all hold the same match' }).toHaveLength(1);
    await expectNothingHidden(tables);
    await playRound();
  }

  peer.say({ state: claimed.at(-1) });
  for (const table of tables) {
    await expect(table.words).toContainText(patternOfAny('app.live.seat_lost'));
    await table.press('dialog.close');
  }
  for (const state of claimed) peer.say({ state });
  for (const table of tables) expect(movesIn(await table.mirror()), 'a seat that was taken answers elsewhere').toEqual([]);
  await expectNothingHidden(tables);
  await expect.poll(() => codesOf(tables), { message: 'all hold the same match' }).toHaveLength(1);
  peer.leave();
});
