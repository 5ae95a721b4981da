// Devices in a room come to the same state, whatever the channel loses or repeats, and are silent when nobody moves. A state
// here is a list of facts; joining is their union.
import assert from 'node:assert/strict';
import test from 'node:test';

import { LiveRoom } from '../../shell/live/room.mjs';
import { newRoomKey, roomOf } from '../../shell/live/seal.mjs';

const key = newRoomKey();
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

// A relay in memory. `spoil(sealed)`: what arrives of a message; several, none, or others.
class Hub {
  sent = 0;
  members = new Set();
  kept = new Map();
  spoil = (sealed) => [sealed];
  channel = ({ slot }, events) => {
    const member = { slot, events };
    const send = (sealed, keep) => {
      if (!this.members.has(member)) return;
      this.sent += 1;
      if (keep) this.kept.set(slot, sealed);
      for (const other of this.members)
        if (other !== member) for (const arrives of this.spoil(sealed)) setTimeout(() => this.members.has(other) && other.events.received(slot, arrives));
    };
    return {
      open: () => setTimeout(() => {
        this.members.add(member);
        events.state('open');
        for (const [from, sealed] of this.kept) events.received(from, sealed);
      }),
      close: () => this.members.delete(member),
      publish: (sealed, taken) => { send(sealed, true); taken(); },
      announce: (sealed) => send(sealed, false),
      wake() {},
      lose: () => { this.members.delete(member); events.state('broken'); },
    };
  };
}

class Device {
  facts = new Set();
  devices = [];
  states = [];
  constructor(hub, name) {
    this.room = new LiveRoom(roomOf(key), { device: name, session: `s-${name}`, ask: `a-${name}` }, [(place, events) => (this.channel = hub.channel(place, events))], {
      received: (text) => {
        for (const fact of text.split(' ')) this.facts.add(fact);
        this.room.knows(this.text(), false);
      },
      present: (devices) => { this.devices = devices; },
      state: (state, unsent) => this.states.push([state, unsent]),
      tooLong: () => { this.tooLong = true; },
    });
  }
  text() {
    return [...this.facts].sort().join(' ');
  }
  act(fact) {
    this.facts.add(fact);
    this.room.knows(this.text(), true);
  }
}

async function until(holds, what, limit = 8000) {
  const deadline = performance.now() + limit;
  while (!holds()) {
    assert.ok(performance.now() < deadline, what);
    await pause(10);
  }
}

const devicesIn = (hub, count) => Array.from({ length: count }, (_, i) => new Device(hub, `d${i}`));
const equal = (devices, text) => devices.every((device) => device.text() === text);
const leave = (devices) => { for (const { room } of devices) room.close(); };

test('what one does all know, with one message', async () => {
  const hub = new Hub();
  const devices = devicesIn(hub, 8);
  await until(() => devices.every((device) => device.devices.length === 7), 'all see all');
  await pause(700);
  const before = hub.sent;
  devices[0].act('move');
  await until(() => equal(devices, 'move'), 'all know');
  await pause(700);
  assert.equal(hub.sent - before, 1, 'nobody repeats what all know');
  leave(devices);
});

test('a room in which nobody moves is silent', async () => {
  const hub = new Hub();
  const devices = devicesIn(hub, 8);
  await until(() => devices.every((device) => device.devices.length === 7), 'all see all');
  await pause(700);
  const before = hub.sent;
  await pause(1500);
  assert.equal(hub.sent, before);
  leave(devices);
});

test('two that act at once end in the same state with few messages', async () => {
  const hub = new Hub();
  const devices = devicesIn(hub, 8);
  await until(() => devices.every((device) => device.devices.length === 7), 'all see all');
  await pause(700);
  const before = hub.sent;
  devices[0].act('one');
  devices[1].act('two');
  await until(() => equal(devices, 'one two'), 'all know both');
  await pause(700);
  assert.ok(hub.sent - before <= 10, String(hub.sent - before));
  leave(devices);
});

test('who comes later finds what those who left had said, and what a relay forgot the others say again', async () => {
  const hub = new Hub();
  const [one, other] = devicesIn(hub, 2);
  await pause(100);
  one.act('one');
  other.act('two');
  await until(() => hub.kept.size === 2 && equal([one, other], 'one two'), 'both are there');
  leave([one, other]);
  const third = new Device(hub, 'd3');
  await until(() => third.text() === 'one two', 'the slots are there');
  hub.kept.clear();
  const fourth = new Device(hub, 'd4');
  await until(() => fourth.text() === 'one two', 'somebody who is there says it');
  leave([third, fourth]);
});

test('a channel that loses, repeats and damages changes nothing in the end', async () => {
  const hub = new Hub();
  let count = 0;
  hub.spoil = (sealed) => {
    count += 1;
    if (count % 5 === 0) return [];
    const damaged = sealed.slice();
    damaged[40] ^= 1;
    return [sealed, sealed, damaged];
  };
  const devices = devicesIn(hub, 4);
  await pause(500);
  for (let i = 0; i < 12; ++i) {
    devices[i % 4].act(`m${String.fromCharCode(97 + i)}`);
    await pause(30);
  }
  hub.spoil = (sealed) => [sealed];
  devices[0].act('last');
  await until(() => equal(devices, devices[0].text()) && devices[0].facts.size === 13, 'all know all');
  leave(devices);
});

test('what is done while the line is broken is not sent until it is back', async () => {
  const hub = new Hub();
  const [one, other] = devicesIn(hub, 2);
  await until(() => one.devices.length === 1, 'both are there');
  one.channel.lose();
  assert.deepEqual(one.devices, [], 'nobody is heard any more');
  one.act('move');
  await pause(400);
  assert.deepEqual(one.states.at(-1), ['broken', true]);
  assert.equal(other.text(), '');
  one.channel.open();
  await until(() => other.text() === 'move', 'it arrives');
  await until(() => one.states.at(-1).join() === 'open,false', 'and is sent');
  leave([one, other]);
});

test('what a flood brings beyond its measure is not even deciphered', async () => {
  const hub = new Hub();
  const one = new Device(hub, 'one');
  await pause(50);
  const [small, large] = [new Uint8Array(1024), new Uint8Array(33 * 1024)];
  const start = performance.now();
  const [member] = hub.members;
  for (let i = 0; i < 20_000; ++i) member.events.received('flooder', small);
  for (let i = 0; i < 20_000; ++i) member.events.received('flooder', large);
  assert.ok(performance.now() - start < 2000);
  leave([one]);
});

test('a state that is too long for a message is told', async () => {
  const hub = new Hub();
  const one = new Device(hub, 'one');
  await pause(50);
  one.act('x'.repeat(33 * 1024));
  await until(() => one.tooLong, 'it is told');
  leave([one]);
});
