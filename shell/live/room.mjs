// Says and hears everything of a device in a room, over all its channels. Knows no game: a state is a text, and equal states have equal
// texts (engine/match/live/table_code.h).
//
// A state of this device is published at once when somebody has acted here. When something arrived that lacked what this
// device knows, the state of both is published after a short random wait, unless somebody else has said the same by then.
// Nothing else repeats by itself, so a room in which nobody moves is silent.
import { Limits } from './limits.mjs';
import { Presence, announcementIn } from './presence.mjs';
import { hashOf, largestSealed, seal, unseal } from './seal.mjs';

const shortestWait = 50;
const longestWait = 300;
const fastest = 200;  // ms between two publications, within the limits of providers
const mostHashes = 512;

/**
 * A way to the others. `publish` replaces what the channel keeps for this device's slot, as far as it keeps anything;
 * `announce` reaches those who are there now. It calls the events that it was made with.
 * @typedef {{ open(): void, close(): void, publish(sealed: Uint8Array): void, announce(sealed: Uint8Array): void, wake(): void, near?: boolean }} Channel  near: it reaches this browser only
 * @typedef {'opening' | 'open' | 'broken'} ChannelState
 * @typedef {{ received(slot: string, sealed: Uint8Array): void, state(state: ChannelState, why?: string): void }} ChannelEvents
 * @typedef {{ channels: ((place: { topic: string, slot: string, will: () => Uint8Array }, events: ChannelEvents) => Channel)[] }} Ways
 * @typedef {{ received(text: string): void, present(devices: string[], twice: boolean): void, state(state: ChannelState, unsent: boolean, why?: string): void, tooLong(): void }} RoomEvents
 * @typedef {{ channel: Channel, state: ChannelState, has: string }} Entry  has: the newest state that it has taken
 */

export class LiveRoom {
  #mine = '';  // the newest state
  #due = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  #last = -Infinity;
  #announcing = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  /** @type {Set<string>} */
  #hashes = new Set();
  #limits = new Limits();
  /** @type {Entry[]} */
  #channels = [];

