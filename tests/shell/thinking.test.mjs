// Requests to the bots that search are answered in slices, can be stopped, and never wait for a program that broke down.
import assert from 'node:assert/strict';
import test from 'node:test';

import { Thinking, sliceOnPage } from '../../shell/thinking.mjs';

// Needs four slices for a request, whose answer is the request in capitals. `trap`: a request that it fails at.
function fakeProgram(begun = []) {
  let request = '';
  let slices = 0;
  return {
    begin(text) {
      if (text === 'nonsense') return false;
      begun.push(text);
      request = text;
      slices = 0;
      return true;
    },
    think() {
      if (request === 'trap') throw new WebAssembly.RuntimeError('unreachable');
      slices += 1;
      return slices === 4;
    },
    answer: () => request.toUpperCase(),
  };
}

const never = () => assert.fail('this must not be called');
const answered = (thinking, id, request) => new Promise((done) => { thinking.add(id, request, done); });

test('requests are answered in their order, and what is none is refused', async () => {
  const thinking = new Thinking(fakeProgram(), never, sliceOnPage);
  const order = [];
  const ask = async (id, request) => { order.push(await answered(thinking, id, request)); };
  await Promise.all([ask('1', 'bid'), ask('2', 'nonsense'), ask('3', 'play')]);
  assert.deepEqual(order, ['BID', null, 'PLAY']);
});

test('a request that is stopped while it is thought about has no answer, and the next one has', async () => {
  const thinking = new Thinking(fakeProgram(), never, sliceOnPage);
  thinking.add('1', 'bid', never);
  const next = answered(thinking, '2', 'play');
  thinking.stop('1');
  assert.equal(await next, 'PLAY');
});

test('a request that is stopped before its turn is never begun', async () => {
  const begun = [];
  const thinking = new Thinking(fakeProgram(begun), never, sliceOnPage);
  const first = answered(thinking, '1', 'bid');
  thinking.add('2', 'play', never);
  thinking.stop('2');
  assert.equal(await first, 'BID');
  assert.equal(await answered(thinking, '3', 'draw'), 'DRAW');
  assert.deepEqual(begun, ['bid', 'draw']);
});

test('a program that breaks down is reported instead of being waited for', async () => {
  await new Promise((broken) => {
    new Thinking(fakeProgram(), broken, sliceOnPage).add('1', 'trap', never);
  });
});
