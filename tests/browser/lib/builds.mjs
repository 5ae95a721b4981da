// Other builds of the site than build/dist, put together by the build's own step, and a host that one after another is
// deployed to: what is no longer part of the site is gone from it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { languages } from '../../../cmake/languages.mjs';
import { serve } from '../../../cmake/serve.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const built = process.env.KAIRO_BUILD ?? path.join(root, 'build/wasm-release');
export const dist = process.env.KAIRO_DIST ?? path.join(root, 'build/dist');

const temporary = (what) => fs.mkdtempSync(path.join(os.tmpdir(), `kairo-${what}-`));
const idFile = path.join('generated', 'build_id.txt');
export const buildId = fs.readFileSync(path.join(built, idFile), 'utf8');
export const otherId = [...buildId].reverse().join('') === buildId ? '0123456789ab' : [...buildId].reverse().join('');

// A site of the build `otherId`; unless `whole`, with the canvas of this one. Returns its folder, which is made once and
// goes with the process.
export function otherSite({ whole = true } = {}) {
  if (!made.has(whole)) made.set(whole, putTogether(whole));
  return made.get(whole);
}

const made = new Map();

function putTogether(whole) {
  const folder = temporary('build');
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  for (const part of ['page', 'generated/fonts', 'generated/texts.mjs', 'generated/publish_texts.mjs', ...languages.flatMap((language) => [`generated/texts-${language}.txt`, `generated/help-${language}.txt`]), 'generated/lessons', 'generated/licences.txt'])
    fs.cpSync(path.join(built, part), path.join(folder, part), { recursive: true });
  fs.writeFileSync(path.join(folder, idFile), otherId);
  if (whole) {
    const wasm = path.join(folder, 'page', 'kairo.wasm');
    const parts = fs.readFileSync(wasm, 'latin1').split(buildId);
    if (parts.length !== 2) throw new Error(`kairo.wasm names its build ${parts.length - 1} times`);
    fs.writeFileSync(wasm, parts.join(otherId), 'latin1');
  }
  const site = path.join(folder, 'site');
  execFileSync(process.execPath, [path.join(root, 'cmake/dist.mjs'), folder, site, '--debug'], { stdio: 'pipe' });
  return site;
}

// A site of this build whose live tables meet over the relay at this address. Returns its folder, which is made once and goes with
// the process.
export function siteWithRelay(address) {
  if (!sitesWithRelay.has(address)) sitesWithRelay.set(address, putRelayInto(address));
  return sitesWithRelay.get(address);
}

const sitesWithRelay = new Map();

function putRelayInto(address) {
  const folder = temporary('relay');
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const site = path.join(folder, 'site');
  execFileSync(process.execPath, [path.join(root, 'cmake/dist.mjs'), built, site, '--debug'], { stdio: 'pipe', env: { ...process.env, KAIRO_RELAY: address } });
  return site;
}

// Serves sites from a sub-folder, as many hosts do: { url, deploy, damage, put, close }.
export async function openHost() {
  const folder = temporary('host');
  const home = path.join(folder, 'games', 'kairo');
  const { url, close } = await serve(folder);
  return {
    url: `${url}games/kairo/`,
    deploy(site) {
      fs.rmSync(home, { recursive: true, force: true });
      fs.cpSync(site, home, { recursive: true });
    },
    // Cuts a file short, compressed copies included; returns what heals it.
    damage(name) {
      const copies = ['', '.br', '.gz'].map((ending) => path.join(home, name + ending)).filter((file) => fs.existsSync(file));
      const whole = copies.map((file) => fs.readFileSync(file));
      copies.forEach((file, i) => fs.writeFileSync(file, whole[i].subarray(0, whole[i].length / 2)));
      return () => copies.forEach((file, i) => fs.writeFileSync(file, whole[i]));
    },
    // Rewrites a file as something between host and reader does; it is then no longer compressed beforehand.
    change(name, how) {
      for (const ending of ['.br', '.gz']) fs.rmSync(path.join(home, name + ending), { force: true });
      fs.writeFileSync(path.join(home, name), how(fs.readFileSync(path.join(home, name), 'utf8')));
    },
    names: () => fs.readdirSync(home),
    put: (name, content) => fs.writeFileSync(path.join(home, name), content),
    async close() {
      await close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
