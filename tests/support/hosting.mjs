// The settings that docs/hosting.md has for programs, and where those programs are that `cmake/setup-toolchain.sh servers` brings.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const page = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../docs/hosting.md');
const toolchain = process.env.KAIRO_TOOLCHAIN ?? path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'kairo', 'toolchain');
export const unpacked = path.join(toolchain, 'servers');

// The block of code that is marked with this word.
export function adviceOn(word) {
  const block = new RegExp(`^\`\`\`${word}\\n([^]*?)^\`\`\``, 'm').exec(fs.readFileSync(page, 'utf8'))?.[1];
  if (!block) throw new Error(`docs/hosting.md has no settings that are marked with ${word}`);
  return block;
}

// The program of Debian's package, or the name by which the system may find it.
export function serverProgram(name) {
  const places = [path.join(unpacked, 'usr/sbin', name), path.join('/usr/sbin', name)];
  return places.find((file) => fs.existsSync(file)) ?? name;
}

export const cure = 'cmake/setup-toolchain.sh servers installs it';
