// The result of a write is a number between page and canvas.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { written } from '../../shell/saves.mjs';

test('the page names what a write has come to as the canvas does', () => {
  const [, values] = /enum class WriteResult : std::uint8_t \{([^}]*)\}/.exec(fs.readFileSync('web/host/host.h', 'utf8')) ?? [];
  assert.deepEqual(Object.entries(written), [...values.matchAll(/^ *(\w+),/gm)].map(([, name], number) => [name, number]));
});
