// A press is one press: a key that is held, a double tap, a key that comes up elsewhere.
import { Arrows } from './lib/arrows.mjs';
import { finished } from './lib/codes.mjs';
import { fidget, places, watchPresses } from './lib/fidget.mjs';
import { expect, nightly, paintedByNight, phone, test } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
import { textOf } from './lib/texts.mjs';

test.use(paintedByNight);

const hold = async ({ keyboard }, key, times) => {
  for (let i = 0; i < times; ++i) await keyboard.down(key);  // from the second time on it repeats
};

// Collects from now on what the page tells the program to press.
const pressesOf = async ({ page }) => {
  await page.evaluate(() => {
    window.pressed = [];
    const { give } = window.kairo;
    window.kairo.give = (name, content) => {
      if (name === 'press' || name === 'back') window.pressed.push(content);
      give(name, content);
    };
  });
  return () => page.evaluate(() => window.pressed.splice(0));
};

test('Enter that is held bids once, and takes no device', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 77 });
  await table.take();
  await table.untilAsked();
  const presses = await pressesOf(table);
  const bid = table.page.locator('#words [data-key="move:bid 3 -"]');
  await table.unfold(bid);
  await bid.focus();
  await hold(table.page, 'Enter', 40);
  await table.toBeAt('handover');
  await hold(table.page, 'Enter', 10);
  await table.rest();
  expect(await presses()).toEqual(['move:bid 3 -']);
  await expect(table.asked).toHaveText(textOf('app.handover.pass', { seat: 'Player 2' }));
  await table.page.keyboard.up('Enter');
  await table.take();
});

test('Enter that is held opens a dialog and leaves it alone', async ({ sit }) => {
  const table = await sit();
  const presses = await pressesOf(table);
  await table.page.locator('[data-key="box.link"]').focus();
  await hold(table.page, 'Enter', 30);
  await table.toBeAt('paste');
  await hold(table.page, 'Enter', 10);
  await table.rest();
  expect(await presses()).toEqual(['box.link']);
  await table.toBeAt('paste');
  await table.page.keyboard.up('Enter');
  await hold(table.page, 'Escape', 30);
  await table.toBeAt('box');
});

test('a key of the canvas that comes up in a dialog is not down for ever', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 1, seats: 3, seed: 5 });
  await table.untilAsked();
  await table.lookAtPicture();
  await table.rest();
  await new Arrows(table).reach('table.pass');
  const { keyboard } = table.page;
  const own = table.page.locator('#own');
  await keyboard.down('Enter');
  await expect(own).toBeVisible();
  await hold(table.page, 'Enter', 5);
  await keyboard.up('Enter');
  await keyboard.press('Escape');
  await table.dialogToClose('own');
  await table.rest();
  await keyboard.press('Enter');
  await expect(own).toBeVisible();
  await keyboard.press('Escape');
  await table.dialogToClose('own');
  // The same of a key that opens the book, which has the focus then.
  for (let times = 0; times < 2; ++times) {
    await table.lookAtPicture();
    await keyboard.down('h');
    await expect(table.page.locator('#book')).toBeVisible();
    await keyboard.up('h');
    await table.page.locator('#book-close').click();
    await table.dialogToClose('book');
    await table.rest();
  }
});

test('Enter that ends the conversion of Japanese submits nothing', async ({ sit }) => {
  const table = await sit();
  await table.press('box.link');
  await table.toBeAt('paste');
  const presses = await pressesOf(table);
  const field = table.field('link');
  await field.fill('けん');
  await field.evaluate((node) => {
    for (const type of ['compositionstart', 'compositionend']) node.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
    for (const key of ['Enter', 'Escape'])
      node.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, keyCode: 229, which: 229, bubbles: true, cancelable: true }));
  });
  await table.rest();
  await table.toBeAt('paste');
  await expect(field).toHaveValue('けん');
  expect(await presses()).toEqual([]);
});

test('a tap too many does not leave the result', async ({ sit }) => {
  const table = await sit(phone);
  await table.open(`#m=${finished('wicked').code}`);
  await table.toBeAt('end');
  const seenSince = () => table.page.evaluate(() => Number(document.documentElement.dataset.since));
  const since = (ms) => table.page.evaluate((later) => { document.documentElement.dataset.since = String(performance.now() + later); }, ms);
  await expect.poll(seenSince, { message: 'the result has been painted' }).toBeLessThan(Infinity);
  await since(60_000);
  const presses = await pressesOf(table);
  await table.tap('end.rematch');
  await table.rest();
  expect(await presses()).toEqual([]);
  await since(-1000);
  await table.tap('end.rematch');
  await expect.poll(presses).toEqual(['end.rematch']);
});

test('a double click begins a match, and does nothing in it', { tag: '@nightly' }, async ({ sit }) => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 640, height: 480 }]) {
    const table = await sit({ viewport, hasTouch: true });
    await table.press('box.play.wicked');
    await table.toBeAt('setup');
    for (const seat of [0, 1, 2]) await table.press(`setup.kind.${seat}.0`);
    await table.rest();
    const start = await table.middle('setup.start');
    await table.page.mouse.dblclick(...start);
    await table.toBeAt('handover');
    await table.rest();
    await table.toBeAt('handover');
    await table.page.mouse.dblclick(...await table.middle('handover.take'));
    await table.toBeAt('table');
    await table.rest();
    await table.tap('bid.piece.2');
    const [x, y] = await table.middle('bid.close');
    await table.page.touchscreen.tap(x, y);
    await table.page.waitForTimeout(120);  // what makes a double tap
    await table.page.touchscreen.tap(x, y);
    await table.toBeAt('handover');
    await table.rest();
    await table.toBeAt('handover');
    await expect(table.page.locator('#own')).not.toBeVisible();
    await expect(table.asked).toHaveText(textOf('app.handover.pass', { seat: 'Player 2' }));
  }
});

// Runs by day where most presses are made, and briefly.
const byDay = ['table'];

for (const [place, reach] of Object.entries(places))
  test(`keys and taps down and up in any order press what was seen, once: ${place}`, byDay.includes(place) ? {} : { tag: '@nightly' }, async ({ sit }) => {
    const table = await sit({ ...phone, isMobile: false });
    await table.setSpeed('instant');
    await reach(table);
    await table.rest();
    const watched = await watchPresses(table);
    await fidget(table, dice(3), nightly ? 400 : 80);
    const { acts, faults } = await watched();
    // How many there are depends on how quickly the page answers.
    expect(acts, 'something is pressed at all').toBeGreaterThan(15);
    expect(faults).toEqual([]);
  });

test('on a small phone everybody\'s points stand above the button, though the title may take a second line', async ({ sit }) => {
  const table = await sit(phone);
  await table.open(`#m=${finished('haratama').code}`);
  await table.toBeAt('end');
  await expect(table.page.locator('.podium')).toBeVisible();
  const room = () => table.page.evaluate(() => {
    const line = parseFloat(getComputedStyle(document.getElementById('page-title')).lineHeight);
    const lowest = Math.max(...[...document.querySelectorAll('.podium .soft')].map((points) => points.getBoundingClientRect().bottom));
    return document.querySelector('.next').getBoundingClientRect().top - lowest - line;
  });
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
