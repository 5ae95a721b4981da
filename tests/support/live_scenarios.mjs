// All that live tables must withstand of a relay, tried with devices that have no page. `start` starts a relay and resolves to
// { url, port, close }; with the `port` of one that has ended it is found again.
import assert from 'node:assert/strict';
import http from 'node:http';

import mqttPacket from 'mqtt-packet';
import WebSocket from 'ws';

import { newRoomKey, roomOf, seal } from '../../shell/live/seal.mjs';
import { Device, agree, leaveAll, meet, until } from './live_devices.mjs';
import { makeUnreliable } from './unreliable_relay.mjs';

// Numbers that are the same in every run.
function dice(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

// An unreliable relay before the one at `upstream`, at a port of its own.
async function worsen(upstream, faults = {}) {
  const relay = makeUnreliable(upstream, faults, dice(7));
  const server = http.createServer();
  relay.attach(server);
  await new Promise((listening) => { server.listen(0, '127.0.0.1', listening); });
  relay.address = { url: `ws://127.0.0.1:${server.address().port}/` };
  const { close } = relay;
  relay.close = () => {
    close();
    server.close();
  };
  return relay;
}

// A client that says whatever it wants to.
async function hostileAt(url) {
  const socket = new WebSocket(url, 'mqtt');
  socket.on('error', () => {});
  await new Promise((opened) => { socket.on('open', opened); });
  const send = (packet) => socket.send(mqttPacket.generate(packet));
  send({ cmd: 'connect', protocolId: 'MQTT', protocolVersion: 4, clean: true, clientId: 'hostile', keepalive: 0 });
  await new Promise((answered) => { socket.once('message', answered); });
  return { publish: (topic, payload) => send({ cmd: 'publish', topic, payload: Buffer.from(payload), qos: 0, retain: false, dup: false }), end: () => socket.terminate() };
}

const leave = (devices) => { for (const device of devices) device.leave(); };
const some = (names, key, relays) => names.map((name) => new Device(name, key, relays));

/** @param {(name: string, work: () => Promise<void>) => void} test @param {(options?: { port?: number }) => Promise<{ url: string, port: number, close(): Promise<void> }>} start @param {{ moves?: number }} [size] */
export function withstand(test, start, { moves = 20 } = {}) {
  // Runs a test with a relay, and one before it with these faults.
  const tryWith = (name, faults, work) => test(name, async () => {
    const good = await start();
    const bad = await worsen(good.url, faults);
    try {
      await work({ bad, good, key: newRoomKey() });
    } finally {
      leaveAll();
      bad.close();
      await good.close();
    }
  });

  tryWith('a relay that loses a fifth, repeats, delays and reorders', { lose: 0.2, repeat: 0.2, delay: 150 }, async ({ bad, key }) => {
    const random = dice(3);
    const devices = some(['a', 'b', 'c', 'd', 'e'], key, [bad.address]);
    for (let move = 0; move < moves; ++move) {
      devices[Math.floor(random() * devices.length)].act(`m${move}`);
      if (random() < 0.1) bad.cut();
      await new Promise((turn) => { setTimeout(turn, random() * 120); });
    }
    await agree(devices, moves, 120_000);
    leave(devices);
  });

  tryWith('the last message is lost for one only', {}, async ({ bad, key }) => {
    const devices = some(['a', 'b', 'c'], key, [bad.address]);
    await meet(devices);
    let lost = false;
    bad.faults.change = (packet) => {
      const isLost = !lost && packet.payload.length > 1000;
      lost ||= isLost;
      return isLost ? [] : [packet];
    };
    devices[0].act('x'.repeat(1200));
    await agree(devices, 1);
    assert.ok(lost);
    leave(devices);
  });

  tryWith('a line that is dead without having been closed is renewed by who acts', {}, async ({ bad, good, key }) => {
    const one = new Device('a', key, [bad.address]);
    const other = new Device('b', key, [{ url: good.url }]);
    await meet([one, other]);
    bad.hold();
    one.act('asleep');
    await until(() => one.unsent, 'it is not sent yet');
    await agree([one, other], 1, 20_000);  // sooner than a ping would notice it
    await meet([one, other]);
    leave([one, other]);
  });

  tryWith('a relay that closes at a size is not asked again and again', { largest: 1500 }, async ({ bad, key }) => {
    const [one, other] = some(['a', 'b'], key, [bad.address]);
    await meet([one, other]);
    const before = bad.opened;
    one.act('x'.repeat(3000));
    await until(() => one.why.startsWith('closed'), 'it is told');
    const start = performance.now();
    await until(() => bad.opened - before >= 3, 'it tries again');
    // Two of the three are of one line at least, after half a second and after a whole one, which chance may halve.
    assert.ok(performance.now() - start > 600, `${performance.now() - start} ms for three tries`);
    bad.faults.largest = undefined;
    await agree([one, other], 1);
    leave([one, other]);
  });

  tryWith('a relay that is ended and started again, while people play', {}, async ({ good, key }) => {
    const devices = some(['a', 'b', 'c'], key, [{ url: good.url }]);
    await meet(devices);
    devices[0].act('before');
    await agree(devices, 1);
    await good.close();
    await until(() => devices.every(({ line }) => line !== 'open'), 'it is noticed');
    for (const device of devices) device.act(`meanwhile-${device.name}`);
    const again = await start({ port: good.port });
    try {
      await agree(devices, 4);
      await meet(devices);
      leave(devices);
      const late = new Device('late', key, [{ url: again.url }]);
      await agree([late], 4);
      leave([late]);
    } finally {
      await again.close();
    }
  });

  tryWith('a device that was away comes back when all others have left', {}, async ({ good, key }) => {
    const relays = [{ url: good.url }];
    const [one, other, stale] = some(['a', 'b', 'c'], key, relays);
    await meet([one, other, stale]);
    stale.act('old');
    await agree([one, other, stale], 1);
    leave([stale]);
    one.act('new-a');
    other.act('new-b');
    await agree([one, other], 3);
    leave([one, other]);
    const back = new Device('c', key, relays);
    back.act('old');
    back.act('own');
    await agree([back], 4);
    leave([back]);
    const late = new Device('d', key, relays);
    await agree([late], 4);
    leave([late]);
  });

  tryWith('who leaves while a line is broken is not there when it is back', {}, async ({ bad, good, key }) => {
    const one = new Device('a', key, [bad.address]);
    const other = new Device('b', key, [{ url: good.url }]);
    await meet([one, other]);
    bad.cut();
    leave([other]);
    await until(() => one.line === 'open' && one.present.length === 0, 'nobody is there');
    bad.faults.change = (packet) => [packet, packet];
    one.act('alone');
    await agree([one], 1);
    assert.deepEqual(one.present, []);
    leave([one]);
  });

  tryWith('a relay that replays everything makes nobody be there, and shows no sign twice', {}, async ({ bad, key }) => {
    const seen = [];
    const [one, other] = some(['a', 'b'], key, [bad.address]);
    bad.faults.change = (packet) => {
      seen.push(packet);
      return [packet];
    };
    await meet([one, other]);
    other.act('said');
    await agree([one, other], 1);
    other.room.sign('well');
    await until(() => one.signs.length === 1, 'the sign is seen');
    leave([other]);
    await until(() => one.present.length === 0, 'it has left');
    bad.faults.change = (packet) => [...seen.slice(-40), packet];
    const third = new Device('c', key, [bad.address]);
    await meet([one, third]);
    await agree([one, third], 1);
    assert.deepEqual([one.present, third.present], [['c'], ['a']]);
    assert.deepEqual([one.signs, third.signs], [['well'], []]);
    leave([one, third]);
  });

  test('devices that reach different relays meet over one that reaches both', async () => {
    const [first, second] = [await start(), await start()];
    const key = newRoomKey();
    const nowhere = { url: 'ws://127.0.0.1:9/' };
    try {
      const devices = [new Device('a', key, [{ url: first.url }, nowhere]), new Device('b', key, [nowhere, { url: second.url }]), new Device('c', key, [{ url: first.url }, { url: second.url }])];
      await until(() => devices[2].present.length === 2, 'it sees both');
      for (const device of devices) device.act(device.name);
      await agree(devices, 3);
    } finally {
      leaveAll();
      await first.close();
      await second.close();
    }
  });

  tryWith('somebody without the key changes nothing, whatever they seal, damage, or move to another slot', {}, async ({ bad, good, key }) => {
    const carried = [];
    bad.faults.change = (packet) => {
      carried.push(packet);
      return [packet];
    };
    const [one, other] = some(['a', 'b'], key, [bad.address]);
    await meet([one, other]);
    one.act('said');
    await agree([one, other], 1);
    const topic = `kairo/${roomOf(key).name}`;
    const stranger = roomOf(newRoomKey());
    const hostile = await hostileAt(good.url);
    const forged = [{ state: 'forged' }, { here: { device: 'x', session: 'x', count: 1, ask: 'x', answers: {} } }];
    for (const content of forged) hostile.publish(`${topic}/x`, seal(stranger, `${topic}/x`, JSON.stringify(content)));
    for (const { topic: slot, payload } of carried.slice()) {
      hostile.publish(`${topic}/x`, payload);
      const damaged = Buffer.from(payload);
      damaged[damaged.length - 1] ^= 1;
      hostile.publish(slot, damaged);
    }
    for (const device of [one, other]) device.act(`${device.name}-after`);
    await agree([one, other], 3);
    assert.deepEqual([one.present, other.present], [['b'], ['a']]);
    hostile.end();
    leave([one, other]);
  });

  tryWith('somebody without the key, and somebody who floods with it', {}, async ({ good, key }) => {
    const [one, other] = some(['a', 'b'], key, [{ url: good.url }]);
    await meet([one, other]);
    const room = roomOf(key);
    const hostile = await hostileAt(good.url);
    const slotOf = (i) => `kairo/${room.name}/flood${i}`;
    const valid = Array.from({ length: 40 }, (_, i) => seal(room, slotOf(i), JSON.stringify({ state: `z${i} ${'y'.repeat(500)}` })));
    for (let i = 0; i < 10_000; ++i) hostile.publish(slotOf(i % 400), i % 3 === 0 ? valid[i % 40] : new Uint8Array(1024));
    for (const device of [one, other]) device.act(device.name);
    await until(() => one.facts.has('b') && other.facts.has('a'), 'they hear each other');
    await until(() => one.text === other.text, 'they agree');
    hostile.end();
    leave([one, other]);
  });
}
