// The line between a frame and the page around it: messages.schema.json lists what is said. Both ends check the other's
// window, its origin, the channel and the shape of what comes; strangers get no answer.
const version = 1;

export function newChannel() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// What came over the line, or null. `from` and `origin` are who may speak.
function spokenBy({ source, origin: speaker, data }, from, origin, channel) {
  const ours = source === from && speaker === origin && typeof data === 'object' && data !== null && data.channel === channel;
  return ours ? data : null;
}

export class Line {
  #hear;

  // `other` is the other end's window, `origin` where it lives: 'null' for a sandbox of its own. `understands` tells
  // whether a message is one of those that this end hears.
  constructor({ other, origin, channel, understands }) {
    Object.assign(this, { other, origin, channel, understands });
    // A sandbox of its own has no address to send to; what it is told is no secret.
    this.target = origin === 'null' ? '*' : origin;
  }

  say(name, said = {}) {
    this.other.postMessage({ kairo: version, channel: this.channel, name, ...said }, this.target);
  }

  // `take` is called with each message that is understood, `refuse` with why another one was not.
  listen(take, refuse = () => {}) {
    this.#hear = (event) => {
      const message = spokenBy(event, this.other, this.origin, this.channel);
      if (!message) return;
      if (message.kairo !== version) refuse('version');
      else if (!this.understands(message)) refuse('message');
      else take(message);
    };
    window.addEventListener('message', this.#hear);
  }

  close() {
    window.removeEventListener('message', this.#hear);
  }
}
