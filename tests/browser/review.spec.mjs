// The moves of a finished match are reviewed by the program that thinks beside the canvas.
import { finished } from './lib/codes.mjs';
import { expect, test } from './lib/site.mjs';
import { patternOf } from './lib/texts.mjs';

test('a review can be stopped, goes on, and tells play apart from luck', { tag: '@nightly' }, async ({ sit }) => {
  test.setTimeout(240_000);
  const table = await sit({ hash: `#m=${finished('haratama').code}`, reducedMotion: 'reduce' });
  await table.toBeAt('end');
  await table.press('end.review');
  const progress = /(\d+) of (\d+) decisions/;
  await table.until(({ all }) => Number(progress.exec(all)?.[1]) > 0, 'the first decision is judged', 30_000);
  await table.press('review.stop');
  const { all } = await table.until(({ buttons }) => buttons.includes('review.go_on'), 'it has stopped');
  const stopped = progress.exec(all)[1];
  await table.press('review.go_on');
  await table.until((mirror) => progress.exec(mirror.all)?.[1] !== stopped, 'it goes on', 30_000);
  const done = await table.until((mirror) => patternOf('app.review.rest').test(mirror.all), 'it is complete', 180_000);
  expect(done.all).toMatch(patternOf('app.review.play'));
  const mistake = done.buttons.find((id) => id.startsWith('review.move.'));
  if (!mistake) return;
  await table.press(mistake);
  const both = await table.until(({ screen }) => screen === 'replay', 'it opens in the replay');
  expect(both.all).toContain('Played: ');
  expect(both.all).toContain('Better: ');
});
