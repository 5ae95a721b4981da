// Devices meet over a real relay, the one of `make play`, which speaks MQTT 3.1.1 only; and come back whatever happens to the
// line.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test, { after, before } from 'node:test';

import { makeRelay, relayPath } from '../../cmake/relay.mjs';
import { serve } from '../../cmake/serve.mjs';
import { joinRoom } from '../../shell/live/line.mjs';
import { relaysIn } from '../../shell/live/relay_address.mjs';
import { newRoomKey } from '../../shell/live/seal.mjs';
import { until } from '../support/live_devices.mjs';

let folder;
let relay;
let server;
const startRelay = async (port = 0) => {
  relay = await makeRelay();
  server = await serve(folder, { relay, port });
};
const stopRelay = async () => {
  await relay.close();
  await server.close();
};
const port = () => Number(new URL(server.url).port);
const address = (at = port()) => relaysIn(relayPath, `http://127.0.0.1:${at}/`);

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-live-'));
  await startRelay();
});
after(async () => {
  await stopRelay();
  fs.rmSync(folder, { recursive: true });
});

// Without the channel between windows, which Node.js has, too.
function device(name, key, relays = address()) {
  const it = { name, heard: [], present: [], line: '', unsent: false, why: '' };
  const { BroadcastChannel: kept } = globalThis;
  globalThis.BroadcastChannel = undefined;
  it.room = joinRoom({ key, device: name, relays }, (message) => {
    if (message.received) {
      it.heard.push(message.received);
      it.room.knows(message.received, false);
    }
    if (message.present) it.present = message.present;
    if (message.line) Object.assign(it, { line: message.line, unsent: message.unsent, why: message.why ?? it.why });
  });
  globalThis.BroadcastChannel = kept;
  return it;
}

// Passes bytes on, until `hold` is set: then it takes them, and nothing comes out.
async function makeProxy(target) {
  const proxy = { hold: false, port: 0, sockets: new Set(), connections: 0 };
  const listener = net.createServer((near) => {
    proxy.connections += 1;
    const far = net.connect(target, '127.0.0.1');
    for (const [from, to] of [[near, far], [far, near]]) {
      proxy.sockets.add(from);
      from.on('data', (bytes) => { if (!from.held) to.write(bytes); });
      from.on('close', () => to.destroy()).on('error', () => {});
    }
  });
  await new Promise((done) => { listener.listen(0, '127.0.0.1', done); });
  proxy.port = listener.address().port;
  proxy.hold = () => { for (const socket of proxy.sockets) socket.held = true; };
  proxy.cut = () => { for (const socket of proxy.sockets) socket.destroy(); };
  proxy.close = () => { proxy.cut(); listener.close(); };
  return proxy;
}

test('what one does the others hear, and later ones find', async () => {
  const key = newRoomKey();
  const [one, other] = [device('one', key), device('two', key)];
  await until(() => one.present.length === 1 && other.present.length === 1, 'they see each other');
  one.room.knows('state 1', true);
  await until(() => other.heard.includes('state 1'), 'it is heard');
  one.room.close();
  await until(() => other.present.length === 0, 'one has left');
  other.room.close();
  const late = device('late', key);
  await until(() => late.heard.includes('state 1'), 'it is found');
  late.room.close();
});

test('another room hears nothing', async () => {
  const [one, other] = [device('one', newRoomKey()), device('two', newRoomKey())];
  await until(() => one.line === 'open' && other.line === 'open', 'both are there');
  one.room.knows('secret', true);
  await new Promise((turn) => { setTimeout(turn, 300); });
  assert.deepEqual([one.present, other.present, other.heard], [[], [], []]);
  one.room.close();
  other.room.close();
});

