// The guided first match of every game, from the box to its last step.
import fs from 'node:fs';

import { expect, paintedByNight, phone, test } from './lib/site.mjs';

test.use(paintedByNight);

const guideOf = (game) => JSON.parse(fs.readFileSync(new URL(`../../assets/lessons/${game}/guide.json`, import.meta.url), 'utf8'));
const japanese = { ...phone, locale: 'ja-JP' };

// How far the coach is: the first number in the line "Step 3 of 40".
const stepOf = ({ parts }) => Number(parts.map((part) => /(?:Step|ステップ) (\d+)/.exec(part)?.[1]).find(Boolean));
const isOver = ({ buttons }) => buttons.includes('lesson.box');

async function openGuide(table, game) {
  await table.setSpeed('instant');
  await table.press(`box.learn.${game}`);
  return takeGuide(table);
}

async function takeGuide(table) {
  await table.until(({ buttons }) => buttons.includes('learn.guide'), 'the lessons are here');
  await table.press('learn.guide');
  return table.until(({ screen }) => screen === 'lesson', 'the lesson begins');
}

// Until the coach is at another step, if a tap has led there; the canvas tells of it after a frame or two.
async function hasMoved(table, step) {
  await table.rest();
  const now = await table.mirror();
  return isOver(now) || stepOf(now) !== step;
}

// Makes the awaited move by taps on what the coach points at, and on what asks for a confirmation then. True if that was
// enough. A shape that must be turned first would need more than that: those moves are left to the native tests.
async function tapTheMove(table, { at }, step) {
  const pointed = [at].flat();
  if (pointed.includes('turn')) return false;
  for (const id of [...pointed, 'confirm', 'trick.play', pointed[0]]) {
    if (!await table.spot(id)) continue;
    await table.tap(id);
    if (await hasMoved(table, step)) return true;
  }
  return false;
}

// The native tests find for all guides that what they point at is on the table, and that their moves are lawful.
for (const [game, options] of [['wicked', phone], ['haratama', japanese], ['ruin', phone], ['galleria', japanese]]) {
  test(`the guide of ${game} by taps on the picture`, { tag: '@nightly' }, async ({ sit }) => {
    const table = await sit(options);
    await openGuide(table, game);
    await table.lookAtPicture();
    let tapped = 0;
    const spoken = guideOf(game).steps.filter(({ say }) => say);
    const awaited = spoken.filter(({ move }) => move);
    for (let before = await table.mirror(); !isOver(before); before = await table.mirror()) {
      if (before.buttons.includes('table.go_on')) {  // the end of a round is read before the coach speaks
        await table.tap('table.go_on');
        await table.rest();
        continue;
      }
      const step = spoken[stepOf(before) - 1];  // taps may have made two awaited moves: what is placed, and what is paid
      if (step.move && await tapTheMove(table, step, stepOf(before))) {
        ++tapped;
        continue;
      }
      await table.tap(step.move ? 'lesson.show' : 'lesson.on');
      await table.until((now) => isOver(now) || stepOf(now) !== stepOf(before), `${step.say} is over`);
    }
    expect(tapped).toBeGreaterThan(awaited.length / 2);
  });
}

test('a guide by the mirror, left, taken up after reloading, and played on', async ({ sit }) => {
  const table = await sit();
  const { steps } = guideOf('haratama');
  await openGuide(table, 'haratama');
  await expect(table.page.locator('#words-told')).not.toBeEmpty();
  let left = false;
  for (const step of steps.slice(0, -1)) {
    if (step.moves) continue;
    const before = await table.until(({ buttons }) => buttons.includes('lesson.on') || buttons.includes('lesson.show'), 'the player is asked');
    await table.press(step.move ? `move:${step.move}` : 'lesson.on');
    await table.until((now) => isOver(now) || stepOf(now) !== stepOf(before), `${step.say} is over`);
    if (step.move && !left) {
      left = true;
      const { parts } = await table.mirror();
      await table.reload();
      await takeGuide(table);
      expect((await table.mirror()).parts.map((part) => /Step \d+/.exec(part)?.[0]).find(Boolean))
        .toBe(parts.map((part) => /Step \d+/.exec(part)?.[0]).find(Boolean));
    }
  }
  await table.press('lesson.play_on');
  const { buttons } = await table.until(({ screen }) => screen === 'table', 'the match goes on');
  expect(buttons).toContain('table.log');
  await table.reload();
  await table.toBeAt('table');
  await table.press('menu.open');
  await table.press('menu.box');
  await expect.poll(() => table.kept()).toHaveLength(1);
});

test('lessons that cannot be loaded can be tried again', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.page.route('**/lessons-*', (route) => route.abort());
  await table.press('box.learn.wicked');
  await table.until(({ buttons }) => buttons.includes('learn.again'), 'it is said that they could not be loaded');
  await table.page.unroute('**/lessons-*');
  await table.press('learn.again');
  await table.until(({ buttons }) => buttons.includes('learn.guide'), 'the lessons are here');
  table.complaints.length = 0;  // the browser tells of the failed request
});
