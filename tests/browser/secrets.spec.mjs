// A seat's secrets are not told to the others: not on the hand-over screen, not in the page's title, not by the log.
import { expect, test, unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);

test('between two people nothing tells what was bid', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3, seed: 3 });
  await table.take();
  const open = await table.untilAsked();
  expect(open.all).toContain('Bid 5 pieces');
  await table.move((lawful) => lawful.find((id) => id === 'move:bid 5 ws'));

  await table.toBeAt('handover');
  const between = await table.mirror();
  for (const said of [between.all, between.title]) expect(said).not.toMatch(/5 pieces|both signs|witch|bid 5/i);
  expect(between.buttons.filter((id) => id.startsWith('move:'))).toEqual([]);
  expect(between.log).toEqual([]);

  await table.take();
  const next = await table.untilAsked();
  expect(next.log, 'the sealed answers of others are not read out').toEqual([]);
  expect(next.all).not.toMatch(/Player 1: 5 pieces|Closed hand: 5/);
  expect(next.all).toContain(textOf('wicked.words.bid.sealed'));
  expect(next.buttons).not.toContain('table.undo');
});

test('a sealed bid can be taken back until the next person has taken the device', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3, seed: 3 });
  await table.take();
  await table.move((lawful) => lawful.find((id) => id === 'move:bid 2 -'));
  await table.toBeAt('handover');
  const { all } = await table.mirror();
  expect(all).toContain(textOf('app.undo.sealed', { seat: 'Player 1' }));
  await table.press('table.undo');
  await table.toBeAt('table');
  await expect(table.asked).toContainText(/Player 1.*bid/);
});
