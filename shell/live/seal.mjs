// The room that a link invites to, and how what is said in it is sealed. A relay learns a random name, sealed bytes of a few
// sizes, times and addresses, and nothing of the match. `crypto.subtle` would not do: it is missing in pages from
// http://192.168.….
//
// A sealed message is 24 random bytes, then XChaCha20-Poly1305 of its text, whose length stands before it and zeros after it.
// The version and the topic are authenticated with it, so a relay cannot move a message to another slot or room.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { fromLetters, randomLetters, toLetters } from './bytes.mjs';

const version = 'kairo live 1';
const keyBytes = 16;
const nonceBytes = 24;
const tagBytes = 16;
const lengthBytes = 4;
const smallest = 256;
export const largestSealed = 32 * 1024;

/** @typedef {{ name: string, secret: Uint8Array, slot(device: string): string }} Room */

export const newRoomKey = () => randomLetters(keyBytes);

// The room of a key; null if that is none.
/** @param {string} letters @returns {Room | null} */
export function roomOf(letters) {
  const key = fromLetters(letters);
  if (key?.length !== keyBytes) return null;
  /** @param {string} what @param {number} length */
  const derive = (what, length) => hkdf(sha256, key, undefined, new TextEncoder().encode(`${version} ${what}`), length);
  return {
    name: toLetters(derive('topic', 16)),
    secret: derive('seal', 32),
    slot: (device) => toLetters(derive(`slot ${device}`, 9)),  // the same device in two rooms is two to a relay
  };
}

const padded = (/** @type {number} */ length) => {
  let size = smallest;
  while (size < length) size *= 2;
  return size;
};

const cipher = (/** @type {Room} */ room, /** @type {string} */ topic, /** @type {Uint8Array} */ nonce) =>
  xchacha20poly1305(room.secret, nonce, new TextEncoder().encode(`${version} ${topic}`));

// Null if the text is too long for any message.
/** @param {Room} room @param {string} topic @param {string} text */
export function seal(room, topic, text) {
  const content = new TextEncoder().encode(text);
  const size = padded(content.length + lengthBytes + nonceBytes + tagBytes);
  if (size > largestSealed) return null;
  const plain = new Uint8Array(size - nonceBytes - tagBytes);
  new DataView(plain.buffer).setUint32(0, content.length);
  plain.set(content, lengthBytes);
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = new Uint8Array(size);
  sealed.set(nonce);
  sealed.set(cipher(room, topic, nonce).encrypt(plain), nonceBytes);
  return sealed;
}

// Null if it was not sealed for this room and topic, or is too large to look at.
/** @param {Room} room @param {string} topic @param {Uint8Array} sealed */
export function unseal(room, topic, sealed) {
  if (sealed.length > largestSealed || sealed.length < nonceBytes + tagBytes + lengthBytes) return null;
  try {
    const plain = cipher(room, topic, sealed.subarray(0, nonceBytes)).decrypt(sealed.subarray(nonceBytes));
    const length = new DataView(plain.buffer, plain.byteOffset).getUint32(0);
    if (length > plain.length - lengthBytes) return null;
    return new TextDecoder('utf-8', { fatal: true }).decode(plain.subarray(lengthBytes, lengthBytes + length));
  } catch {
    return null;
  }
}

// A message by its content, to know it again before it is deciphered.
/** @param {string} topic @param {Uint8Array} sealed */
export const hashOf = (topic, sealed) => `${topic} ${toLetters(sha256(sealed).subarray(0, 12))}`;

// A state by its content.
/** @param {string} text */
export const digestOf = (text) => toLetters(sha256(new TextEncoder().encode(text)).subarray(0, 12));
