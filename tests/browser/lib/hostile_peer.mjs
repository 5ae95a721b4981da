// Somebody who means no good at a live table, without a page: says whatever they like in a slot of their own, and how that is taken.
import { Relay } from '../../../shell/live/relay.mjs';
import { largestSealed, newRoomKey, roomOf, seal, unseal } from '../../../shell/live/seal.mjs';
import { expect } from './expect.mjs';
import { patternOfAny } from './texts.mjs';

const keyIn = (fragment) => fragment.slice(fragment.indexOf('l=') + 2);

export class HostilePeer {
  #line;
  states = [];  // of the table, the latest last

  // `fragment`: of the invitation.
  constructor(fragment) {
    this.room = roomOf(keyIn(fragment));
    this.topic = `kairo/${this.room.name}`;
    this.place = `${this.topic}/hostile`;
  }

  // Enters the room by the relay of the site at `url`, and hears what is played there.
  async enter(url) {
    this.open(url);
    await expect.poll(() => this.states.length, { message: 'the peer hears of the table' }).toBeGreaterThan(0);
  }

  // The same where nobody may be who tells of the table.
  open(url) {
    const place = { topic: this.topic, slot: 'hostile', will: () => this.sealed({}) };
    const received = (slot, sealed) => {
      if (slot === 'hostile') return;
      const { state } = JSON.parse(unseal(this.room, `${this.topic}/${slot}`, sealed) ?? '{}');
      if (state) this.states.push(state);
    };
    this.#line = new Relay({ url: `${url.replace(/^http/, 'ws')}relay` }, place, { received, state() {} });
    this.#line.open();
  }

  // `room`: of another key, for somebody who only knows where the table is.
  sealed(content, room = this.room) {
    return seal(room, this.place, typeof content === 'string' ? content : JSON.stringify(content));
  }

  say(...messages) {
    for (const message of messages) this.#line.announce(message instanceof Uint8Array ? message : this.sealed(message));
  }

  // All that nobody should be able to do anything with.
  garbage() {
    const state = this.states.at(-1);
    const here = { device: '1', session: '__proto__', count: Number.MAX_SAFE_INTEGER, ask: 'a', answers: {} };
    const contents = ['not json', 'null', '[]', '"1"', { state: 7 }, { state: 'kairo' }, { state: state.slice(0, -9) }, { state: `9${state.slice(1)}` },
      { state: `${state}.zlater` }, { state: 'x'.repeat(20_000) }, { here }, { here: { ...here, answers: null } }, { has: 'x', by: 'me', ask: 'all' }];
    return [...contents.map((content) => this.sealed(content)), this.sealed({ state }, roomOf(newRoomKey())),
      new Uint8Array(300).fill(7), new Uint8Array(0), new Uint8Array(largestSealed + 1)];
  }

  // Says all of this over and over, so many messages a second; returns what ends it.
  flood(messages, perSecond) {
    const eachTime = perSecond / 50;
    let next = 0;
    const timer = setInterval(() => {
      for (let i = 0; i < eachTime; ++i) this.say(messages[next++ % messages.length]);
    }, 20);
    return () => clearInterval(timer);
  }

  leave() {
    this.#line.close();
  }
}

// Says what cannot be read, which each table tells; once it has, it never does again.
export async function tellFaults(peer, tables) {
  const state = peer.states.at(-1);
  for (const [said, words] of [[`9${state.slice(1)}`, 'other_build'], [state.slice(0, -9), 'unreadable']]) {
    peer.say({ state: said });
    for (const table of tables) {
      await expect(table.words).toContainText(patternOfAny(`app.live.${words}`));
      await table.press('dialog.close');
    }
  }
}

const longestTask = 300;  // ms of the processor

// Notes from now on what the threads of these tables' pages do, which have one browser; returns what ends that and expects that
// no task has kept a page from its turn. It counts the processor's time: the machine may do other things beside.
export async function watchTasks([{ page }]) {
  const browser = page.context().browser();
  await browser.startTracing(undefined, { categories: ['toplevel'] });
  return async () => {
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const pages = new Set(traceEvents.flatMap(({ name, args, pid, tid }) => (name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [])));
    const times = traceEvents.filter(({ pid, tid, tdur }) => tdur !== undefined && pages.has(`${pid} ${tid}`)).map(({ tdur }) => tdur / 1000);
    expect(times.length, 'pages have done something').toBeGreaterThan(100);
    expect(times.reduce((longest, time) => Math.max(longest, time), 0), 'a page comes to its turn').toBeLessThan(longestTask);
  };
}
