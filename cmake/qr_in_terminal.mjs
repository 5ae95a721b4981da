// Draws a text as a QR code of blocks, two rows of modules in each line. Dark on light, since not every camera reads the inverse.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const shell = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'shell', 'package.json');

/** @param {string} text @returns {Promise<string>} */
export async function qrInTerminal(text) {
  const { encodeQR } = await import(pathToFileURL(createRequire(shell).resolve('qr')).href);
  /** @type {boolean[][]} */
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: 2 });
  const lines = [];
  for (let y = 0; y < modules.length; y += 2)
    lines.push(modules[y].map((dark, x) => ' ▄▀█'[(dark ? 0 : 2) + (modules[y + 1]?.[x] ?? false ? 0 : 1)]).join(''));
  return `\x1b[97;40m${lines.join('\x1b[0m\n\x1b[97;40m')}\x1b[0m`;
}
