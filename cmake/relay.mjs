// A relay for live tables in the process and at the port that serve the page: MQTT 3.1.1 over WebSockets, in memory. Bounded,
// since anybody in the network can reach it: sizes, connections, topics, and what it keeps. It reads nothing of what it passes on.
import { Aedes } from 'aedes';
import { WebSocketServer, createWebSocketStream } from 'ws';

export const relayPath = '/relay';
const prefix = 'kairo/';
const largestPacket = 64 * 1024;
const mostConnections = 64;
const mostSubscriptions = 8;  // of a client

/** @typedef {import('aedes').Client} Client @typedef {import('aedes').AedesPublishPacket} Packet */

// Refuses what no table sends. Of the retained messages the latest are kept.
/** @param {Aedes} broker @param {number} mostKept */
function restrict(broker, mostKept) {
  /** @type {Set<string>} */
  const kept = new Set();
  /** @type {WeakMap<Client, number>} */
  const subscriptions = new WeakMap();
  broker.authorizePublish = (client, { topic, retain, payload }, done) => {
    if (!topic.startsWith(prefix)) return done(new Error('no such topic here'));
    if (retain) {
      kept.delete(topic);
      if (payload.length > 0) kept.add(topic);
    }
    done(null);
    const [oldest] = kept;
    if (kept.size <= mostKept) return;
    kept.delete(oldest);
    broker.publish({ cmd: 'publish', topic: oldest, payload: Buffer.alloc(0), qos: 0, retain: true, dup: false }, () => {});
  };
  broker.authorizeSubscribe = (client, subscription, done) => {
    const count = (subscriptions.get(client) ?? 0) + 1;
    subscriptions.set(client, count);
    const allowed = count <= mostSubscriptions && subscription.topic.startsWith(prefix) && !subscription.topic.includes('#');
    done(null, allowed ? subscription : null);
  };
}

// Resolves to { attach, close }: `attach` lets an HTTP server take connections at `relayPath`. `mostKept`: retained messages.
export async function makeRelay({ mostKept = 1000 } = {}) {
  const broker = await Aedes.createBroker({ maxTopicLevels: 4, drainTimeout: 30_000, connectTimeout: 10_000, queueLimit: 64 });
  restrict(broker, mostKept);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestPacket, handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false) });
  /** @param {import('node:http').Server} server */
  const attach = (server) => {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => {});  // it went away
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname !== relayPath || sockets.clients.size >= mostConnections) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
        return;
      }
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const stream = createWebSocketStream(webSocket);
        stream.on('error', () => {});  // too large, or gone: the socket is closed in either case
        broker.handle(stream, request);
      });
    });
  };
  return {
    attach,
    close: () => /** @type {Promise<void>} */ (new Promise((closed) => {
      for (const socket of sockets.clients) socket.terminate();
      broker.close(closed);
    })),
  };
}
