// Plays on a phone, by taps on what is seen.
import { expect, paintedByNight, phone, test } from './lib/site.mjs';

test.use(paintedByNight);

test('from the box through the set-up to three sealed bids by taps', async ({ sit }) => {
  const table = await sit(phone);
  await table.tap('box.play.wicked');
  await table.toBeAt('setup');
  await table.tap('setup.kind.1.0');
  await table.tap('setup.kind.2.0');
  await expect(table.page.locator('input[data-key="setup.kind.2.0"]')).toBeChecked();
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

test('who has a finger alone is offered no list of keys', async ({ sit }) => {
  for (const [look, has] of [[phone, false], [{}, true]]) {
    const table = await sit(look);
    await table.press('menu.open');
    await table.toBeAt('menu');
    await expect(table.page.locator('[data-key="menu.keys"]')).toBeVisible({ visible: has });
  }
});

test('a finger that the browser takes for itself taps nothing', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit(phone);
  await table.startMatch({ people: 3 });
  await table.rest();
  const [x, y] = await table.middle('handover.take');
  const client = await table.page.context().newCDPSession(table.page);
  const fingers = (...points) => points.map(([px, py], id) => ({ x: px, y: py, id }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers([x, y]) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers([x, y], [x + 60, y - 200]) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await table.rest();
  await table.toBeAt('handover');
  await table.tap('handover.take');
  await table.toBeAt('table');
});

test('where everything is enlarged, the picture still fills the window, and a finger meets what it touches', { tag: ['@chromium', '@nightly'] }, async ({ sit }) => {
  for (const window of [{ viewport: { width: 1280, height: 800 } }, { viewport: { width: 360, height: 640 } }, { viewport: { width: 1920, height: 1080 } }]) {
    const table = await sit({ ...window, hasTouch: true });
    await table.startMatch({ people: 3 });
    await table.rest();
    const before = await table.spot('handover.take');
    await table.press('menu.open');
    await table.press('menu.text_size.2');
    await expect(table.page.locator('html')).toHaveAttribute('data-text-size', 'largest');
    await table.press('dialog.close');
    await table.toBeAt('handover');
    await table.lookAtPicture();
    await table.rest();
    const after = await table.spot('handover.take');
    expect(after.h).toBeGreaterThan(before.h * 1.1);
    await table.tap('handover.take');
    await table.toBeAt('table');
    await table.reload();
    await table.toBeAt('handover');
    await table.rest();
    expect((await table.spot('handover.take')).h).toBeCloseTo(after.h, 1);
  }
});

test("the browser's contrast is followed until one is chosen", { tag: ['@chromium', '@nightly'] }, async ({ sit }) => {
  const table = await sit({ contrast: 'more' });
  const html = table.page.locator('html');
  await expect(html).toHaveAttribute('data-contrast', 'high');
  await table.press('menu.open');
  await table.press('menu.contrast.0');
  await expect(html).toHaveAttribute('data-contrast', 'normal');
  await table.reload();
  await expect(html).toHaveAttribute('data-contrast', 'normal');
});
