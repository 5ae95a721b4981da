// The page carries a live table for the canvas: it joins, tells and leaves as it is told, and wakes its line with the page.
import assert from 'node:assert/strict';
import test from 'node:test';

class Page extends EventTarget {
  visibilityState = 'visible';
}
globalThis.window = new Page();
globalThis.document = new Page();
const { Live } = await import('../../shell/live/live.mjs');

function joined({ fails = false } = {}) {
  const it = { said: [], sent: [], calls: [], ended: 0 };
  it.live = new Live((name, text) => { (name === 'live calls' ? it.calls : it.sent).push([name, text]); }, { script: 'line.js', relays: '/relay', base: 'http://localhost:8080/' }, (script, hear) => {
    it.hear = hear;
    return fails ? Promise.reject(new Error('no worker')) : Promise.resolve({ say: (message) => it.said.push(message), end: () => { it.ended += 1; } });
  });
  return it;
}
const soon = () => new Promise((done) => { setTimeout(done); });

test('a room is joined with the relays of the build, and what is known is told', async () => {
  const it = joined();
  await it.live.join('KEY\n11');
  await it.live.state('yes\n1.abc');
  await soon();
  assert.deepEqual(it.calls, [['live calls', 'impossible']], 'this page has no service worker');
  assert.deepEqual(it.said, [{ join: { key: 'KEY', device: '11', relays: [{ url: 'ws://localhost:8080/relay' }] } }, { state: '1.abc', acted: true }]);
});

test('what the line says the canvas hears', async () => {
  const it = joined();
  await it.live.join('KEY\n11');
  it.hear({ received: '1.abc' });
  it.hear({ present: ['22', '33'], returning: ['44'], twice: false });
  it.hear({ signed: { device: '22', sign: 'well' } });
  it.hear({ line: 'broken', unsent: true, why: 'closed' });
  it.hear({ tooLong: true });
  it.hear({ refused: true });
  assert.deepEqual(it.sent, [['live received', '1.abc'], ['live present', 'no\n44\n22\n33'], ['live sign', '22\nwell'], ['live line', 'broken\nyes\nclosed'],
    ['live line', 'broken\nyes\ntoo long'], ['live line', 'broken\nyes\nno key']]);
});

test('the line wakes when the page is back, and not when it is hidden', async () => {
  const it = joined();
  await it.live.join('KEY\n11');
  it.said.length = 0;
  for (const type of ['pageshow', 'online']) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange'));
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  document.visibilityState = 'visible';
  await soon();
  assert.deepEqual(it.said, [{ wake: true }, { wake: true }, { wake: true }]);
});

test('a room that was left says nothing more', async () => {
  const it = joined();
  await it.live.join('KEY\n11');
  const { hear } = it;
  await it.live.leave();
  assert.deepEqual(it.said.at(-1), { leave: true });
  hear({ received: '1.abc' });
  assert.deepEqual(it.sent, []);
  await it.live.state('yes\n1.abc');
  assert.deepEqual(it.said.at(-1), { leave: true });
});

test('a line that cannot be started is told', async () => {
  const it = joined({ fails: true });
  await it.live.join('KEY\n11');
  await soon();
  assert.deepEqual(it.sent, [['live line', 'broken\nno\nfailed']]);
});
