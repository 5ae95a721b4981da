import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import { Snippets, fragmentOf, places } from '../../shell/publish/snippets.mjs';

const esbuild = createRequire(new URL('../../shell/package.json', import.meta.url))('esbuild');

const wishes = { game: 'wicked', place: 'html', kind: 'poster', lang: '', theme: '', size: '', version: 'newest', link: '' };
const facts = { site: 'https://example.org/kairo/', title: 'The “Wicked” <Labyrinth>', pictureLanguage: 'en', permissions: 'fullscreen', integrity: 'sha384-x' };
const made = (changes) => new Snippets({ ...wishes, ...changes }, facts).all;

test('elements are closed as XHTML, MDX and Vue want it, and have no style that a page must allow', () => {
  for (const place of ['html', 'site', 'jsx'])
    for (const kind of ['poster', 'frame']) {
      const { snippet, head } = made({ place, kind });
      assert.doesNotMatch(snippet + head, /style/);
      assert.doesNotMatch(snippet, /<(img|br)[^>]*[^/]>/);
      assert.doesNotMatch(snippet + head, / async>/);
      assert.match(snippet, /^<div>/);
    }
});

test('a snippet for JSX is JSX, and the script stands apart wherever text may not hold one', () => {
  for (const kind of ['poster', 'frame'])
    for (const size of ['', '720x480']) {
      const { snippet, head } = made({ place: 'jsx', kind, size });
      esbuild.transformSync(`export const a = ${snippet};`, { loader: 'jsx' });
      assert.doesNotMatch(snippet, /<script| style="|frameborder/);
      assert.equal(head.includes('<script'), kind === 'poster');
    }
  assert.doesNotMatch(made({ place: 'site' }).snippet, /<script/);
  assert.match(made({ place: 'html' }).snippet, /<script/);
});

test('sizes are attributes; without one a frame is as wide as its column and high enough', () => {
  assert.match(made({ kind: 'frame' }).snippet, / width="100%" height="480" frameborder="0"><\/iframe><\/div>$/);
  assert.match(made({ kind: 'frame', size: '720x480' }).snippet, / width="720" height="480" frameborder="0" style="max-width:100%">/);
  assert.match(made({ size: '480x320' }).snippet, /<kairo-game game="wicked" width="480" height="320">/);
});

test('a game that somebody has slipped in breaks out of nothing', () => {
  const game = '"><script>hack()</script>';
  for (const place of Object.keys(places)) {
    for (const kind of ['poster', 'frame']) {
      const { snippet, head } = made({ place, kind, game });
      assert.doesNotMatch(snippet + head, /<script>hack/, place);
    }
  }
});

test('pictures with a link for places without HTML', () => {
  const page = 'https://example.org/kairo/wicked.html';
  const poster = 'https://example.org/kairo/posters/wicked-en.svg';
  const { title } = facts;
  assert.equal(made({ place: 'markdown' }).snippet, `[![${title}](${poster})](${page})`);
  assert.equal(made({ place: 'wiki' }).snippet, `[[${page}|{{${poster}|${title}}}]]`);
  assert.equal(made({ place: 'forum' }).snippet, `[url=${page}][img]${poster}[/img][/url]`);
  assert.equal(made({ place: 'address' }).snippet, page);
  assert.equal(made({ place: 'address', game: '' }).snippet, facts.site);
  assert.equal(made({ place: 'address', link: `${page}#m=1` }).snippet, `${facts.site}#m=1`);
});

test('a link to a match is in all that can carry it', () => {
  const link = 'Your turn at https://elsewhere.example/kairo/#m=abc&s=h and more';
  assert.equal(fragmentOf(link), '#m=abc&s=h');
  assert.equal(fragmentOf('none'), '');
  assert.match(made({ link }).snippet, /<kairo-game game="wicked" src="https:\/\/example.org\/kairo\/wicked.html#m=abc&#38;s=h">/);
  assert.match(made({ link, kind: 'frame' }).snippet, /embed.html\?game=wicked#m=abc&#38;s=h"/);
});
