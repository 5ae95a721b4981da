// The offers of the installed app.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { shortcutsTo } from '../../cmake/manifest.mjs';
import { shareAction } from '../../shell/passed_text.mjs';

const manifest = JSON.parse(fs.readFileSync(new URL('../../shell/manifest.webmanifest', import.meta.url), 'utf8'));

test('each game has a shortcut to its page, under its name in each language', () => {
  const texts = { en: { 'ruin.name': 'In the Ruin' }, ja: { 'ruin.name': '遺跡' } };
  const icon = { src: 'icon.png' };
  assert.deepEqual(shortcutsTo(['ruin'], texts, icon),
    [{ name: 'In the Ruin', name_localized: { ja: '遺跡' }, url: './ruin.html', icons: [icon] }]);
});

test('a shared text goes where the service worker takes it, by no address that is logged', () => {
  assert.equal(manifest.share_target.action, `./${shareAction}`);
  assert.equal(manifest.share_target.method, 'POST');
});
