// A match goes on by itself. Between two answers of the person nothing reaches the page: no pointer, no key, no change
// of size and no picture taken, for each of these makes a canvas draw that has stopped by mistake.
import { expect, paintedByNight, test } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

test.use(paintedByNight);

// Seats, and how many answers are given: enough to come through what each game shows and what it seals.
const matches = {
  wicked: { seats: 4, answers: 3 },
  haratama: { seats: 4, answers: 6 },
  ruin: { seats: 3, answers: 5 },
  galleria: { seats: 4, answers: 5 },
};

// The pace depends on frames, of which a busy machine draws few.
const patience = 120_000;

const lawful = ({ buttons }) => buttons.filter((id) => id.startsWith('move:'));
const shown = (mirror) => JSON.stringify([mirror.asked, mirror.log, lawful(mirror)]);

// Presses without a key or a pointer, unlike Table.press and Table.click: the browser is told of the press itself and of
// nothing else. A move that cannot be taken back is pressed twice.
const pressUnseen = (table, id) => table.page.evaluate((key) => {
  const button = [...document.querySelectorAll('#words button')].find((node) => node.dataset.key === key);
  for (let presses = button.matches('.final') ? 2 : 1; presses > 0; --presses) button.click();
}, id);

// By day one of the games that once stood still; the native tests play all of them so, with every speed and number of seats.
const tagOf = (game, motion) => (motion === 'no-preference' && game === 'ruin' ? [] : '@nightly');

for (const [game, { seats, answers }] of Object.entries(matches))
  for (const motion of ['no-preference', 'reduce'])
    test(`${game} comes back to the person with nobody touching it, motion: ${motion}`, { tag: tagOf(game, motion) }, async ({ sit }) => {
      const table = await sit({ reducedMotion: motion });
      await table.setSpeed('brisk');
      await table.startMatch({ game, people: 1, seats, seed: 21 });
      const roll = dice(7);
      for (let given = 0; given < answers; ++given) {
        const asked = await table.until((mirror) => mirror.screen === 'end' || lawful(mirror).length > 0, `the person is asked again after ${given} answers`, patience);
        if (asked.screen === 'end') break;
        const moves = lawful(asked).filter((id) => !id.startsWith('move:ask'));
        const before = shown(asked);
        await pressUnseen(table, moves[roll(moves.length)]);
        await table.until((mirror) => shown(mirror) !== before, 'the answer is taken');
      }
      await table.until((mirror) => mirror.screen === 'end' || lawful(mirror).length > 0, 'the person is asked again in the end', patience);
      expect(await table.screen()).toMatch(/^(table|end)$/);
    });
