// The worker of a live table: its lines to the others, and the ciphers. A flood is read and refused here, not on the page; and
// timers of a worker do not sleep when the page is hidden.
//
//   to the worker     { join: { key, device, relays } } first; { state, acted }: the newest state of this device; { sign }: what its
//                     person shows; { wake: true }; { leave: true }
//   from the worker   { started: true } first; { received }: a state that somebody else knows; { present, returning,
//                     twice }: the devices that are there, those on their way back, and whether this one is there in another
//                     window, too; { signed: { device, sign } }: what somebody shows; { line, unsent, why }: opening, open or broken;
//                     { tooLong: true }: the state is too long for any relay; { refused: true }: that is no key
import { randomLetters } from './bytes.mjs';
import { Relay } from './relay.mjs';
import { LiveRoom } from './room.mjs';
import { roomOf } from './seal.mjs';
import { tabChannel } from './tab.mjs';

/** @typedef {{ key: string, device: string, relays: import('./relay_address.mjs').RelayAddress[] }} Join */

/** @param {Join} join @param {(message: object) => void} post */
export function joinRoom({ key, device, relays }, post) {
  const room = roomOf(key);
  if (!room) {
    post({ refused: true });
    return null;
  }
  const who = { device, session: randomLetters(9), ask: randomLetters(9) };
  /** @type {import('./room.mjs').Ways['channels']} */
  const channels = [];
  if (typeof BroadcastChannel === 'function') channels.push(tabChannel);
  // All at once, not in turn: devices of one room that hold on to different relays would not meet.
  for (const relay of relays) channels.push((place, events) => new Relay(relay, place, events));
  return new LiveRoom(room, who, channels, {
    received: (received) => post({ received }),
    present: (present, returning, twice) => post({ present, returning, twice }),
    signed: (device, sign) => post({ signed: { device, sign } }),
    state: (line, unsent, why) => post({ line, unsent, ...(why && { why }) }),
    tooLong: () => post({ tooLong: true }),
  });
}

// Takes the messages to the worker; `post` gets those from it.
/** @param {(message: object) => void} post */
export function startHere(post) {
  /** @type {LiveRoom | null} */
  let room = null;
  /** @param {{ join?: Join, wake?: true, leave?: true, sign?: string, state?: string, acted?: boolean }} message */
  return ({ join, wake, leave, sign, state = '', acted = false }) => {
    if (join) room = joinRoom(join, post);
    else if (wake) room?.wake();
    else if (leave) room?.close();
    else if (sign) room?.sign(sign);
    else room?.knows(state, acted);
  };
}

if (typeof WorkerGlobalScope === 'function' && self instanceof WorkerGlobalScope) {
  const take = startHere((message) => self.postMessage(message));
  self.onmessage = ({ data }) => take(data);
  self.postMessage({ started: true });
}
