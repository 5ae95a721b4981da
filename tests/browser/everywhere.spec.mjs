// Asserts in each browser engine what all must do: draw, be played by words, pointer and keys, keep and link.
import { Arrows } from './lib/arrows.mjs';
import { coloursOf } from './lib/pixels.mjs';
import { games } from './lib/codes.mjs';
import { expect, paintedByNight, test } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
import { patternOf } from './lib/texts.mjs';

test('the canvas shows a picture, and rests', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3 });
  await table.rest();
  expect(table.complaints).toEqual([]);
  const picture = await table.page.screenshot();
  table.complaints.length = 0;  // the policy refuses the style that Playwright puts into Firefox for a picture
  expect(await coloursOf(table.page, picture)).toBeGreaterThan(500);
  await table.drawNothing();
});

const any = (moves, roll) => moves[roll(moves.length)];
const oftenBuilding = (moves, roll) => {
  const placings = moves.filter((id) => id.startsWith('move:place'));
  return any(placings.length > 0 && roll(3) < 2 ? placings : moves, roll);
};

// The course of a whole match of each game: who plays, and how they choose; what they read at each question; one of what they
// read at the end, and as the log's last line; and how many rows of the score sheet, lines of the log or moves are of some
// kind, at least.
const matches = {
  wicked: { people: 3, end: [patternOf('app.end.winner'), patternOf('app.end.winners')], last: [patternOf('wicked.event.ended')], often: [[patternOf('wicked.score.low'), 1], [/^move:/, 13]] },
  haratama: {
    people: 2, seats: 4, each: /Hand: /, end: [patternOf('app.end.winner')], last: [patternOf('haratama.event.ended')],
    often: [[/^Round \d ends/, 3]],
  },
  ruin: {
    people: 1, end: [0, 1, 2, 3, 4].map((rank) => patternOf(`ruin.rank.${rank}`)), last: [patternOf('ruin.event.ended'), patternOf('ruin.event.ended.all_left')],
    often: [[/^move:walk/, 5]],
  },
  galleria: {
    people: 1, choose: oftenBuilding, end: ['won', 'lost', 'drawn'].map((how) => patternOf(`galleria.alone.${how}`)),
    last: ['all_out', 'alone_lost', 'alone_won', 'deck_empty', 'one_left', 'rooms_empty'].map((how) => patternOf(`galleria.event.ended.${how}`)), often: [[/^The phantom draws/, 1], [/^move:place/, 3]],
  },
};

// All its lines, from the first.
async function wholeLog(table) {
  await table.press('table.log');
  await table.toBeAt('log');
  const moments = await table.page.evaluate(() => [...document.querySelectorAll('#dialog button.row .words')].map((node) => node.textContent));
  return moments.reverse().flatMap((lines) => lines.split('\n'));
}

// By day one game in one browser is enough; the native tests play all of them to the end, by every kind of move that the words offer.
for (const game of games) test.describe(game, () => {
  test.use(paintedByNight);

  test(`${game} is played to the end through the words`, { tag: game === 'galleria' ? '@nightly-elsewhere' : '@nightly' }, async ({ sit }) => {
    const table = await sit({ viewport: { width: 480, height: 320 } });  // less to draw, with every move
    const { people, seats, choose = any, each = /./, end, last, often } = matches[game];
    await table.setSpeed('instant');
    await table.startMatch({ game, people, seats, seed: 6 });
    const roll = dice(6);
    const made = [];
    for (let mirror; (mirror = await table.untilAsked()).screen !== 'end';) {
      expect(mirror.all).toMatch(each);
      made.push(choose(mirror.moves, roll));
      await table.move(() => made.at(-1));
    }
    const focused = await table.page.evaluate(() => document.activeElement.id);
    expect(focused, 'whoever played by keys reads on at the result').toBe('page-title');
    const { asked, parts } = await table.mirror();
    const log = await wholeLog(table);
    expect(end.some((one) => one.test(asked)), asked).toBe(true);
    expect(last.some((one) => one.test(log.at(-1))), log.at(-1)).toBe(true);
    for (const [pattern, times] of often)
      expect([...parts, ...log, ...made].filter((text) => pattern.test(text)).length, String(pattern)).toBeGreaterThanOrEqual(times);
    expect(table.handed > 0, 'the device is handed over').toBe(people > 1);
  });
});

test('from the box to three sealed bids by the pointer', { tag: '@nightly-in-chromium' }, async ({ sit }) => {
  const table = await sit();
  await table.click('box.play.wicked');
  await table.toBeAt('setup');
  for (const seat of [1, 2]) await table.press(`setup.kind.${seat}.0`);
  await table.until(({ pressed }) => pressed.includes('setup.kind.2.0'), 'three people play');
  await table.lookAtPicture();
  await table.click('setup.start');
  for (const name of ['Player 1', 'Player 2', 'Player 3']) {
    await table.toBeAt('handover');
    await table.click('handover.take');
    await table.until(({ screen, asked }) => screen === 'table' && asked.includes(name), `${name} is asked`);
    await table.click('bid.piece.2');
    await table.click('bid.close');
  }
  const open = await table.until(({ buttons }) => buttons.includes('table.hand_over'), 'the bids are open');
  expect(open.all).toMatch(/Player 3: 2 pieces/);
});

test('from the first question to the first card with the keys of the canvas', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ game: 'haratama', people: 1, seats: 3 });
  const { moves } = await table.untilAsked();
  await table.lookAtPicture();
  const arrows = new Arrows(table);
  for (const card of moves[0].replace('move:pass ', '').split(' ')) await arrows.press(`card.${card}`);
  await arrows.press('pass.confirm');
  const playing = await table.until(({ buttons }) => buttons.some((id) => id.startsWith('move:play')), 'a card is asked for');
  const card = playing.buttons.find((id) => id.startsWith('move:play')).replace('move:play ', 'card.');
  await arrows.press(card);
  await arrows.press(card);
  await table.until(({ log }) => log.some((line) => /^Player 1 (leads|plays|cannot follow)/.test(line)), 'the card is played');
});

test('a match is there again after a reload, and in another profile by its link', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ game: 'ruin', people: 1, seed: 4 });
  for (let i = 0; i < 5; ++i) await table.move();
  const before = await table.untilAsked();
  await table.reload();
  const after = await table.untilAsked();
  expect(after.asked).toBe(before.asked);
  expect(after.log).toEqual(before.log);
  expect(after.moves).toEqual(before.moves);

  const elsewhere = await sit({ hash: (await table.passOn()).fragment });
  await elsewhere.take();
  const there = await elsewhere.untilAsked();
  expect(there.log).toEqual(before.log);
  expect(there.moves).toEqual(before.moves);
});

test('Japanese is chosen at the table, and kept', { tag: '@nightly-in-chromium' }, async ({ sit }) => {
  const table = await sit();
  const language = () => table.page.evaluate(() => document.documentElement.lang);
  await table.startMatch({ people: 1, seats: 3, seed: 13 });
  await table.until(({ asked }) => asked.includes('bid'), 'a bid is asked for');
  await table.press('menu.open');
  await table.press('menu.language.1');
  await expect.poll(language).toBe('ja');
  await table.press('dialog.close');
  await table.until(({ asked }) => asked.includes('握りますか'), 'the same is asked in Japanese');
  await table.reload();
  await table.until(({ asked }) => asked.includes('握りますか'), 'it is asked in Japanese again');
  expect(await language()).toBe('ja');
});