  // `random` and `now` are replaced in tests.
  /**
   * @param {import('./seal.mjs').Room} room @param {{ device: string, session: string, ask: string }} who
   * @param {Ways['channels']} channels @param {RoomEvents} events @param {() => number} random
   */
  constructor(room, who, channels, events, random = Math.random) {
    this.room = room;
    this.events = events;
    this.random = random;
    this.presence = new Presence(who.device, who.session, who.ask);
    this.slot = room.slot(who.device);
    this.topic = `kairo/${room.name}`;
    const will = () => /** @type {Uint8Array} */ (this.#sealed({ here: this.presence.will() }));
    for (const make of channels) {
      /** @type {Entry} */
      const entry = { channel: make({ topic: this.topic, slot: this.slot, will }, {
        received: (slot, sealed) => this.#receive(entry, slot, sealed),
        state: (state, why) => this.#channelIs(entry, state, why),
      }), state: 'opening', has: '' };
      this.#channels.push(entry);
    }
    for (const { channel } of this.#channels) channel.open();
  }

  // The newest state of this device. `acted`: somebody has done something here; otherwise it follows from what was received.
  /** @param {string} text @param {boolean} acted */
  knows(text, acted) {
    const isNews = text !== this.#mine;
    this.#mine = text;
    if (acted && isNews) this.#publishSoon(0);
    else this.#answer();
  }

  wake() {
    for (const { channel } of this.#channels) channel.wake();
  }

  close() {
    clearTimeout(this.#due);
    clearTimeout(this.#announcing);
    this.#toAll({ here: this.presence.announcement(true) });
    for (const { channel } of this.#channels) channel.close();
  }

  /** @type {string | null} */
  #heard = null;  // the state that was received last and has not been compared with this device's yet

  #answer() {
    const heard = this.#heard;
    this.#heard = null;
    if (heard !== null && heard !== this.#mine) this.#publishSoon(this.#wait());
  }

  #wait() {
    return shortestWait + this.random() * (longestWait - shortestWait);
  }

  /** @param {number} wait */
  #publishSoon(wait) {
    if (this.#due !== undefined && wait > 0) return;
    clearTimeout(this.#due);
    const earliest = this.#last + fastest - performance.now();
    this.#due = setTimeout(() => this.#publish(), Math.max(wait, earliest, 0));
    this.#tellState();
  }

  #publish() {
    this.#due = undefined;
    if (!this.#mine || !this.#isOpen()) return this.#tellState();
    this.#last = performance.now();
    const sealed = this.#sealed({ state: this.#mine });
    if (!sealed) return this.events.tooLong();
    this.#note(this.slot, sealed);
    for (const entry of this.#channels) {
      if (entry.state !== 'open') continue;
      entry.channel.publish(sealed);
      entry.has = this.#mine;
    }
    this.#tellState();
  }

  /** @param {object} content */
  #sealed(content) {
    return seal(this.room, `${this.topic}/${this.slot}`, JSON.stringify(content));
  }

  // Whether it has not been noted yet.
  /** @param {string} slot @param {Uint8Array} sealed */
  #note(slot, sealed) {
    const hash = hashOf(slot, sealed);
    if (this.#hashes.has(hash)) return false;
    this.#hashes.add(hash);
    if (this.#hashes.size > mostHashes) this.#hashes.delete(/** @type {string} */ (this.#hashes.values().next().value));
    return true;
  }

  /** @param {Entry} entry @param {string} slot @param {Uint8Array} sealed */
  #receive(entry, slot, sealed) {
    if (sealed.length > largestSealed || !this.#limits.allows(slot) || !this.#note(slot, sealed)) return;
    const text = unseal(this.room, `${this.topic}/${slot}`, sealed);
    if (text === null) return;
    /** @type {{ state?: unknown, here?: unknown }} */
    let content;
    try {
      content = JSON.parse(text) ?? {};
    } catch {
      return;
    }
    if (typeof content.state === 'string') this.#hear(entry, content.state);
    const announcement = announcementIn(content.here);
    if (announcement) this.#meet(announcement);
  }

  /** @param {Entry} entry @param {string} state */
  #hear(entry, state) {
    if (state !== this.#mine) {
      this.#heard = state;
      return this.events.received(state);
    }
    // Somebody else has said it, so it need not be said again here.
    entry.has = state;
    if (!this.#isUnsent()) {
      clearTimeout(this.#due);
      this.#due = undefined;
    }
    this.#tellState();
  }

  /** @param {import('./presence.mjs').Announcement} announcement */
  #meet(announcement) {
    const { changed, answer } = this.presence.hear(announcement);
    if (changed) this.#tellPresent();
    if (!answer || announcement.gone) return;
    this.#announcing ??= setTimeout(() => {
      this.#announcing = undefined;
      this.#toAll({ here: this.presence.announcement() });
    }, this.#wait());
    // A newcomer knows what the relay has kept; a relay may have forgotten it.
    if (this.#mine) this.#publishSoon(this.#wait());
  }

  /** @param {object} content */
  #toAll(content) {
    const sealed = this.#sealed(content);
    if (!sealed) return;
    this.#note(this.slot, sealed);
    for (const { channel, state } of this.#channels) if (state === 'open') channel.announce(sealed);
  }

  // The channels that lead to other devices; those within this browser if there are no others.
  #far() {
    const far = this.#channels.filter(({ channel }) => !channel.near);
    return far.length > 0 ? far : this.#channels;
  }

  #isOpen() {
    return this.#channels.some(({ state }) => state === 'open');
  }

  #isUnsent() {
    return this.#mine !== '' && this.#far().every(({ has }) => has !== this.#mine);
  }

  /** @param {Entry} entry @param {ChannelState} state @param {string} [why] */
  #channelIs(entry, state, why) {
    const wasOpen = entry.state === 'open';
    entry.state = state;
    if (state === 'open' && !wasOpen) {
      this.#toAll({ here: this.presence.announcement() });
      if (this.#mine !== entry.has) this.#publishSoon(0);
    }
    if (state !== 'open' && wasOpen && !this.#isOpen() && this.presence.forget()) this.#tellPresent();
    this.#tellState(why);
  }

  #tellPresent() {
    this.events.present(this.presence.devices(), this.presence.isTwice());
  }

  /** @param {string} [why] */
  #tellState(why) {
    const states = this.#far().map(({ state }) => state);
    const state = states.includes('open') ? 'open' : states.includes('opening') ? 'opening' : 'broken';
    this.events.state(state, this.#isUnsent(), why);
  }
}
