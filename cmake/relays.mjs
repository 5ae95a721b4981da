// The relays of live tables that a build names: the environment variable KAIRO_RELAY has their addresses, divided by blanks, each
// `wss://broker.example/mqtt`, perhaps with user and password, which are public then, or a path of the site itself. Without it
// the page asks nobody anything.

// The same without superfluous blanks. Ends the build with a sentence if one of them is no such address.
/** @param {string} text */
export function relaysOf(text) {
  const relays = text.split(/\s+/).filter(Boolean);
  for (const relay of relays)
    if (!relay.startsWith('/') && !/^wss?:\/\//.test(relay)) throw new Error(`KAIRO_RELAY: ${relay} is no address of a relay, such as wss://broker.example/mqtt`);
  return relays.join(' ');
}

// Their sources in a content security policy, each after a blank.
/** @param {string} relays */
export const relaySources = (relays) =>
  [...new Set(relays.split(' ').filter((relay) => /^wss?:/.test(relay)).map((relay) => new URL(relay)).map(({ protocol, host }) => `${protocol}//${host}`))]
    .map((source) => ` ${source}`).join('');
