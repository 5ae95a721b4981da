// The relay of `make play` passes on what live tables send, and nothing else: bounded in everything that somebody in the
// network could make grow.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import test, { after, before } from 'node:test';

import WebSocket from 'ws';

import { qrInTerminal } from '../../cmake/qr_in_terminal.mjs';
import { makeRelay, relayPath } from '../../cmake/relay.mjs';
import { serve } from '../../cmake/serve.mjs';

/** @type {typeof import('mqtt').default} */
const mqtt = createRequire(new URL('../../shell/package.json', import.meta.url))('mqtt');

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof makeRelay>>} */
let relay;
/** @type {import('../../cmake/serve.mjs').Served} */
let server;
/** @type {string} */
let address;

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-relay-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<p>');
  relay = await makeRelay({ mostKept: 20 });
  server = await serve(folder, { relay });
  address = `${server.url.replace('http', 'ws').replace('localhost', '127.0.0.1').slice(0, -1)}${relayPath}`;
});
after(async () => {
  await relay.close();
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

const connect = () => mqtt.connectAsync(address, { reconnectPeriod: 0 });
/** @param {import('mqtt').MqttClient} client @returns {Promise<[topic: string, text: string]>} */
const nextMessage = (client) => new Promise((done) => { client.once('message', (topic, payload) => done([topic, payload.toString()])); });
/** @param {import('mqtt').MqttClient} client */
const closing = (client) => new Promise((done) => { client.once('close', () => done('closed')); });

test('a device that comes later finds what another has left in its slot', async () => {
  const one = await connect();
  await one.publishAsync('kairo/room/one', 'state', { retain: true, qos: 1 });
  await one.endAsync();
  const other = await connect();
  const message = nextMessage(other);
  await other.subscribeAsync('kairo/room/+');
  assert.deepEqual(await message, ['kairo/room/one', 'state']);
  await other.endAsync();
});

test('other topics are refused', async () => {
  const one = await connect();
  const closed = closing(one);
  one.publish('home/door', 'open');
  assert.equal(await closed, 'closed');
  const other = await connect();
  for (const topic of ['#', 'kairo/#', '$SYS/+'])
    await assert.rejects(other.subscribeAsync(topic), topic);
  await other.endAsync(true);
});

test('a packet that is too large ends its connection, and nobody else\'s', async () => {
  const one = await connect();
  const other = await connect();
  await other.subscribeAsync('kairo/large/+');
  const closed = closing(one);
  one.publish('kairo/large/one', Buffer.alloc(100_000));
  assert.equal(await closed, 'closed');
  const message = nextMessage(other);
  await other.publishAsync('kairo/large/two', 'small');
  assert.deepEqual(await message, ['kairo/large/two', 'small']);
  await other.endAsync();
});

test('of retained messages only so many are kept, the latest', async () => {
  const one = await connect();
  for (let i = 0; i < 60; ++i) one.publish(`kairo/many/${i}`, 'x', { retain: true });
  await one.publishAsync('kairo/many/last', 'x', { retain: true, qos: 1 });
  const other = await connect();
  let found = 0;
  other.on('message', () => { found += 1; });
  await other.subscribeAsync('kairo/many/+', { qos: 1 });
  let before = -1;
  while (found !== before) {
    before = found;
    await new Promise((turn) => { setTimeout(turn, 300); });
  }
  assert.equal(found, 20);
  await one.endAsync();
  await other.endAsync();
});

test('so many are connected at most, and only at the path of the relay', async () => {
  /** @param {string} to */
  const opened = (to) => new Promise((done) => {
    const socket = new WebSocket(to, 'mqtt');
    socket.on('open', () => done(socket)).on('error', () => done(null));
  });
  assert.equal(await opened(address.replace(relayPath, '/other')), null);
  const sockets = [];
  for (let i = 0; i < 70; ++i) sockets.push(await opened(address));
  const open = sockets.filter((socket) => socket);
  assert.equal(open.length, 64);
  for (const socket of open) socket.terminate();
});

test('an address becomes a picture that a camera reads', async () => {
  const lines = (await qrInTerminal('http://192.168.1.20:8080/')).split('\n');
  assert.ok(lines.length >= 13 && lines.every((line) => line.includes('█')));
});
