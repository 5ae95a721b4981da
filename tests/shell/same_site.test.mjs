// A frame may say that matches are saved for the outer page only if that is certain.
import assert from 'node:assert/strict';
import test from 'node:test';

import { mayShareSite } from '../../shell/same_site.mjs';

test('hosts with the same last two labels may belong to one site', () => {
  for (const [one, other] of [
    ['https://www.example.org', 'https://kairo.example.org'],
    ['https://example.org', 'https://games.example.org:8443'],
    ['http://localhost:1', 'http://a.localhost:2'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:2'],
  ]) assert.equal(mayShareSite(one, other), true, `${one} ${other}`);
});

test('other hosts do not', () => {
  for (const [one, other] of [
    ['https://example.org', 'https://example.com'],
    ['http://www.example.org', 'https://kairo.example.org'],
    ['http://127.0.0.1', 'http://128.0.0.1'],
    ['https://example.org', 'https://notexample.org'],
  ]) assert.equal(mayShareSite(one, other), false, `${one} ${other}`);
});

test('an origin that tells nothing of itself, as of a local file, may belong to any site', () => {
  assert.equal(mayShareSite('null', 'https://example.org'), true);
  assert.equal(mayShareSite('https://example.org', 'null'), true);
});
