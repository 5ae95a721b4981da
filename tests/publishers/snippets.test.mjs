// Checks what publish.html gives for MDX, and the types, by the tools that publishers use.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { compile } from '@mdx-js/mdx';

import { Snippets } from '../../shell/publish/snippets.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const facts = { site: 'https://example.org/kairo/', title: 'In the Ruin', pictureLanguage: 'en', permissions: 'fullscreen', integrity: 'sha384-x' };

test('MDX takes the snippets between its paragraphs', async () => {
  for (const place of ['jsx', 'site'])
    for (const kind of ['poster', 'frame'])
      for (const size of ['', '720x480']) {
        if (place === 'site' && size) continue;  // `style` is a text there
        const { snippet } = new Snippets({ game: 'ruin', place, kind, lang: 'ja', theme: 'dark', size, version: 'pinned', link: '' }, facts).all;
        const code = String(await compile(`# A game\n\nBefore it.\n\n${snippet}\n\nAfter it.\n`));
        assert.match(code, kind === 'poster' ? /kairo-game/ : /iframe/);
      }
});

// The complaints of TypeScript about a file with this text.
function complaints(code) {
  const folder = fs.mkdtempSync(path.join(here, 'types-'));
  try {
    fs.writeFileSync(path.join(folder, 'page.tsx'), code);
    const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--target', 'es2022', '--lib', 'es2022,dom', '--moduleResolution', 'bundler', '--module', 'es2022', '--types', 'react'];
    execFileSync(path.join(here, 'node_modules/.bin/tsc'), [...options, path.join(folder, 'page.tsx')], { cwd: here, stdio: ['ignore', 'pipe', 'pipe'] });
    return '';
  } catch (error) {
    return String(error.stdout);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const head = `import type { KairoElements } from '../../../shell/kairo-embed';
declare module 'react' { namespace JSX { interface IntrinsicElements extends KairoElements {} } }
`;

test('the types know attributes, methods and events, in JSX as well', () => {
  assert.equal(complaints(`${head}
    const game = document.querySelector('kairo-game')!;
    game.start({ seats: [{ kind: 'person' }, { kind: 'bot', level: 'master' }] });
    game.addEventListener('kairo-ended', ({ detail }) => detail.scores.map((score) => score + 1));
    game.addEventListener('kairo-joined', ({ detail }) => detail.devices + 1);
    export const page = <kairo-game game="ruin" live lang={undefined} theme="dark" onkairo-started={({ detail }) => detail.players[0].name?.length}><a href="x">x</a></kairo-game>;
  `), '');
  for (const wrong of ["game.start({ seats: [{ kind: 'robot' }] })", 'game.stop()', "game.addEventListener('kairo-ended', ({ detail }) => detail.score)"])
    assert.match(complaints(`${head} const game = document.querySelector('kairo-game')!; ${wrong};`), /error TS/, wrong);
  assert.match(complaints(`${head} export const page = <kairo-game theme="blue" />;`), /error TS/);
  assert.match(complaints(`${head} export const page = <kairo-game live="never" />;`), /error TS/);
});
