// Messages of a room can be read with its key, in the slot where they were said, and not otherwise; their size tells little.
import assert from 'node:assert/strict';
import test from 'node:test';

import { fromLetters, toLetters } from '../../shell/live/bytes.mjs';
import { largestSealed, newRoomKey, roomOf, seal, unseal } from '../../shell/live/seal.mjs';

const key = newRoomKey();
const room = roomOf(key);
const topic = `kairo/${room.name}/slot`;

test('whoever has the key reads what was sealed', () => {
  for (const text of ['', 'state', '魂'.repeat(400)])
    assert.equal(unseal(roomOf(key), topic, seal(room, topic, text)), text);
});

test('another room or another slot reads nothing, and so does damage', () => {
  const sealed = seal(room, topic, 'state');
  assert.equal(unseal(roomOf(newRoomKey()), topic, sealed), null);
  assert.equal(unseal(room, `${topic}2`, sealed), null);
  for (const place of [0, 30, sealed.length - 1]) {
    const damaged = sealed.slice();
    damaged[place] ^= 1;
    assert.equal(unseal(room, topic, damaged), null);
  }
  for (const bytes of [new Uint8Array(0), sealed.slice(0, 100), new Uint8Array(256)]) assert.equal(unseal(room, topic, bytes), null);
});

test('sizes are of a few steps, and what is larger than any message is neither sealed nor looked at', () => {
  for (const [length, size] of [[0, 256], [212, 256], [213, 512], [1000, 2048], [16_000, 16_384]])
    assert.equal(seal(room, topic, 'x'.repeat(length)).length, size, String(length));
  assert.equal(seal(room, topic, 'x'.repeat(largestSealed)), null);
  assert.equal(unseal(room, topic, new Uint8Array(largestSealed + 1)), null);
});

test('the same text is sealed differently each time', () =>
  assert.notDeepEqual(seal(room, topic, 'state'), seal(room, topic, 'state')));

test('a key is 16 bytes, and its room has neither the key nor the device in its name', () => {
  for (const wrong of ['', 'short', `${key}A`, 'ä'.repeat(22), '!'.repeat(22)]) assert.equal(roomOf(wrong), null, wrong);
  assert.ok(!room.name.includes(key) && room.name.length === 22);
  assert.notEqual(room.slot('one'), room.slot('two'));
  assert.notEqual(room.slot('one'), roomOf(newRoomKey()).slot('one'));
});

test('letters become the bytes that they were', () => {
  for (let length = 0; length < 6; ++length) {
    const bytes = Uint8Array.from({ length }, (_, i) => 250 + i);
    assert.deepEqual(fromLetters(toLetters(bytes)), bytes);
  }
  assert.equal(fromLetters('+/'), null);
});
