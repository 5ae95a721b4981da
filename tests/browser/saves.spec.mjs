// Matches outlive the page, several of them; without storage the game goes on and says so.
import { expect, test } from './lib/site.mjs';
import { noStorage } from './lib/lacks.mjs';

test('after a reload in mid-game the match is on the table again', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 3, seed: 21 });
  for (let i = 0; i < 3; ++i) await table.move();
  const before = await table.untilAsked();
  await table.reload();
  const after = await table.untilAsked();
  expect(after.asked).toBe(before.asked);
  expect(after.moves).toEqual(before.moves);
  expect(after.log).toEqual(before.log);
});

test('after a reload nobody else\'s view is shown: the device is handed over', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3, seed: 21 });
  await table.take();
  await table.toBeAt('table');
  await table.reload();
  await table.toBeAt('handover');
  await expect(table.asked).toHaveText('Pass the device to Player 1');
});

test('several matches wait in the box; one can be deleted, and brought back', async ({ sit }) => {
  const table = await sit();
  for (const seed of [1, 2]) {
    await table.startMatch({ people: 1, seats: 3, seed });
    await table.press('menu.open');
    await table.press('menu.box');
    await table.toBeAt('box');
  }
  const waiting = async () => (await table.mirror()).buttons.filter((id) => id.startsWith('box.go_on.'));
  const both = await waiting();
  expect(both).toHaveLength(2);

  await table.press(both[0].replace('go_on', 'delete'));
  await expect.poll(waiting).toEqual([both[1]]);
  await table.press('box.restore');
  await expect.poll(waiting).toEqual(both);

  await table.press(both[0].replace('go_on', 'delete'));
  await expect.poll(waiting).toEqual([both[1]]);
  await table.reload();
  expect(await waiting()).toEqual([both[1]]);
  await table.press(both[1]);
  await table.toBeAt('table');
});

test('a record that cannot be read stays where it is and is told of', async ({ sit }) => {
  const table = await sit();
  await table.page.evaluate(() => localStorage.setItem('kairo.match.broken', 'no record at all'));
  await table.reload();
  await table.startMatch({ people: 1, seats: 3 });
  expect(await table.page.evaluate(() => localStorage.getItem('kairo.match.broken'))).toBe('no record at all');
});

test('nothing else on the origin is touched', async ({ sit }) => {
  const table = await sit();
  await table.page.evaluate(() => localStorage.setItem('somebody.else', 'theirs'));
  await table.startMatch({ people: 1, seats: 3 });
  const keys = await table.page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !key.startsWith('kairo.'))).toEqual(['somebody.else']);
});

test('where storage throws, the game is played all the same and says that it is not saved', async ({ sit }) => {
  const table = await sit({ lack: noStorage });
  await expect(table.words).toContainText('Not saved here');
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 3, seed: 21 });
  for (let i = 0; i < 3; ++i) await table.move();
  await expect(table.words).toContainText('Not saved here');
});

test('storage that is full is told of, and the game goes on', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 1, seats: 3, seed: 21 });
  await table.page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await table.move();
  await expect(table.words).toContainText('Not saved here');
});
