// The day in the names of files is the one on the wall, wherever that hangs.
import assert from 'node:assert/strict';
import test from 'node:test';

import { today } from '../../shell/today.mjs';

const half = Date.parse('2026-03-01T11:30:00Z');

for (const [zone, day] of [['Pacific/Kiritimati', '2026-03-02'], ['Asia/Tokyo', '2026-03-01'], ['UTC', '2026-03-01'], ['Pacific/Niue', '2026-03-01']])
  test(`in ${zone} it is ${day}`, (t) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    t.mock.timers.enable({ apis: ['Date'], now: half });
    assert.equal(today(), day);
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

test('shortly after midnight in Greenwich it is still yesterday in New York', (t) => {
  const before = process.env.TZ;
  process.env.TZ = 'America/New_York';
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T02:00:00Z') });
  assert.equal(today(), '2025-12-31');
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});
