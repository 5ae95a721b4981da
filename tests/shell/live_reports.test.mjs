import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LiveReports } from '../../shell/frame/live_reports.mjs';

function makeReports() {
  const told = [];
  return { told, reports: new LiveReports((name, content) => told.push(content ? `${name} ${content.devices}` : name)) };
}

test('each change of the number of devices is told once', () => {
  const { told, reports } = makeReports();
  for (const count of [1, 1, 2, 2, 3, 1]) reports.devices(count);
  assert.deepEqual(told, ['joined 1', 'joined 2', 'joined 3', 'joined 1']);
});

test('leaving a lobby is told; leaving a match is not told twice', () => {
  const { told, reports } = makeReports();
  reports.devices(0);
  reports.devices(1);
  reports.devices(0);
  assert.deepEqual(told, ['joined 1', 'left']);
  for (const isMatchFirst of [true, false]) {
    told.length = 0;
    if (isMatchFirst) reports.match(true);
    reports.devices(1);
    if (!isMatchFirst) reports.match(true);
    reports.match(false);
    reports.devices(0);
    assert.deepEqual(told, ['joined 1']);
  }
});
