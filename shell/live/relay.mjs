// A relay as a channel: MQTT over WebSockets. Speaks MQTT 5 and, with a broker that refuses that, 3.1.1 from then on. Comes back
// by itself: after a pause that grows, with chance in it, until a line has held for a while; or at once when the page wakes.
import mqtt from 'mqtt';

import { randomLetters } from './bytes.mjs';

const keepalive = 40;  // s: many proxies close a line that is idle for 60
const opening = 8000;  // ms
const firstPause = 500;
const longestPause = 30_000;
const silence = 2000;  // ms after waking, within which a line that lives says something
const taking = 6000;  // ms within which a relay takes what is published
const holding = 10_000;  // ms after which a line is no longer one that the relay closes at once
const dayOrSo = 30 * 24 * 3600;  // s: what nobody reads any more may go
const largest = 40 * 1024;  // bytes of a packet
const refusedVersions = new Set([1, 0x84]);

/** @type {(address: import('./relay_address.mjs').RelayAddress, version: 4 | 5, will: { topic: string, payload: Uint8Array }) => import('mqtt').IClientOptions} */
const optionsFor = (address, version, will) => ({
  username: address.username,
  password: address.password,
  protocolVersion: version,
  clientId: `kairo-${randomLetters(9).replace(/[-_]/g, 'x')}`,  // of this page load: two of one name would end each other
  clean: true,
  keepalive,
  connectTimeout: opening,
  reconnectPeriod: 0,
  resubscribe: false,
  queueQoSZero: false,
  timerVariant: 'native',  // in a worker already, and a worker from a `blob:` is not allowed by the page's policy
  will: { topic: will.topic, payload: /** @type {any} */ (will.payload), qos: 0, retain: false },
  ...(version === 5 && { properties: { maximumPacketSize: largest, sessionExpiryInterval: 0 } }),
});

/** @typedef {import('./room.mjs').Channel} Channel */
/** @implements {Channel} */
export class Relay {
  /** @type {import('mqtt').MqttClient | null} */
  #client = null;
  /** @type {4 | 5} */
  #version = 5;
  #opened = Infinity;
  #pause = firstPause;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watch;
  #closed = false;
  #sinceLargePublish = 0;

  /**
   * @param {import('./relay_address.mjs').RelayAddress} address
   * @param {{ topic: string, slot: string, will: () => Uint8Array }} place @param {import('./room.mjs').ChannelEvents} events
   */
  constructor(address, place, events) {
    this.address = address;
    this.place = place;
    this.events = events;
    this.own = `${place.topic}/${place.slot}`;
  }

  open() {
    if (this.#closed || this.#client) return;
    clearTimeout(this.#retry);
    this.events.state('opening');
    const version = this.#version;
    let client;
    try {
      client = mqtt.connect(this.address.url, optionsFor(this.address, version, { topic: this.own, payload: this.place.will() }));
    } catch {
      return this.#lost('refused');
    }
    this.#client = client;
    this.#follow(client, version);
  }

  /** @param {Uint8Array} sealed @param {() => void} taken */
  publish(sealed, taken) {
    const client = this.#client;
    if (!client?.connected) return;
    if (sealed.length > 4000) this.#sinceLargePublish = performance.now();
    const properties = client.options.protocolVersion === 5 ? { properties: { messageExpiryInterval: dayOrSo } } : {};
    const late = setTimeout(() => this.#renew(client), taking);
    client.publish(this.own, /** @type {any} */ (sealed), { qos: 1, retain: true, ...properties }, (error) => {
      clearTimeout(late);
      if (!error && this.#client === client) taken();
    });
  }

  /** @param {Uint8Array} sealed */
  announce(sealed) {
    if (this.#client?.connected) this.#client.publish(this.own, /** @type {any} */ (sealed), { qos: 0 }, () => {});
  }

  // The page is awake again or has a network: what was a line before may be dead without anybody having said so.
  wake() {
    const client = this.#client;
    if (!client?.connected) {
      if (client) this.#drop(client);
      this.#pause = firstPause;
      return this.open();
    }
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#renew(client), silence);
    client.sendPing();
  }

  // Opens another line in place of one that is dead.
  /** @param {import('mqtt').MqttClient} client */
  #renew(client) {
    if (this.#client !== client) return;
    this.#drop(client);
    this.events.state('broken', 'closed');
    this.open();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#client?.end();  // what was sent before goes out first; the will is not used
    this.#client = null;
  }

  /** @param {import('mqtt').MqttClient} client @param {4 | 5} version */
  #follow(client, version) {
    const isCurrent = () => this.#client === client;
    let wasAnswered = false;
    client.on('packetreceive', () => {
      wasAnswered = true;
      clearTimeout(this.#watch);
    });
    client.on('error', (error) => {
      const { code } = /** @type {{ code?: unknown }} */ (error);
      if (!isCurrent()) return;
      const isOld = version === 5 && refusedVersions.has(Number(code));
      if (isOld) this.#version = 4;
      this.#drop(client);
      if (isOld) this.open();
      else this.#lost(code === 4 || code === 5 || code === 0x86 || code === 0x87 ? 'not allowed' : 'unreachable');
    });
    client.on('close', () => {
      if (!isCurrent()) return;
      // Some close a line in whose version they do not speak, without a word.
      if (!wasAnswered) this.#version = version === 5 ? 4 : 5;
      this.#drop(client);
      this.#lost(performance.now() - this.#sinceLargePublish < silence ? 'closed after sending' : 'closed');
    });
    client.on('message', (topic, payload) => {
      const slot = topic.slice(this.place.topic.length + 1);
      if (isCurrent() && topic.startsWith(`${this.place.topic}/`)) this.events.received(slot, payload);
    });
    client.on('connect', () => {
      const late = setTimeout(() => this.#renew(client), taking);
      client.subscribe(`${this.place.topic}/+`, { qos: 1, ...(version === 5 && { nl: true }) }, (error, granted) => {
        clearTimeout(late);
        if (!isCurrent()) return;
        if (error || granted?.some(({ qos }) => qos >= 128)) {
          this.#drop(client);
          return this.#lost('not allowed');
        }
        this.#opened = performance.now();
        this.events.state('open');
      });
    });
  }

  /** @param {import('mqtt').MqttClient} client */
  #drop(client) {
    if (this.#client === client) this.#client = null;
    clearTimeout(this.#watch);
    client.end(true);
  }

  /** @param {string} why */
  #lost(why) {
    if (this.#closed) return;
    this.events.state('broken', why);
    if (performance.now() - this.#opened > holding) this.#pause = firstPause;
    this.#opened = Infinity;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(2 * this.#pause, longestPause);
  }
}