test('a line that is cut comes back, and what was done meanwhile arrives', async () => {
  const proxy = await makeProxy(port());
  const key = newRoomKey();
  const [one, other] = [device('one', key, address(proxy.port)), device('two', key)];
  await until(() => one.present.length === 1 && other.present.length === 1, 'they see each other');
  proxy.cut();
  await until(() => one.line !== 'open', 'it is noticed');
  one.room.knows('meanwhile', true);
  await until(() => one.unsent, 'not sent yet');
  await until(() => other.present.length === 0, 'the other sees that it is gone');
  await until(() => other.heard.includes('meanwhile'), 'it arrives');
  await until(() => !one.unsent && other.present.length === 1, 'all is as before');
  one.room.close();
  other.room.close();
  proxy.close();
});

test('a line that is dead without having been closed is noticed within two seconds of waking', async () => {
  const proxy = await makeProxy(port());
  const key = newRoomKey();
  const [one, other] = [device('one', key, address(proxy.port)), device('two', key)];
  await until(() => one.present.length === 1, 'they see each other');
  proxy.hold();
  one.room.knows('asleep', true);
  await new Promise((turn) => { setTimeout(turn, 300); });
  assert.ok(!other.heard.includes('asleep'));
  const woken = performance.now();
  one.room.wake();
  other.room.knows('other', true);
  await until(() => one.heard.includes('other'), 'it is back');
  assert.ok(performance.now() - woken < 4000, String(performance.now() - woken));
  one.room.close();
  other.room.close();
  proxy.close();
});

test('waking on a line that lives changes nothing', async () => {
  const proxy = await makeProxy(port());
  const one = device('one', newRoomKey(), address(proxy.port));
  await until(() => one.line === 'open', 'it is there');
  const before = proxy.connections;
  one.room.wake();
  await new Promise((turn) => { setTimeout(turn, 2500); });
  assert.equal(proxy.connections, before);
  one.room.close();
  proxy.close();
});

test('a relay that starts again, and has forgotten everything, is found again', async () => {
  const key = newRoomKey();
  const at = port();
  const [one, other] = [device('one', key), device('two', key)];
  await until(() => one.present.length === 1 && other.present.length === 1, 'they see each other');
  one.room.knows('state', true);
  await until(() => other.heard.includes('state'), 'it is heard');
  await stopRelay();
  await until(() => one.line === 'broken' || one.line === 'opening', 'it is noticed');
  await startRelay(at);
  await until(() => one.present.length === 1 && other.present.length === 1, 'they see each other again', 20_000);
  const late = device('late', key);
  await until(() => late.heard.includes('state'), 'somebody has said it again');
  for (const { room } of [one, other, late]) room.close();
});

test('of several relays one that can be reached is enough', async () => {
  const gone = await makeProxy(1);
  const relays = [...address(gone.port), ...address()];
  gone.close();
  const one = device('one', newRoomKey(), relays);
  await until(() => one.line === 'open', 'the second is there');
  one.room.close();
});

test('windows of one browser hear each other without a relay', async () => {
  const key = newRoomKey();
  const heard = [];
  const one = joinRoom({ key, device: 'one', relays: [] }, () => {});
  const other = joinRoom({ key, device: 'two', relays: [] }, ({ received }) => { if (received) heard.push(received); });
  one.knows('state', true);
  await until(() => heard.includes('state'), 'it is heard');
  one.close();
  other.close();
});

test('what is no key is refused', () => {
  const messages = [];
  assert.equal(joinRoom({ key: 'nonsense', device: 'one', relays: [] }, (message) => messages.push(message)), null);
  assert.deepEqual(messages, [{ refused: true }]);
});

test('relays are named by addresses, those of the site itself by a path; none that the page cannot open', () => {
  assert.deepEqual(relaysIn('', 'https://games.example/'), []);
  assert.deepEqual(relaysIn('/relay', 'http://192.168.1.2:8080/index.html'), [{ url: 'ws://192.168.1.2:8080/relay' }]);
  assert.deepEqual(relaysIn(' wss://a.example/mqtt  wss://name:p%40ss@b.example:8884/mqtt', 'https://games.example/'),
    [{ url: 'wss://a.example/mqtt' }, { url: 'wss://b.example:8884/mqtt', username: 'name', password: 'p@ss' }]);
  assert.deepEqual(relaysIn('ws://192.168.1.2/mqtt ftp://x.example http://[', 'https://games.example/'), []);
});
