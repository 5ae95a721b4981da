// Labyrinth of Galleria: what a question does not tell, and a card laid by taps.
import { expect, paintedByNight, phone, test } from './lib/site.mjs';
import { patternOf, textOf } from './lib/texts.mjs';

test.use(paintedByNight);

test('a player who is always asked is asked behind a hand-over, and nobody is told who could have answered', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ game: 'galleria', people: 2, seed: 3, options: ['ask.1'] });
  const placing = (id) => id.startsWith('move:place');
  let mirror = await table.untilAsked();
  const first = mirror.asked;
  // A card is laid: the other one is asked, though there may be nothing but to pass.
  while (!mirror.moves.some(placing)) {
    await table.move((lawful) => lawful.find((id) => id === 'move:end') ?? lawful.at(-1));
    mirror = await table.untilAsked();
  }
  await table.press((await table.untilAsked()).moves.find(placing));
  await table.until(({ buttons }) => buttons.includes('table.hand_over'), 'the other one is awaited');
  const secrets = /Stun|Cave-in|Forced Move|Ward/;
  await table.press('table.hand_over');
  await table.toBeAt('handover');
  const covered = await table.mirror();
  expect(covered.all).not.toMatch(secrets);
  expect(covered.buttons.filter((id) => id.startsWith('move:'))).toEqual([]);
  await table.take();
  const asked = await table.untilAsked();
  expect(asked.asked).not.toBe(first);
  expect(asked.asked).toMatch(patternOf('galleria.asked.answer.placed'));
  expect(asked.moves).toContain('move:pass');
});

test('a card is laid by taps on a phone; where it may not lie the reason is told', async ({ sit }) => {
  const table = await sit(phone);
  await table.setSpeed('instant');
  await table.startMatch({ game: 'galleria', people: 1, seed: 9 });
  let { moves } = await table.untilAsked();
  while (!moves.some((id) => id.startsWith('move:place'))) {
    await table.move((lawful) => lawful.find((id) => id === 'move:end'));
    ({ moves } = await table.untilAsked());
  }
  const straight = moves.find((id) => /^move:place \S+ \w\d$/.test(id));
  const [, card, cell] = /^move:place (\S+) (\w\d)$/.exec(straight);
  await table.lookAtPicture();
  await table.tap(`card.${card}`);
  await table.tap('cell.b2');
  await expect(table.page.locator('#words-told')).toHaveText(textOf('galleria.refusal.not_joined'));
  await table.tap(`cell.${cell}`);
  await table.tap('confirm');
  await table.until(({ buttons }) => !buttons.includes(straight), 'the card lies');
  expect((await table.mirror()).log.join(' ')).toMatch(/places/);
});
