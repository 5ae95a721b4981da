// The pages for engineers name files, headings and members that exist, so that a reader who follows them arrives.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const filesUnder = (folder) => fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
  const name = path.posix.join(folder, entry.name);
  if (entry.isDirectory()) return /^(build|node_modules|\.git)$/.test(entry.name) ? [] : filesUnder(name);
  return [name];
});
const files = filesUnder('');
const pages = files.filter((file) => /^([A-Z_]+|docs\/[\w-]+)\.md$/.test(file));
const textOf = (page) => fs.readFileSync(path.join(root, page), 'utf8').replace(/^```[^]*?^```$/gm, '');

const anchorOf = (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
const anchorsOf = (page) => [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));

// A path from the root, or the end of one, with or without the ending of the file's name.
const exists = (name) => files.some((file) => `/${file}`.includes(`/${name}/`) || `/${file}/`.endsWith(`/${name}/`) ||
  `/${file}`.replace(/\.\w+$/, '').endsWith(`/${name}`));
const elsewhere = /^(build|posters|games\/kairo|wicked\/table)/;
const isPath = (words) => /^[\w.-]+(\/[\w.-]+)+\/?$/.test(words) && !elsewhere.test(words);
const sources = files.filter((file) => /^(engine|web|shell)\/.*\.(h|mjs)$/.test(file)).map((file) => fs.readFileSync(path.join(root, file), 'utf8')).join('');

test('there are pages', () => assert.ok(pages.length > 8));

for (const page of pages) {
  test(`${page} links to pages and headings that exist`, () => {
    for (const [, target] of textOf(page).replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file, anchor] = target.split('#');
      const linked = file ? path.posix.join(path.posix.dirname(page), file) : page;
      assert.ok(files.includes(linked), `${page}: there is no ${linked}`);
      if (anchor) assert.ok(anchorsOf(linked).includes(anchor), `${page}: ${linked} has no heading #${anchor}`);
    }
  });

  test(`${page} names files and members that exist`, () => {
    const words = [...textOf(page).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
    assert.deepEqual(words.filter(isPath).filter((name) => !exists(name.replace(/\/$/, ''))), []);
    const members = words.filter((name) => /^[A-Z]\w*[a-z]\w*(::|\.)[a-z]\w+$/.test(name) && !files.includes(name)).map((name) => name.split(/::|\./)[1]);
    assert.deepEqual(members.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources)), []);
  });
}

test('pages that sources name exist', () => {
  const named = files.filter((file) => /\.(mjs|sh|cmake|h|cpp|yml|md)$/.test(file)).flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/\bdocs\/[\w-]+\.md|\bCONTRIBUTING\.md/g)].map(([page]) => page));
  assert.ok(named.length > 20);
  assert.deepEqual([...new Set(named)].filter((page) => !pages.includes(page)), []);
});
