// A relay that is not what it should be: it passes on to a good one, and on the way back it loses, repeats, delays and so
// reorders what is published; it closes lines that are idle or carry large packets, or holds them without passing anything on.
import mqttPacket from 'mqtt-packet';
import WebSocket, { WebSocketServer } from 'ws';

/**
 * @typedef {object} Faults  each may be changed while lines are open
 * @property {number} [lose] of one
 * @property {number} [repeat] of one
 * @property {number} [delay] at most, in ms
 * @property {number} [idle] ms after which a line is closed over which nothing comes
 * @property {number} [largest] bytes of a packet
 * @property {(packet: object) => object[]} [change] what arrives in place of a packet that is published
 */

/** @typedef {{ near: WebSocket, far: WebSocket, isHeld: boolean }} Line */

// Resolves to { attach, faults, lines, opened, pings, sent, cut, hold, close } for a relay at `upstream`. `attach` as of
// cmake/relay.mjs; `sent`: the packets that clients have published, with their sizes and times; `opened`, `pings`: how many.
/** @param {string} upstream @param {Faults} faults @param {() => number} random */
export function makeUnreliable(upstream, faults = {}, random = Math.random) {
  const relay = { faults, opened: 0, pings: 0, sent: [], lines: new Set() };
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'mqtt' });

  function follow(near) {
    relay.opened += 1;
    const line = { near, far: new WebSocket(upstream, 'mqtt'), isHeld: false };
    const { far } = line;
    relay.lines.add(line);
    let idle;
    const stir = () => {
      clearTimeout(idle);
      if (faults.idle) idle = setTimeout(() => near.terminate(), faults.idle);
    };
    stir();
    const end = () => {
      clearTimeout(idle);
      relay.lines.delete(line);
      near.terminate();
      far.terminate();
    };
    for (const socket of [near, far]) socket.on('close', end).on('error', end);

    const early = [];
    far.on('open', () => { for (const bytes of early.splice(0)) far.send(bytes); });
    let options = { protocolVersion: 4 };
    const toClient = mqttPacket.parser(options);
    const fromClient = mqttPacket.parser(options);
    fromClient.on('packet', (packet) => {
      if (packet.cmd === 'connect') options = { protocolVersion: packet.protocolVersion };
      if (packet.cmd === 'pingreq') relay.pings += 1;
      if (packet.cmd === 'publish') relay.sent.push({ at: performance.now(), size: packet.payload.length, topic: packet.topic, retain: packet.retain, payload: packet.payload });
      if (packet.cmd === 'publish' && packet.payload.length > (faults.largest ?? Infinity)) near.terminate();
    }).on('error', end);
    near.on('message', (bytes) => {
      if (line.isHeld) return;
      stir();
      fromClient.parse(bytes);
      if (far.readyState === WebSocket.OPEN) far.send(bytes);
      else early.push(bytes);
    });
    const pass = (packet) => { if (near.readyState === WebSocket.OPEN && !line.isHeld) near.send(mqttPacket.generate(packet, options)); };
    toClient.on('packet', (packet) => {
      if (packet.cmd !== 'publish') return pass(packet);
      if (packet.qos > 0) far.send(mqttPacket.generate({ cmd: 'puback', messageId: packet.messageId }, options));
      const once = { ...packet, qos: 0, messageId: undefined };
      for (const arrives of faults.change?.(once) ?? [once]) {
        if (random() < (faults.lose ?? 0)) continue;
        for (let copies = random() < (faults.repeat ?? 0) ? 2 : 1; copies > 0; --copies) {
          if (faults.delay) setTimeout(() => pass(arrives), random() * faults.delay);
          else pass(arrives);
        }
      }
    }).on('error', end);
    far.on('message', (bytes) => {
      stir();
      toClient.settings = options;
      toClient.parse(bytes);
    });
  }

  relay.attach = (server) => server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    sockets.handleUpgrade(request, socket, head, follow);
  });
  relay.cut = () => { for (const { near } of relay.lines) near.terminate(); };
  relay.hold = () => { for (const line of relay.lines) line.isHeld = true; };
  relay.close = () => {
    relay.cut();
    sockets.close();
  };
  return relay;
}
