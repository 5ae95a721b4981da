// A build names the relays that its page may ask, and no others.
import assert from 'node:assert/strict';
import test from 'node:test';

import { relaySources, relaysOf } from '../../cmake/relays.mjs';

test('without relays the page may ask nobody', () => {
  assert.equal(relaysOf(''), '');
  assert.equal(relaySources(''), '');
});

test('each relay may be asked, once, without its user and path; one of the site itself needs no source', () => {
  const relays = relaysOf(' /relay wss://name:word@a.example:8884/mqtt\n wss://b.example/mqtt wss://b.example/other ');
  assert.equal(relays, '/relay wss://name:word@a.example:8884/mqtt wss://b.example/mqtt wss://b.example/other');
  assert.equal(relaySources(relays), ' wss://a.example:8884 wss://b.example');
});

test('what is no address of a relay is told when the page is built', () =>
  assert.throws(() => relaysOf('broker.example'), /KAIRO_RELAY/));
