// Haratama: who sees a hand, and the pass and the trick by taps.
import { expect, paintedByNight, phone, test } from './lib/site.mjs';
import { patternOf } from './lib/texts.mjs';

test.use(paintedByNight);

const pack = [...'RBPG'].flatMap((suit) => Array.from({ length: 13 }, (_, i) => `${suit}${i + 1}`));
const cardOf = (move) => move.replace('move:play ', '');

test('nothing of a hand is told between two people', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ game: 'haratama', people: 4, seed: 2 });
  await table.toBeAt('handover');
  const cards = /(red|blue|purple|green) \d/i;
  const between = await table.mirror();
  for (const said of [between.all, between.title]) expect(said).not.toMatch(cards);
  await table.take();
  const { moves } = await table.untilAsked();
  expect(moves).toHaveLength(78);
  await table.move();
  await table.toBeAt('handover');
  const next = await table.mirror();
  expect(next.all).not.toMatch(cards);
  expect(next.buttons.filter((id) => id.startsWith('move:'))).toEqual([]);
});

test('two cards are passed and one is played by taps on a phone', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit(phone);
  await table.setSpeed('instant');
  await table.startMatch({ game: 'haratama', people: 1, seats: 3, seed: 9 });
  const { moves } = await table.untilAsked();
  await table.lookAtPicture();
  const [first, second] = moves[0].replace('move:pass ', '').split(' ');
  await table.tap(`card.${first}`);
  await table.tap('pass.confirm');
  await expect(table.page.locator('#words-told')).toHaveText(patternOf('haratama.table.missing', { n: 1 }));
  await table.tap(`card.${second}`);
  await table.tap('pass.confirm');
  const playing = await table.until(({ buttons }) => buttons.some((id) => id.startsWith('move:play')), 'a card is asked for');
  const card = cardOf(playing.buttons.find((id) => id.startsWith('move:play')));
  await table.tap(`card.${card}`);
  await table.tap('trick.play');
  await table.until(({ log }) => log.some((line) => /^Player 1 (leads|plays|cannot follow)/.test(line)), 'the card is played');
});

test('a card that may not be played says why', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit(phone);
  await table.setSpeed('instant');
  await table.startMatch({ game: 'haratama', people: 1, seats: 4, seed: 3 });
  // A card of the hand that is not among the lawful ones; most hands have one as soon as a suit is to be followed.
  const barredCard = async (moves) => {
    for (const card of pack) if (!moves.includes(`move:play ${card}`) && await table.spot(`card.${card}`)) return card;
    return null;
  };
  for (let barred = null; barred === null;) {
    const { moves } = await table.untilAsked();
    barred = moves[0].startsWith('move:play') ? await barredCard(moves) : null;
    if (barred === null) {
      await table.move();
      continue;
    }
    await table.lookAtPicture();
    await table.tap(`card.${barred}`);
    await expect(table.page.locator('#words-told')).toHaveText(/must follow|blue may not be led/);
  }
});
