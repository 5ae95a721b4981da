// Lessons are turned into the text that the canvas reads; what is not built as it must be is reported with its place.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { languages } from '../../cmake/languages.mjs';
import { loadLessons, textOf } from '../../cmake/lessons.mjs';

const guide = { deal: { seats: 3, seed: 12, options: { end: 1 } }, seat: 0, minutes: 8, steps: [
  { say: 'g.guide.hello', at: 'card.1' },
  { say: 'g.guide.play', at: ['card.1', 'card.2'], move: 'play 1', wrong: { 'play 2': 'g.guide.two', '*': 'g.guide.any' } },
  { moves: ['play 3', 'play 4'] },
  { say: 'g.guide.end' }] };
const exercise = { id: 'follow', position: ['a', 'b'], seat: 0, ask: 'g.ask', solved: 'g.solved', goal: { kind: 'legal' } };
/** @param {object} changes @param {object[]} [exercises] */
const text = (changes = {}, exercises = [exercise]) =>
  textOf('g', { guide: JSON.stringify({ ...guide, ...changes }), exercises: JSON.stringify(exercises) });

test('lessons become lines', () => {
  assert.equal(text(), `kairo lessons 1
guide
deal 3 12
option end 1
seat 0
minutes 8
say g.guide.hello
at card.1
say g.guide.play
at card.1
at card.2
move play 1
wrong g.guide.two play 2
wrong g.guide.any *
play play 3
play play 4
say g.guide.end
exercise follow
position a
position b
seat 0
ask g.ask
solved g.solved
goal legal
`);
});

test('a step that the table may make by itself has no number of its own', () => {
  const steps = [...guide.steps.slice(0, 2), { say: 'g.guide.pay', counted: false, move: 'pay 1' }, guide.steps[3]];
  assert.match(text({ steps }), /\nsay g\.guide\.pay\nuncounted\nmove pay 1\n/);
  assert.throws(() => text({ steps: [{ say: 'g.x', counted: 0 }] }), /step 1: "counted" is not as it must be/);
  assert.match(text({ steps: [{ say: 'g.x', goes_on: true, at: 'a' }] }), /\nsay g\.x\ngoes_on\nat a\n/);
  assert.match(text({ steps: [{ say: 'g.x', at: 'a', spare: ['b', 'c'] }] }), /\nsay g\.x\nat a\nat ~b\nat ~c\n/);
});

test('goals are of three kinds', () => {
  const goal = (/** @type {object} */ value) => text({}, [{ ...exercise, goal: value }]);
  assert.match(goal({ kind: 'moves', right: ['a', 'b'] }), /\ngoal moves\nright a\nright b\n$/);
  assert.match(goal({ kind: 'event', event: 'g.event.won', moves: 3 }), /\ngoal event g\.event\.won 3\n$/);
  assert.throws(() => goal({ kind: 'luck' }), /exercise 1: "goal" must have a "kind" of legal, moves, event/);
});

test('mistakes are reported with their place', () => {
  assert.throws(() => textOf('g', { guide: '{', exercises: '[]' }), /^Error: g\/guide\.json: invalid JSON/);
  assert.throws(() => text({ minutes: undefined }), /g\/guide\.json: "minutes" is missing/);
  assert.throws(() => text({ position: ['a'] }), /must have either "deal" or "position"/);
  assert.throws(() => text({ steps: [{ say: 'A sentence.' }] }), /step 1: "say" is not as it must be/);
  assert.throws(() => text({ steps: [{ says: 'g.x' }] }), /step 1: "says" is unknown/);
  assert.throws(() => text({ steps: [{ say: 'g.x', move: 'two\nlines' }] }), /step 1: "move" is not as it must be/);
  assert.throws(() => text({ steps: [{ say: 'g.x', wrong: {} }] }), /step 1: "wrong" needs a "move"/);
  assert.throws(() => text({}, [{ ...exercise, hint: 'x' }]), /exercise 1: "hint" is unknown/);
});

test('every text of a lesson is there in both languages', () => {
  for (const [game, lessons] of loadLessons()) {
    const keys = lessons.split('\n').flatMap((line) => /^(?:say|ask|solved|wrong) (\S+)/.exec(line)?.[1] ?? []);
    for (const language of languages) {
      const texts = JSON.parse(fs.readFileSync(`assets/text/help/${game}.${language}.json`, 'utf8'));
      assert.deepEqual(keys.filter((key) => !(key in texts)), [], `${game}, ${language}`);
    }
  }
});
