// mosquitto as docs/hosting.md configures it, at ports of its own; and nginx before it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { adviceOn, cure, serverProgram } from './hosting.mjs';
import { answers, freePort, startProgram } from './program.mjs';

// Starts the program with a file of settings, `settings(home)`, in a folder of its own, and waits until it answers at the port.
// Resolves to what ends it.
async function start(name, port, settings) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), `kairo-${name}-`));
  const file = path.join(home, `${name}.conf`);
  fs.writeFileSync(file, settings(home));
  const { close } = await startProgram(name, [serverProgram(name), '-c', file], { isReady: () => answers(port), cure });
  return () => close().then(() => fs.rmSync(home, { recursive: true, force: true }));
}

// Resolves to { url, port, close }. With the `port` of one that has ended it is found again by those who knew that.
export async function startMosquitto({ port } = {}) {
  const at = port ?? await freePort();
  const native = await freePort();
  const text = adviceOn('mosquitto').replace('listener 1883', `listener ${native}`).replace('listener 9001', `listener ${at}`);
  return { url: `ws://127.0.0.1:${at}/`, port: at, close: await start('mosquitto', at, () => text) };
}

const nginxAround = (block, home, port) => `daemon off; worker_processes 1; pid ${home}/pid; error_log stderr; user root;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ')}
  server { listen 127.0.0.1:${port};
${block}  }
}`;

// nginx, which passes the path of the relay on to the one at `port`. Resolves to { url, close }.
export async function startNginxBefore({ port }) {
  const at = await freePort();
  const block = adviceOn('nginx-relay').replace('127.0.0.1:9001', `127.0.0.1:${port}`);
  return { url: `ws://127.0.0.1:${at}/relay`, close: await start('nginx', at, (home) => nginxAround(block, home, at)) };
}
