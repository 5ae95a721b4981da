// Whole matches at live tables, each device answering only for its own seat, drawn by chance: with the relay of `make play` and with
// mosquitto, by night. By day live.spec.mjs plays one short match.
import http from 'node:http';

import { makeRelay, relayPath } from '../../cmake/relay.mjs';
import { serve } from '../../cmake/serve.mjs';
import { startMosquitto } from '../support/mosquitto.mjs';
import { makeUnreliable } from '../support/unreliable_relay.mjs';
import { siteWithRelay } from './lib/builds.mjs';
import { codeOf, moveIfAsked, openRoom } from './lib/live_table.mjs';
import { expect, test as base, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

async function startOwn() {
  const relay = await makeRelay();
  const server = http.createServer();
  relay.attach(server);
  await new Promise((listening) => { server.listen(0, '127.0.0.1', listening); });
  return {
    url: `ws://127.0.0.1:${server.address().port}${relayPath}`,
    close: async () => {
      server.close();
      await relay.close();
    },
  };
}

const starts = { 'the relay of make play': startOwn, mosquitto: startMosquitto };

const test = base.extend({
  // The page and a relay at one port: at(relay) resolves to { url, relay }.
  at: async ({}, use) => {
    const open = [];
    await use(async (name) => {
      const good = await starts[name]();
      const relay = makeUnreliable(good.url);
      const { url, close } = await serve(siteWithRelay('/relay'), { relay });
      open.push(relay, { close }, good);
      return { url, relay };
    });
    for (const { close } of open) await close();
  },
});
test.use(unpainted);

const sizes = ['360x640', '1280x800', '640x480'].map((size) => size.split('x').map(Number));
const languages = ['en-GB', 'ja-JP', 'en-GB'];

// Three people, each in a browser profile of their own, at the table of a match that has begun.
async function sitDown(sit, url, game) {
  const tables = [];
  let hash;
  for (const [seat, locale] of languages.entries()) {
    const [width, height] = sizes[seat];
    const table = await sit({ at: url, locale, viewport: { width, height }, ...(hash && { hash }) });
    tables.push(table);
    if (hash) {
      await table.toBeAt('lobby');
      await table.until(({ buttons }) => buttons.includes(`lobby.take.${seat}`), 'the seat is free');
      await table.press(`lobby.take.${seat}`);
    }
    hash ??= await openRoom(table, game, languages.length);
  }
  await tables[0].until(({ buttons }) => !buttons.some((id) => id.startsWith('lobby.take.')), 'all seats are taken');
  await tables[0].press('lobby.begin');
  for (const table of tables) await table.toBeAt('table');
  return tables;
}

// Until the match is over at all devices.
async function playToTheEnd(tables) {
  const choose = dice(5);
  await expect.poll(async () => {
    for (const table of tables) {
      expect(await table.screen(), 'nobody hands a device over').not.toBe('handover');
      if (await table.screen() === 'table') await moveIfAsked(table, choose);
    }
    return Promise.all(tables.map((table) => table.screen()));
  }, { message: 'the match is played to its end', timeout: 800_000, intervals: [20] }).toEqual(tables.map(() => 'end'));
  const codes = [];
  for (const table of tables) codes.push(await codeOf(table));
  expect(new Set(codes).size, 'all hold the same match').toBe(1);
}

for (const relay of Object.keys(starts))
  for (const game of ['haratama', 'galleria', 'wicked', 'ruin'])
    test(`three people play ${game} live over ${relay} @nightly`, async ({ sit, at }) => {
      const { url, relay: { sent } } = await at(relay);
      await playToTheEnd(await sitDown(sit, url, game));
      const sorted = sent.map(({ size }) => size).sort((a, b) => a - b);
      console.log(`${game}: ${sent.length} messages, nine of ten of at most ${sorted[Math.floor(0.9 * sorted.length)]} bytes, the largest ${sorted.at(-1)}`);
      expect(sorted.filter((size) => Math.log2(size) % 1 !== 0), 'sizes are of a few steps').toEqual([]);
    });
