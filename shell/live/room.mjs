// Says and hears everything of a device in a room, over all its channels. Knows no game: a state is a text, and equal states have equal
// texts (engine/match/live/table_code.h).
//
// A state of this device is published at once when somebody has acted here. When something arrived that lacked what this
// device knows, the state of both is published after a short random wait, unless somebody else has said the same by then; the
// wait doubles as long as nothing is new, so that two who never agree do not talk for ever. A channel is
// given what only another one has carried. Once all have confirmed a state (confirm.mjs), a room in which nobody moves is silent.
import { Confirm } from './confirm.mjs';
import { Limits } from './limits.mjs';
import { Presence, announcementIn, isWord } from './presence.mjs';
import { digestOf, hashOf, largestSealed, seal, unseal } from './seal.mjs';

const shortestWait = 50;
const longestWait = 300;
const fastest = 200;  // ms between two publications, within the limits of providers
const mostHashes = 512;
const mostDoublings = 12;
const mostStrangers = 64;

/**
 * A way to the others. `publish` replaces what the channel keeps for this device's slot, as far as it keeps anything, and
 * calls `taken` once the other end has it; `announce` reaches those who are there now. It calls the events that it was made with.
 * @typedef {{ open(): void, close(): void, publish(sealed: Uint8Array, taken: () => void): void, announce(sealed: Uint8Array): void, wake(): void, near?: boolean }} Channel  near: it reaches this browser only
 * @typedef {'opening' | 'open' | 'broken'} ChannelState
 * @typedef {{ received(slot: string, sealed: Uint8Array): void, state(state: ChannelState, why?: string): void }} ChannelEvents
 * @typedef {{ channels: ((place: { topic: string, slot: string, will: () => Uint8Array }, events: ChannelEvents) => Channel)[] }} Ways
 * @typedef {{ received(text: string): void, present(devices: string[], returning: string[], twice: boolean): void, signed(device: string, sign: string): void, state(state: ChannelState, unsent: boolean, why?: string): void, tooLong(): void }} RoomEvents
 * @typedef {{ channel: Channel, state: ChannelState, sent: string, has: string, got: string, heard: boolean }} Entry  the digests of the states that were given to it, that it has taken, and that came from it last; whether somebody was heard there
 */

export class LiveRoom {
  #mine = '';  // the newest state
  #digest = '';
  #due = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  #dueAt = Infinity;
  #dueEverywhere = false;
  #last = -Infinity;
  #announcing = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
  #answers = 0;  // since this device knows its newest state
  #told = '';
  /** @type {Map<string, string>} */
  #hashes = new Map();  // of each message the digest of its state
  /** @type {Set<string>} */
  #strangers = new Set();  // sessions that have said something without having been met
  #limits = new Limits();
  /** @type {Entry[]} */
  #channels = [];

