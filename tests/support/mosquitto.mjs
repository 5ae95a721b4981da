// mosquitto as docs/hosting.md configures it, at ports of its own. `cmake/setup-toolchain.sh servers` brings it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { answers, freePort, startProgram } from './program.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const toolchain = process.env.KAIRO_TOOLCHAIN ?? path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'kairo', 'toolchain');
const programs = [path.join(toolchain, 'servers/usr/sbin/mosquitto'), '/usr/sbin/mosquitto'];

export const mosquitto = programs.find((file) => fs.existsSync(file));

function settings(native, port) {
  const text = fs.readFileSync(path.join(here, '../../docs/hosting.md'), 'utf8');
  const block = /```mosquitto\n([^]*?)```/.exec(text)?.[1];
  if (!block) throw new Error('docs/hosting.md has no settings of mosquitto');
  return block.replace('listener 1883', `listener ${native}`).replace('listener 9001', `listener ${port}`);
}

// Resolves to { url, port, close }. With the `port` of one that has ended it is found again by those who knew that.
export async function startMosquitto({ port } = {}) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-mosquitto-'));
  const at = port ?? await freePort();
  const file = path.join(home, 'mosquitto.conf');
  fs.writeFileSync(file, settings(await freePort(), at));
  const { close } = await startProgram('mosquitto', [mosquitto ?? 'mosquitto', '-c', file], {
    isReady: () => answers(at), cure: 'cmake/setup-toolchain.sh servers installs it',
  });
  return { url: `ws://127.0.0.1:${at}/`, port: at, close: () => close().then(() => fs.rmSync(home, { recursive: true, force: true })) };
}
