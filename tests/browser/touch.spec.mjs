// On a phone, by taps on the picture itself.
import { expect, phone, test } from './lib/site.mjs';

test('from the box through the set-up to three sealed bids by taps', async ({ sit }) => {
  const table = await sit(phone);
  await table.tap('box.play.wicked');
  await table.toBeAt('setup');
  await table.tap('setup.kind.1.0');
  await table.tap('setup.kind.2.0');
  await expect(table.page.locator('button[data-key="setup.kind.2.0"]')).toHaveAttribute('aria-pressed', 'true');
  await table.tap('setup.start');
  for (const name of ['Player 1', 'Player 2', 'Player 3']) {
    await table.toBeAt('handover');
    await table.tap('handover.take');
    await table.toBeAt('table');
    await expect(table.asked).toContainText(new RegExp(`${name}.*bid`));
    await table.tap('bid.piece.2');
    await table.tap('bid.close');
  }
  const open = await table.until(({ buttons }) => buttons.includes('table.hand_over'), 'the bids are open');
  expect(open.all).toMatch(/Player 3: 2 pieces/);
});

test('a finger that the browser takes for itself taps nothing', async ({ sit }) => {
  const table = await sit(phone);
  await table.rest();
  const at = await table.spot('box.play.wicked');
  const client = await table.page.context().newCDPSession(table.page);
  const x = at.x + at.w / 2;
  const y = at.y + at.h / 2;
  const fingers = (...points) => points.map(([px, py], id) => ({ x: px, y: py, id }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers([x, y]) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers([x, y], [x + 60, y - 200]) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await table.rest();
  await table.toBeAt('box');
  await table.tap('box.play.wicked');
  await table.toBeAt('setup');
});
