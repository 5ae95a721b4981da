// When the device is handed over, and when not.
import { expect, test, unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);

test('everybody is handed the device before a sealed question, and only then', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3, seed: 11 });
  for (const name of ['Player 1', 'Player 2', 'Player 3']) {
    await table.toBeAt('handover');
    await expect(table.asked).toHaveText(textOf('app.handover.pass', { seat: name }));
    await table.take();
    await table.toBeAt('table');
    await expect(table.asked).toContainText(new RegExp(`${name}.*bid`));
    await table.move((lawful) => lawful.find((id) => id === 'move:bid 1 -'));
  }
  // The reveal is for everybody: it stays in sight until somebody goes on.
  await table.until(({ buttons }) => buttons.includes('table.hand_over'), 'the bids are open');
  await table.toBeAt('table');
});

test('somebody alone with bots never hands the device over', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 4, seed: 5 });
  for (let bids = 0; bids < 3;) {
    const { moves } = await table.untilAsked();
    if (moves[0].startsWith('move:bid')) ++bids;
    await table.move();
  }
  expect(table.handed).toBe(0);
});
