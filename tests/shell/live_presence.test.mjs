// After a few messages all know who is there, and messages of yesterday make nobody be there.
import assert from 'node:assert/strict';
import test from 'node:test';

import { Presence, announcementIn } from '../../shell/live/presence.mjs';

const some = (name) => new Presence(name, `session-${name}`, `ask-${name}`);

// Lets all hear all that is said, until nobody has anything to answer. Returns the number of announcements.
function meet(...all) {
  let said = 0;
  const due = [...all];
  while (due.length > 0) {
    const speaker = due.shift();
    said += 1;
    const announcement = announcementIn(JSON.parse(JSON.stringify(speaker.announcement())));
    for (const other of all) if (other.hear(announcement).answer && !due.includes(other)) due.push(other);
    assert.ok(said < 50, 'they come to an end');
  }
  return said;
}

test('all know of all, and say nothing more', () => {
  const all = ['a', 'b', 'c', 'd'].map(some);
  assert.ok(meet(...all) <= 12);
  for (const one of all) assert.equal(one.devices().length, 3);
});

test('who comes later is known to all, and knows all', () => {
  const here = ['a', 'b', 'c'].map(some);
  meet(...here);
  const late = some('d');
  const due = [late];
  let said = 0;
  while (due.length > 0) {
    const announcement = due.shift().announcement();
    said += 1;
    for (const one of [...here, late]) if (one.hear(announcement).answer && !due.includes(one)) due.push(one);
  }
  assert.ok(said <= 6, String(said));
  assert.deepEqual(late.devices(), ['a', 'b', 'c']);
  for (const one of here) assert.equal(one.devices().length, 3);
});

test('nobody is there by a message that is sent again', () => {
  const [a, b] = ['a', 'b'].map(some);
  const said = [];
  const say = (one, other, gone = false) => {
    const announcement = one.announcement({ gone });
    said.push(announcement);
    other.hear(announcement);
  };
  say(b, a);
  say(a, b);
  say(b, a);
  assert.deepEqual(a.devices(), ['b']);
  say(b, a, true);
  assert.deepEqual(a.devices(), []);
  for (const announcement of said) a.hear(announcement);
  assert.deepEqual(a.devices(), [], 'b has gone');
  const tomorrow = some('a');
  tomorrow.ask = 'another';
  for (const announcement of said) tomorrow.hear(announcement);
  assert.deepEqual(tomorrow.devices(), [], 'b has not repeated the word of this page load');
});

test('a device that was torn away and comes back is there again', () => {
  const [a, b] = ['a', 'b'].map(some);
  const will = b.will();
  meet(a, b);
  assert.equal(a.hear(will).changed, true);
  assert.deepEqual(a.devices(), []);
  b.forget();
  b.will();
  meet(b, a);
  assert.deepEqual(a.devices(), ['b']);
  assert.deepEqual(b.devices(), ['a']);
});

test('whose line is torn is on the way back; who leaves is not, and neither is who is back', () => {
  const [a, b] = ['a', 'b'].map(some);
  const will = b.will();
  meet(a, b);
  assert.deepEqual(a.returning(), []);
  a.hear(will);
  assert.deepEqual([a.devices(), a.returning()], [[], ['b']]);
  const loaded = new Presence('b', 'session-b2', 'ask-b2');
  meet(loaded, a);
  assert.deepEqual([a.devices(), a.returning()], [['b'], []]);
  assert.equal(a.hear(loaded.announcement({ gone: true })).changed, true);
  assert.deepEqual([a.devices(), a.returning()], [[], []]);
  meet(loaded, a);
  loaded.forget();
  assert.deepEqual(loaded.returning(), ['a'], 'nobody can be heard');
});

test('a sign is taken once, and only of who is there', () => {
  const [a, b] = ['a', 'b'].map(some);
  const early = announcementIn({ ...b.announcement({ sign: 'well' }) });
  assert.equal(a.hear(early).sign, undefined, 'nobody knows yet that b is there');
  meet(a, b);
  const sign = announcementIn({ ...b.announcement({ sign: 'well' }) });
  assert.equal(a.hear(sign).sign, 'well');
  assert.equal(a.hear(sign).sign, undefined, 'a relay has said it again');
  assert.equal(announcementIn({ ...b.announcement(), sign: '<b>' }).sign, undefined);
});

test('another window of the same device is no other person', () => {
  const one = new Presence('a', 'session-1', 'ask-1');
  const other = new Presence('a', 'session-2', 'ask-2');
  meet(one, other);
  assert.deepEqual(one.devices(), []);
  assert.ok(one.isTwice() && other.isTwice());
});

test('what is no announcement is left alone, and strangers fill no memory', () => {
  for (const nonsense of [null, 1, {}, { device: 'a' }, { ...some('a').announcement(), count: 'x' }, { ...some('a').announcement(), session: '<b>' }])
    assert.equal(announcementIn(nonsense), null);
  const a = some('a');
  const b = some('b');
  meet(a, b);
  for (let i = 0; i < 500; ++i) a.hear(some(`stranger${i}`).announcement());
  assert.deepEqual(a.devices(), ['b']);
});
