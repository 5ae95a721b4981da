// Somebody whose page is hidden is called when it is their turn, by its title, and by a notification if they allowed that.
import assert from 'node:assert/strict';
import test from 'node:test';

const shown = [];
const registration = {
  showNotification: async (title, options) => void shown.push({ title, ...options, close: () => shown.splice(0) }),
  getNotifications: async () => [...shown],
};
let asked = 0;
globalThis.document = Object.assign(new EventTarget(), { hidden: true, title: 'Wicked' });
Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker: { getRegistration: async () => registration } }, configurable: true });
const allow = (permission, answer = permission) => {
  globalThis.Notification = Object.assign(function Notification() { throw new TypeError('Illegal constructor'); }, {
    permission,
    requestPermission: async () => { asked += 1; Notification.permission = answer; },
  });
};
const { TurnCall } = await import('../../shell/live/turn_call.mjs');

function away() {
  Object.assign(document, { hidden: true, title: 'Wicked' });
  shown.length = 0;
  return new TurnCall();
}
async function comeBack() {
  document.hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => { setTimeout(done); });
}

test('a hidden page calls by title and notification, until its person is back', async () => {
  allow('granted');
  const call = away();
  await call.call('Your turn');
  assert.equal(document.title, '● Your turn');
  assert.deepEqual(shown.map(({ title }) => title), ['Your turn']);
  await comeBack();
  assert.equal(document.title, 'Wicked');
  assert.equal(shown.length, 0);
});

test('a page that is seen calls nobody', async () => {
  allow('granted');
  const call = away();
  document.hidden = false;
  await call.call('Your turn');
  assert.equal(document.title, 'Wicked');
  assert.equal(shown.length, 0);
});

test('a call ends with the turn', async () => {
  allow('granted');
  const call = away();
  await call.call('Your turn');
  await call.call('');
  assert.equal(document.title, 'Wicked');
  assert.equal(shown.length, 0);
});

test('without a permission the title alone calls, and nothing is asked by itself', async () => {
  for (const permission of ['default', 'denied']) {
    allow(permission);
    await away().call('Your turn');
    assert.equal(document.title, '● Your turn');
    assert.equal(shown.length, 0);
  }
  assert.equal(asked, 0);
});

test('the browser is asked once, and not again after a refusal', async () => {
  allow('default', 'denied');
  const call = away();
  assert.equal(await call.state(), 'askable');
  assert.equal(await call.ask(), 'impossible');
  assert.equal(await call.ask(), 'impossible');
  assert.equal(asked, 1);
});

test('without service workers or notifications, as on plain http, there is nothing to ask', async () => {
  const call = away();
  delete globalThis.Notification;
  assert.equal(await call.state(), 'impossible');
  allow('default');
  navigator.serviceWorker = undefined;
  assert.equal(await call.state(), 'impossible');
  await call.call('Your turn');
  assert.equal(document.title, '● Your turn');
});
