// The types of the page (shell/types/kairo.d.ts) promise elements by their ids: the HTML has them, and they are of that kind.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const shell = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../shell');
const html = ['', 'parts'].flatMap((folder) => fs.readdirSync(path.join(shell, folder)).map((file) => path.join(shell, folder, file)))
  .filter((file) => file.endsWith('.html')).map((file) => fs.readFileSync(file, 'utf8')).join('\n');
const [, promised] = /interface Elements \{\n([^}]*)\}/.exec(fs.readFileSync(path.join(shell, 'types/kairo.d.ts'), 'utf8')) ?? [];
const named = { Anchor: 'a' };  // the others are called as their tags

test('every element that the page finds by its id is in the HTML', () => {
  const elements = [...promised.matchAll(/^ *'?([\w-]+)'?: HTML(\w*)Element;$/gm)];
  assert.ok(elements.length > 40);
  for (const [, id, kind] of elements)
    assert.match(html, new RegExp(`<${kind === '' ? '\\w+' : named[kind] ?? kind.toLowerCase()}\\b[^>]* id="${id}"`), id);
});