  // `random` is replaced in tests.
  /**
   * @param {import('./seal.mjs').Room} room @param {{ device: string, session: string, ask: string }} who
   * @param {Ways['channels']} channels @param {RoomEvents} events @param {() => number} random
   */
  constructor(room, who, channels, events, random = Math.random) {
    this.room = room;
    this.events = events;
    this.random = random;
    this.presence = new Presence(who.device, who.session, who.ask);
    this.confirm = new Confirm({
      others: () => this.presence.sessions(),
      say: () => this.#toAll({ has: this.#digest, by: who.session }),
      repeat: (lacking) => this.#publish(lacking),
    }, random);
    this.slot = room.slot(who.device);
    this.topic = `kairo/${room.name}`;
    const will = () => /** @type {Uint8Array} */ (this.#sealed({ here: this.presence.will() }));
    for (const make of channels) {
      /** @type {Entry} */
      const entry = { channel: make({ topic: this.topic, slot: this.slot, will }, {
        received: (slot, sealed) => this.#receive(entry, slot, sealed),
        state: (state, why) => this.#channelIs(entry, state, why),
      }), state: 'opening', sent: '', has: '', got: '', heard: false };
      this.#channels.push(entry);
    }
    for (const { channel } of this.#channels) channel.open();
  }

  // The newest state of this device. `acted`: somebody has done something here; otherwise it follows from what was received.
  /** @param {string} text @param {boolean} acted */
  knows(text, acted) {
    const isNews = text !== this.#mine;
    if (isNews) {
      this.#mine = text;
      this.#digest = digestOf(text);
      this.#answers = 0;
      for (const entry of this.#channels) if (entry.got === this.#digest) entry.sent = entry.has = this.#digest;
      this.confirm.changed(this.#digest);
    }
    if (acted && isNews) this.#publishSoon(0);
    else this.#answer();
  }

  wake() {
    for (const { channel } of this.#channels) channel.wake();
  }

  // Shows a sign to those who are there.
  /** @param {string} sign */
  sign(sign) {
    this.#toAll({ here: this.presence.announcement({ sign }) });
  }

  close() {
    this.#dropDue();
    clearTimeout(this.#announcing);
    this.confirm.end();
    this.#toAll({ here: this.presence.announcement({ gone: true }) });
    for (const { channel } of this.#channels) channel.close();
  }

  /** @type {string | null} */
  #heard = null;  // the digest of the state that was received last and has not been compared with this device's yet

  #answer() {
    const heard = this.#heard;
    this.#heard = null;
    if (heard !== null && heard !== this.#digest) {
      this.#publishSoon(this.#wait() * 2 ** this.#answers);
      this.#answers = Math.min(this.#answers + 1, mostDoublings);
    } else if (this.#isLackedBySome()) {
      this.#publishSoon(this.#wait(), false);
    }
  }

  // Whether a channel at which somebody may be has not carried the newest state yet.
  #isLackedBySome() {
    return this.#mine !== '' && this.#channels.some(({ channel, state, sent, heard }) => state === 'open' && sent !== this.#digest && (heard || !channel.near));
  }

  #wait() {
    return shortestWait + this.random() * (longestWait - shortestWait);
  }

  // `everywhere`: also to channels that have carried it already.
  /** @param {number} wait */
  #publishSoon(wait, everywhere = true) {
    this.#dueEverywhere ||= everywhere;
    const now = performance.now();
    const at = Math.max(now + wait, this.#last + fastest);
    if (at >= this.#dueAt) return;
    clearTimeout(this.#due);
    this.#dueAt = at;
    this.#due = setTimeout(() => this.#publish(), at - now);
    this.#tellState();
  }

  #dropDue() {
    clearTimeout(this.#due);
    this.#dueAt = Infinity;
    this.#dueEverywhere = false;
  }

  /** @param {string[]} lacking sessions that are to say whether they have it */
  #publish(lacking = []) {
    const everywhere = this.#dueEverywhere || lacking.length > 0;
    this.#dropDue();
    if (!this.#mine || !this.#isOpen()) return this.#tellState();
    this.#last = performance.now();
    const digest = this.#digest;
    const sealed = this.#sealed({ state: this.#mine, by: this.presence.session, ...(lacking.length > 0 && { ask: lacking }) });
    if (!sealed) return this.events.tooLong();
    this.#note(this.slot, sealed, digest);
    for (const entry of this.#channels) {
      if (entry.state !== 'open' || (!everywhere && entry.sent === digest)) continue;
      entry.sent = digest;
      entry.channel.publish(sealed, () => this.#carried(entry, digest));
    }
    this.confirm.published();
    this.#tellState();
  }

  // The channel has taken this state.
  /** @param {Entry} entry @param {string} digest */
  #carried(entry, digest) {
    entry.sent = entry.has = digest;
    this.#tellState();
  }

  /** @param {object} content */
  #sealed(content) {
    return seal(this.room, `${this.topic}/${this.slot}`, JSON.stringify(content));
  }

  // Remembers a message and, if it is known already, the state that was in it; undefined otherwise.
  /** @param {string} slot @param {Uint8Array} sealed @param {string} digest */
  #note(slot, sealed, digest = '') {
    const hash = hashOf(slot, sealed);
    const known = this.#hashes.get(hash);
    if (known !== undefined && !digest) return known;
    this.#hashes.set(hash, digest);
    if (this.#hashes.size > mostHashes) this.#hashes.delete(/** @type {string} */ (this.#hashes.keys().next().value));
    return undefined;
  }

  /** @param {Entry} entry @param {string} slot @param {Uint8Array} sealed */
  #receive(entry, slot, sealed) {
    if (sealed.length > largestSealed || !this.#limits.allows(slot)) return;
    const known = this.#note(slot, sealed);
    if (known !== undefined) {
      if (known && known === this.#digest) this.#carried(entry, known);
      return;
    }
    const text = unseal(this.room, `${this.topic}/${slot}`, sealed);
    if (text === null) return;
    entry.heard = true;
    /** @type {{ state?: unknown, here?: unknown, has?: unknown, by?: unknown, ask?: unknown }} */
    let content;
    try {
      content = JSON.parse(text) ?? {};
    } catch {
      return;
    }
    const digest = typeof content.state === 'string' ? digestOf(content.state) : String(content.has ?? '');
    if (isWord(content.by) && digest) this.#hearOf(content.by, digest, Array.isArray(content.ask) && content.ask.includes(this.presence.session));
    if (typeof content.state === 'string') {
      this.#note(slot, sealed, digest);
      this.#hear(entry, content.state, digest);
    }
    const announcement = announcementIn(content.here);
    if (announcement) this.#meet(announcement);
  }

  // Somebody has this state. If the two have not met, because an announcement was lost, this device announces itself.
  /** @param {string} session @param {string} digest @param {boolean} asked */
  #hearOf(session, digest, asked) {
    if (session === this.presence.session) return;
    this.confirm.hear(session, digest, asked);
    if (this.presence.isHere(session) || this.#strangers.has(session) || this.#strangers.size >= mostStrangers) return;
    this.#strangers.add(session);
    this.#announceSoon();
  }

  /** @param {Entry} entry @param {string} state @param {string} digest */
  #hear(entry, state, digest) {
    entry.got = digest;
    if (digest !== this.#digest) {
      this.#heard = digest;
      return this.events.received(state);
    }
    // Somebody else has said it, so it need not be said again here.
    this.#carried(entry, digest);
    if (!this.#isLackedBySome()) this.#dropDue();
  }

  /** @param {import('./presence.mjs').Announcement} announcement */
  #meet(announcement) {
    const { changed, answer, sign } = this.presence.hear(announcement);
    if (changed) this.#tellPresent();
    if (sign) this.events.signed(announcement.device, sign);
    if (!answer) return;
    this.#announceSoon();
    // A newcomer knows what the relay has kept; a relay may have forgotten it.
    if (this.#mine) this.#publishSoon(this.#wait());
  }

  #announceSoon() {
    this.#announcing ??= setTimeout(() => {
      this.#announcing = undefined;
      this.#announce();
    }, this.#wait());
  }

  #announce() {
    this.#toAll({ here: this.presence.announcement() });
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
    return this.#mine !== '' && this.#far().every(({ has }) => has !== this.#digest);
  }

  /** @param {Entry} entry @param {ChannelState} state @param {string} [why] */
  #channelIs(entry, state, why) {
    const wasOpen = entry.state === 'open';
    entry.state = state;
    if (state === 'open' && !wasOpen) {
      this.#announce();
      if (this.#mine) this.#publishSoon(0);
    }
    if (state !== 'open' && wasOpen) this.#hasLost(entry);
    this.#tellState(why);
  }

  // Messages that were under way may have come to nobody, and goodbyes are missed while a line is broken. Devices that can be
  // reached on another channel answer there.
  /** @param {Entry} entry */
  #hasLost(entry) {
    entry.sent = entry.has = entry.got = '';
    this.#strangers.clear();
    if (!this.#far().some(({ state }) => state === 'open') && this.presence.forget()) this.#tellPresent();
    this.presence.rise();  // the relay says that this device is gone
    this.#announce();
  }

  #tellPresent() {
    this.events.present(this.presence.devices(), this.presence.returning(), this.presence.isTwice());
  }

  /** @param {string} [why] */
  #tellState(why) {
    const states = this.#far().map(({ state }) => state);
    const state = states.includes('open') ? 'open' : states.includes('opening') ? 'opening' : 'broken';
    const unsent = this.#isUnsent();
    const told = `${state} ${unsent}`;
    if (told === this.#told && !why) return;
    this.#told = told;
    this.events.state(state, unsent, why);
  }
}
