// A live table whose link somebody has who means no good, and whose relay lies: no page stalls, and everybody ends with the same match.
import { HostilePeer, tellFaults, watchPauses } from './lib/hostile_peer.mjs';
import { test } from './lib/live_site.mjs';
import { playToTheEnd, sitDown } from './lib/live_table.mjs';
import { unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

test.use(unpainted);

// A relay that says everything of the devices again that it has ever carried, in others' slots, too, or damaged: what arrives of a packet.
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

test('a whole match goes on while a peer floods its table and the relay lies @nightly', async ({ sit, at }) => {
  const { url, relay } = await at();
  const { tables, fragment } = await sitDown(sit, url, 'haratama');
  const peer = new HostilePeer(fragment);
  await peer.enter(url);
  await tellFaults(peer, tables);
  const end = peer.flood([...peer.garbage(), ...peer.states.map((state) => peer.sealed({ state }))], 500);
  relay.faults.change = lies(peer);
  const comesToItsTurn = await Promise.all(tables.map(watchPauses));
  await playToTheEnd(tables);
  end();
  for (const holds of comesToItsTurn) await holds();
  peer.leave();
});
