// The windows of one browser as a channel. Keeps nothing.

/** @param {{ topic: string, slot: string }} place @param {import('./room.mjs').ChannelEvents} events @returns {import('./room.mjs').Channel} */
export function tabChannel({ topic, slot }, events) {
  /** @type {BroadcastChannel | null} */
  let channel = null;
  const send = (/** @type {Uint8Array} */ sealed) => channel?.postMessage({ slot, sealed });
  return {
    near: true,
    open() {
      channel = new BroadcastChannel(topic);
      channel.onmessage = ({ data }) => {
        if (typeof data?.slot === 'string' && data.sealed instanceof Uint8Array) events.received(data.slot, data.sealed);
      };
      events.state('open');
    },
    close() {
      channel?.close();
      channel = null;
    },
    publish(sealed, taken) {
      send(sealed);
      taken();
    },
    announce: send,
    wake() {},
  };
}
