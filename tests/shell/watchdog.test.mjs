// A worker that says nothing any more is given up; one that only thinks for long is not.
import assert from 'node:assert/strict';
import test from 'node:test';

import { Watchdog, patience, pingEvery } from '../../shell/watchdog.mjs';

// A watchdog in a time of its own; `answers`: whether the worker answers its pings.
function watch(t, answers) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const seen = { pings: 0, silences: 0 };
  const dog = new Watchdog(() => {
    seen.pings += 1;
    if (answers) dog.heard();
  }, () => { seen.silences += 1; });
  // Step by step, since what begins within a tick counts from its end.
  const wait = (pings) => {
    for (let i = 0; i < pings; ++i) t.mock.timers.tick(pingEvery);
  };
  return { dog, seen, wait };
}

test('a worker that answers pings may think for as long as it likes', (t) => {
  const { dog, seen, wait } = watch(t, true);
  dog.start();
  wait(1000);
  assert.deepEqual(seen, { pings: 1000, silences: 0 });
});

test('a worker that is silent is given up once, after some pings', (t) => {
  const { dog, seen, wait } = watch(t, false);
  dog.start();
  wait(patience);
  assert.equal(seen.silences, 0);
  wait(10);
  assert.deepEqual(seen, { pings: patience, silences: 1 });
});

test('nobody is pinged while nobody waits, and an earlier silence is forgotten', (t) => {
  const { dog, seen, wait } = watch(t, false);
  dog.start();
  wait(patience);
  dog.stop();
  wait(10);
  assert.equal(seen.pings, patience);
  dog.start();
  wait(patience);
  assert.equal(seen.silences, 0);
});
