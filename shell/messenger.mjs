// Exchanges messages between a frame and the page around it; messages.schema.json defines them. Each end checks the
// sender's window and origin, the channel and the message's shape, and ignores everything else.
const version = 1;

export function newChannel() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @typedef {{ kairo: number, channel: string, name: string, [member: string]: any }} Message */

export class Messenger {
  /** @type {((event: MessageEvent) => void) | undefined} */
  #listener;

  // `peer` is the other end's window. `origin` is its origin, or 'null' for a sandbox without one. `accepts` tells
  // whether a message is valid for this end.
  /** @param {{ peer: Window, origin: string, channel: string, accepts: (message: unknown) => boolean }} ends */
  constructor({ peer, origin, channel, accepts }) {
    this.peer = peer;
    this.origin = origin;
    this.channel = channel;
    this.accepts = accepts;
    // A sandbox without an origin can be sent to only by '*'; no message to it is secret.
    this.target = origin === 'null' ? '*' : origin;
  }

  /** @param {string} name @param {object} content */
  send(name, content = {}) {
    this.peer.postMessage({ kairo: version, channel: this.channel, name, ...content }, this.target);
  }

  // Calls `onMessage` with each valid message, and `onError` with the error code of each invalid one.
  /** @param {(message: Message) => void} onMessage @param {(code: string) => void} onError */
  listen(onMessage, onError = () => {}) {
    this.#listener = ({ source, origin, data }) => {
      if (source !== this.peer || origin !== this.origin || data?.channel !== this.channel) return;
      if (data.kairo !== version) onError('version');
      else if (!this.accepts(data)) onError('message');
      else onMessage(data);
    };
    window.addEventListener('message', /** @type {(event: MessageEvent) => void} */ (this.#listener));
  }

  close() {
    window.removeEventListener('message', /** @type {(event: MessageEvent) => void} */ (this.#listener));
  }
}
