// Counts what eight devices of a live table say after one move, and in a minute in which nobody moves (`make bench`).
import http from 'node:http';

import { makeRelay, relayPath } from '../../cmake/relay.mjs';
import { newRoomKey } from '../../shell/live/seal.mjs';
import { Device, agree, meet } from '../support/live_devices.mjs';
import { makeUnreliable } from '../support/unreliable_relay.mjs';

const devices = 8;
const settling = 10_000;  // ms
const minute = 60_000;

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

// Serves what takes connections at a port of its own; resolves to { port, close }.
async function listen(relay) {
  const server = http.createServer();
  relay.attach(server);
  await new Promise((listening) => { server.listen(0, '127.0.0.1', listening); });
  return { port: server.address().port, close: () => server.close() };
}

const good = await makeRelay();
const behind = await listen(good);
const counting = makeUnreliable(`ws://127.0.0.1:${behind.port}${relayPath}`);
const before = await listen(counting);
const key = newRoomKey();
const all = Array.from({ length: devices }, (_, i) => new Device(`d${i}`, key, [{ url: `ws://127.0.0.1:${before.port}/` }]));
await meet(all, minute);
await pause(settling);

const said = () => ({ messages: counting.sent.length, pings: counting.pings });
const start = said();
all[0].act('move');
await agree(all, 1, minute);
await pause(settling);
const moved = said();
await pause(minute);
const idle = said();
console.log(`${devices} devices at a live table: ${moved.messages - start.messages} messages after a move; in a minute without one ` +
  `${idle.messages - moved.messages} messages and ${idle.pings - moved.pings} pings`);

for (const device of all) device.leave();
counting.close();
for (const server of [before, behind]) server.close();
await good.close();
