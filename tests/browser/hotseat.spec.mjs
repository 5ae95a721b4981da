// Three people around one device, through the mirror alone: from the box to the winner.
import { expect, test } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

test('a whole game of three is played by keyboard through the mirror', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 7 });
  const roll = dice(7);
  let moves = 0;
  for (; (await table.untilAsked()).screen !== 'end'; ++moves) await table.move((lawful) => lawful[roll(lawful.length)]);

  expect(moves).toBeGreaterThan(3 * 4);  // at least the bids that are not forced
  await expect(table.asked).toContainText(/wins|share the victory/);
  const parts = table.page.locator('#words-parts section');
  await expect(parts.filter({ hasText: 'Low tokens' })).toHaveCount(3);
  await expect(table.page.locator('#words-log li').last()).toHaveText('The game is over.');
});

test('everybody is handed the device before a sealed question, and only then', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3, seed: 11 });
  for (const name of ['Player 1', 'Player 2', 'Player 3']) {
    await table.toBeAt('handover');
    await expect(table.asked).toHaveText(`Pass the device to ${name}`);
    await table.take();
    await table.toBeAt('table');
    await expect(table.asked).toContainText(new RegExp(`${name}.*bid`));
    await table.move((lawful) => lawful.find((id) => id === 'move:bid 1 -'));
  }
  // The reveal is for everybody: it stays in sight until somebody goes on.
  await table.until(({ buttons }) => buttons.includes('table.hand_over'), 'the bids are open');
  await table.toBeAt('table');
});

test('somebody alone with bots never hands the device over', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 4, seed: 5 });
  for (let bids = 0; bids < 3;) {
    const { screen, moves } = await table.untilAsked();
    expect(screen).toBe('table');
    if (moves[0].startsWith('move:bid')) ++bids;
    await table.move();
  }
});
