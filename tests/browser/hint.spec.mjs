// A hint comes from the program that thinks beside the canvas, and is noted in the log.
import { expect, test } from './lib/site.mjs';
import { patternOf } from './lib/texts.mjs';

test('a hint says the best move and what it measured, and the log tells that it was taken', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ reducedMotion: 'reduce' });
  await table.startMatch({ game: 'haratama', people: 1, seats: 3, seed: 4 });
  await table.untilAsked();
  await table.press('table.hint');
  const { all, buttons } = await table.until((mirror) => patternOf('app.hint.worth').test(mirror.all), 'the hint comes', 30_000);
  expect(all).toMatch(patternOf('app.hint.best'));
  expect(['other', 'as_good', 'scores'].some((key) => patternOf(`app.hint.${key}`).test(all))).toBe(true);
  expect(buttons).toContain('hint.close');
  await table.press('hint.close');
  await table.until((mirror) => !patternOf('app.hint.worth').test(mirror.all), 'the hint is gone');
  await table.press('table.log');
  await table.until((mirror) => patternOf('app.hint.taken').test(mirror.all), 'the log tells it');
});
