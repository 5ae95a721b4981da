// Devices of a live table without a page: a state is a list of facts, and joining is their union.
import assert from 'node:assert/strict';

import { joinRoom } from '../../shell/live/line.mjs';

// The limit is for a machine that does other things beside.
export async function until(holds, what, limit = 60_000) {
  const deadline = performance.now() + limit;
  while (!holds()) {
    assert.ok(performance.now() < deadline, typeof what === 'function' ? what() : what);
    await new Promise((turn) => { setTimeout(turn, 10); });
  }
}

// Joins without the channel between windows, which Node.js has, too.
function joinFromAfar(join, post) {
  const { BroadcastChannel: kept } = globalThis;
  globalThis.BroadcastChannel = undefined;
  try {
    return joinRoom(join, post);
  } finally {
    globalThis.BroadcastChannel = kept;
  }
}

// All that have not left.
const joined = new Set();

// A test that has failed must not leave any behind: they would try to meet for ever, and the run would never end.
export function leaveAll() {
  for (const device of joined) device.leave();
}

export class Device {
  facts = new Set();
  present = [];
  twice = false;
  line = '';
  unsent = false;
  why = '';
  heard = 0;  // states
  signs = [];  // that others have shown

  // `relays`: as of joinRoom (shell/live/line.mjs).
  constructor(name, key, relays) {
    this.name = name;
    joined.add(this);
    this.room = joinFromAfar({ key, device: name, relays }, (message) => {
      if (message.received !== undefined) this.#take(message.received);
      if (message.present) Object.assign(this, { present: message.present, returning: message.returning, twice: message.twice });
      if (message.signed) this.signs.push(message.signed.sign);
      if (message.line) Object.assign(this, { line: message.line, unsent: message.unsent, why: message.why ?? this.why });
    });
  }

  get text() {
    return [...this.facts].sort().join(' ');
  }

  act(fact) {
    this.facts.add(fact);
    this.room.knows(this.text, true);
  }

  leave() {
    joined.delete(this);
    this.room.close();
  }

  #take(state) {
    this.heard += 1;
    for (const fact of state.split(' ')) this.facts.add(fact);
    this.room.knows(this.text, false);
  }
}

export const meet = (devices, limit) =>
  until(() => devices.every((device) => device.present.length === devices.length - 1), () => `all see all: ${devices.map(({ present }) => present.length)}`, limit);

export const agree = (devices, count, limit) =>
  until(() => devices.every((device) => device.facts.size === count && !device.unsent), () => `all know all ${count}: ${devices.map(({ facts, unsent }) => `${facts.size}${unsent ? ' unsent' : ''}`)}`, limit);
