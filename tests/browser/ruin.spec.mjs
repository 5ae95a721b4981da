// In the Ruin: what a sealed plan keeps to itself, and a drawing by taps.
import { expect, paintedByNight, phone, test } from './lib/site.mjs';
import { patternOf } from './lib/texts.mjs';

test.use(paintedByNight);

test('a plan is in nobody else\'s words until all have planned', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ game: 'ruin', people: 2, seed: 3 });
  // The set-up, seat by seat, is open when all have made it; then the first round is planned.
  for (;;) {
    const { asked } = await table.untilAsked();
    if (/draw .* instead/.test(asked)) break;
    await table.move();
  }
  const { moves, log } = await table.untilAsked();
  const drawing = moves.find((id) => id.startsWith('move:draw x'));
  await table.press(drawing);
  await table.until((mirror) => mirror.asked !== '' && !mirror.buttons.includes(drawing), 'the shape is drawn');
  const before = log.length;
  while ((await table.screen()) !== 'handover') await table.move();
  await table.take();
  const other = await table.untilAsked();
  const told = other.log.slice(before).join(' ');
  expect(told).not.toMatch(/Player \d (draws|walks|stays|spends)/);
  expect(other.all).not.toMatch(/Planned: /);
});

test('a shape is laid on the map and drawn by taps on a phone', async ({ sit }) => {
  const table = await sit(phone);
  await table.setSpeed('instant');
  await table.startMatch({ game: 'ruin', people: 1, seed: 9 });
  await table.untilAsked();
  await table.lookAtPicture();
  const cards = [];
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWX') if (await table.spot(`card.${letter}`)) cards.push(letter);
  expect(cards.length).toBe(4);
  await table.tap(`card.${cards[0]}`);
  // Far from the entrance it may not be drawn, and the reason is told.
  await table.tap('cell.c3');
  await table.tap('draw.confirm');
  await expect(table.page.locator('#words-told')).toHaveText(/entrance/);
  await table.tap('cell.f6');
  await table.tap('draw.confirm');
  await table.until(({ asked }) => patternOf('ruin.asked.prepare.passage').test(asked), 'the shape is drawn');
});

test('the wheel turns the shape on the focused canvas, and is the page\'s elsewhere', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ hasTouch: true });
  await table.setSpeed('instant');
  await table.startMatch({ game: 'ruin', people: 1, seed: 9 });
  await table.untilAsked();
  const drawn = async (turn) => {
    await table.lookAtPicture();
    await table.tap('cell.f6');
    if (turn) {
      await table.page.mouse.wheel(0, 100);
      await table.rest();
    }
    await table.tap('draw.confirm');
    await table.until(({ buttons }) => buttons.includes('table.undo'), 'the shape is drawn');
    const label = await table.page.locator('button[data-key="table.undo"]').textContent();
    await table.press('table.undo');
    await table.until(({ buttons }) => !buttons.includes('table.undo'), 'the drawing is taken back');
    return label;
  };
  const wheelIsTaken = () => table.page.evaluate(() => {
    const event = new WheelEvent('wheel', { deltaY: 10, bubbles: true, cancelable: true });
    document.getElementById('canvas').dispatchEvent(event);
    return event.defaultPrevented;
  });
  const box = await table.page.locator('#canvas').boundingBox();
  await table.page.mouse.move(box.x + box.width - 3, box.y + box.height - 3);
  await table.words.getByRole('button').first().focus();
  expect(await wheelIsTaken()).toBe(false);
  const straight = await drawn(false);
  expect(straight).toMatch(patternOf('app.undo.move', { move: 'Draw' }));
  expect(await drawn(true)).not.toBe(straight);
  await table.lookAtPicture();
  expect(await wheelIsTaken()).toBe(true);
});
