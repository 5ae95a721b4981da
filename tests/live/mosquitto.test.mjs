// Live tables over mosquitto, configured as docs/hosting.md says: MQTT 5, what relays may do to them, and lines that are idle.
import assert from 'node:assert/strict';
import http from 'node:http';
import test from 'node:test';

import { newRoomKey } from '../../shell/live/seal.mjs';
import { Device, agree, leaveAll, meet, until } from '../support/live_devices.mjs';
import { withstand } from '../support/live_scenarios.mjs';
import { startMosquitto, startNginxBefore } from '../support/mosquitto.mjs';
import { makeUnreliable } from '../support/unreliable_relay.mjs';

withstand(test, startMosquitto, { moves: 60 });

test('a proxy that closes lines which are idle for a minute closes none, and nothing else is said', async (t) => {
  const { url, close } = await startMosquitto();
  t.after(close);
  t.after(leaveAll);
  const relay = makeUnreliable(url, { idle: 60_000 });
  const server = http.createServer();
  relay.attach(server);
  t.after(() => {
    relay.close();
    server.close();
  });
  await new Promise((listening) => { server.listen(0, '127.0.0.1', listening); });
  const key = newRoomKey();
  const address = { url: `ws://127.0.0.1:${server.address().port}/` };
  const devices = Array.from({ length: 8 }, (_, i) => new Device(`d${i}`, key, [address]));
  await meet(devices);
  devices[0].act('move');
  await agree(devices, 1);
  const isQuiet = () => performance.now() - relay.sent.at(-1).at > 10_000;
  await until(isQuiet, 'all have confirmed it', 30_000);
  const said = relay.sent.length;
  await until(() => relay.pings >= 3 * devices.length, 'three pings of each', 150_000);
  assert.equal(relay.sent.length, said);
  assert.equal(relay.opened, devices.length);
});

test('devices meet by the path that nginx passes on as docs/hosting.md says', async (t) => {
  const mosquitto = await startMosquitto();
  t.after(mosquitto.close);
  const nginx = await startNginxBefore(mosquitto);
  t.after(nginx.close);
  t.after(leaveAll);
  const key = newRoomKey();
  const devices = ['one', 'two'].map((name) => new Device(name, key, [{ url: nginx.url }]));
  await meet(devices);
  devices[0].act('move');
  await agree(devices, 1);
});
