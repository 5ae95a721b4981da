// The keys and launches that the page takes as its own, and those that it leaves alone.
import assert from 'node:assert/strict';
import test from 'node:test';

import { isUndo } from '../../shell/page/undo_key.mjs';

globalThis.location = { href: 'https://example.org/kairo/' };
const { wishOf } = await import('../../shell/page/launches.mjs');

test('Ctrl+Z and Cmd+Z take back on every keyboard; what resembles them does not', () => {
  const key = (more) => isUndo({ key: 'z', code: 'KeyZ', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, repeat: false, isComposing: false, ...more });
  const ctrlKey = true;
  assert.ok(key({ ctrlKey }));
  assert.ok(key({ metaKey: true }));
  assert.ok(key({ ctrlKey, key: 'Z' }), 'with Caps Lock');
  assert.ok(key({ ctrlKey, code: 'KeyY' }), 'a German keyboard');
  assert.ok(key({ ctrlKey, key: 'я' }), 'a Russian keyboard');
  for (const other of [{}, { ctrlKey, metaKey: true }, { ctrlKey, shiftKey: true }, { ctrlKey, altKey: true }, { ctrlKey, repeat: true },
    { ctrlKey, isComposing: true }, { ctrlKey, key: 'y' }, { ctrlKey, key: 'y', code: 'KeyZ' }]) assert.ok(!key(other), JSON.stringify(other));
});

test('a launch opens a link or a game, or nothing but the window', () => {
  const wish = (page) => wishOf(`https://example.org/kairo/${page}`, ['wicked', 'ruin']);
  assert.deepEqual(wish(''), {});
  assert.deepEqual(wish('ruin.html'), { game: 'ruin' });
  assert.deepEqual(wish('wicked'), { game: 'wicked' });
  assert.deepEqual(wish('wicked.html?lang=ja#m=abc'), { fragment: 'm=abc' });
  assert.deepEqual(wish('rules-wicked-en.html'), {});
  assert.deepEqual(wish('#'), {});
  assert.deepEqual(wish('ruin.html#:~:text=gem'), { game: 'ruin' });
});
