// A live table whose link somebody has who means no good, and whose relay lies: no page stalls, and everybody has the same match.
import { HostilePeer, tellFaults, watchPauses } from './lib/hostile_peer.mjs';
import { test } from './lib/live_site.mjs';
import { codesOf, moveIfAsked, openRoom, sitDown } from './lib/live_table.mjs';
import { expect, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

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
  const comesToItsTurn = await Promise.all(tables.map(watchPauses));
  const choose = dice(5);
  for (let round = 0; round < rounds; ++round) for (const table of tables) await moveIfAsked(table, choose);
  end();
  for (const holds of comesToItsTurn) await holds();
  await expect.poll(() => codesOf(tables), { message: 'all hold the same match' }).toHaveLength(1);
  peer.leave();
});

test('facts of another match leave all at one match, and the one before is kept @nightly', async ({ sit, at }) => {
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
  await expect.poll(() => codesOf(tables), { message: 'all hold the same match' }).toHaveLength(1);
  const [after] = await codesOf(tables);
  await tables[0].leaveToBox();
  if (after !== before) expect(await tables[0].kept(), 'the match before is kept').toHaveLength(2);
  peer.leave();
});
