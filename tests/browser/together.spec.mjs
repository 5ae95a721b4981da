// Three people who live apart, each with a browser profile of their own, and a group chat.
import { expect, test, unpainted } from './lib/site.mjs';

test.use(unpainted);

// Opens the first link in a new profile and says which player one is.
async function join(sit, link, seat) {
  const table = await sit({ hash: link });
  await table.toBeAt('handover');
  await table.press(`handover.take.${seat}`);
  await table.toBeAt('table');
  return table;
}

async function bid(table, what) {
  const { buttons } = await table.until((mirror) => mirror.buttons.includes(`move:bid ${what}`), 'a bid is asked for');
  await table.press(buttons.find((id) => id === `move:bid ${what}`));
  await table.until((mirror) => mirror.buttons.includes('table.pass'), 'the answer can be sent');
}

async function paste(table, text) {
  await table.press('menu.open');
  await table.press('menu.link');
  await table.answer(text);
}

test('all answer one link in any order; whoever reads the chat sees the bids and goes on', async ({ sit }) => {
  const first = await sit();
  await first.startMatch({ people: 3, seed: 77 });
  await first.take();
  await first.press('move:bid 3 -');
  await first.toBeAt('handover');
  const opening = await first.passOn();
  expect(opening.sentence).toBe('The Wicked Labyrinth, round 1: Player 2, Player 3, your answers are missing.');
  await first.toBeAt('table');

  const [third, second] = [await join(sit, opening.fragment, 2), await sit({ hash: opening.fragment })];
  await second.take();
  await bid(third, '1 -');
  await expect(third.asked).toContainText('Still missing: Player 2.');
  const fromThird = await third.passOn();
  expect(fromThird.sentence).toBe("Player 2, it's your turn in The Wicked Labyrinth, round 1.");

  // The second player answers without having seen the third one's link.
  await bid(second, '2 -');
  const fromSecond = await second.passOn();

  // The first one pastes the whole chat, in the wrong order and with the old link.
  const chat = [fromThird, opening, fromSecond].map(({ sentence, link }) => `[12:00] Mio: ${sentence}\n${link}`).join('\n');
  await paste(first, chat);
  const { buttons } = await first.until((mirror) => mirror.buttons.includes('recap.skip'), 'the bids are shown');
  expect(buttons).not.toContain('handover.take');
  await first.press('recap.skip');
  await first.until(({ buttons: now }) => now.some((id) => id.startsWith('move:')), 'and the next question is asked');

  // What brought nothing new says so, and the seat is still known after a reload.
  await paste(first, chat);
  await expect(first.words).toContainText('nothing new');
  await first.reload();
  await first.toBeAt('table');
  expect((await first.mirror()).buttons).not.toContain('handover.take');
});
