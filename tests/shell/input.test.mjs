// A turn of the wheel goes as far whatever the browser counts in.
import assert from 'node:assert/strict';
import test from 'node:test';

import { scrolledBy } from '../../shell/input.mjs';

test('the wheel is counted in pixels, lines or pages', () => {
  assert.equal(scrolledBy({ deltaY: 100, deltaMode: 0 }, 700), 100);
  assert.equal(scrolledBy({ deltaY: -3, deltaMode: 1 }, 700), -99);
  assert.equal(scrolledBy({ deltaY: 1, deltaMode: 2 }, 700), 700);
});
