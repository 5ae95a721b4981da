// Live tables over relays that are not what they should be, with the one of `make play` behind them; `make test-nightly` tries the
// same with mosquitto.
import http from 'node:http';
import test from 'node:test';

import { makeRelay, relayPath } from '../../cmake/relay.mjs';
import { withstand } from '../support/live_scenarios.mjs';

async function start({ port = 0 } = {}) {
  const relay = await makeRelay();
  const server = http.createServer();
  relay.attach(server);
  await new Promise((listening) => { server.listen(port, '127.0.0.1', listening); });
  const at = server.address().port;
  return {
    url: `ws://127.0.0.1:${at}${relayPath}`, port: at,
    close: async () => {
      server.close();
      await relay.close();
    },
  };
}

withstand(test, start, { moves: 8 });
