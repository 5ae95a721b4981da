// A site whose live tables meet over a relay of this test's own, which can fail in every way of unreliable_relay.mjs and can be
// ended and started again.
import http from 'node:http';

import { makeRelay, relayPath } from '../../../cmake/relay.mjs';
import { serve } from '../../../cmake/serve.mjs';
import { startMosquitto } from '../../support/mosquitto.mjs';
import { makeUnreliable } from '../../support/unreliable_relay.mjs';
import { siteWithRelay } from './builds.mjs';
import { test as base } from './site.mjs';

async function startOwn({ port: wanted = 0 } = {}) {
  const relay = await makeRelay();
  const server = http.createServer();
  relay.attach(server);
  await new Promise((listening) => { server.listen(wanted, '127.0.0.1', listening); });
  const { port } = server.address();
  return {
    url: `ws://127.0.0.1:${port}${relayPath}`,
    port,
    close: async () => {
      server.close();
      await relay.close();
    },
  };
}

export const relays = { 'the relay of make play': startOwn, mosquitto: startMosquitto };

// As the fixture `site`: the page and the relay of `make play` at one port.
export const siteOfPlay = [async ({}, use) => {
  const relay = await makeRelay();
  const { url, close } = await serve(siteWithRelay('/relay'), { relay });
  await use(url);
  await close();
  await relay.close();
}, { scope: 'worker' }];

export const test = base.extend({
  // The page and a relay at one port: at(relay, faults) resolves to { url, relay, stop, goOn }; `stop` ends the relay, which
  // forgets everything, and `goOn` starts it again.
  at: async ({}, use) => {
    const open = [];
    await use(async (name = 'the relay of make play', faults = {}) => {
      let good = await relays[name]();
      const { port } = good;
      const relay = makeUnreliable(good.url, faults);
      const { url, close } = await serve(siteWithRelay('/relay'), { relay });
      const stop = async () => {
        await good?.close();
        good = null;
      };
      open.push(relay, { close }, { close: stop });
      return { url, relay, stop, goOn: async () => { good = await relays[name]({ port }); } };
    });
    for (const { close } of open) await close();
  },

  // Tables close before their relay does: else a browser complains that it is gone.
  sit: ({ at: {}, sit }, use) => use(sit),
});
