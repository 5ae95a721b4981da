// The canvas really draws, rests when nothing changes, and comes back when its context is lost.
import { expect, nightly, test } from './lib/site.mjs';
import { coloursOf, layoutShift } from './lib/pixels.mjs';
import { textOf } from './lib/texts.mjs';

test('the box comes without a jump, WebGL 2 is on, and the compositor shows a table', async ({ sit, page }) => {
  const table = await sit({ deviceScaleFactor: 1 });
  expect(await layoutShift(table.page)).toBe(0);
  await table.startMatch({ people: 3 });
  await table.rest();
  const context = await table.page.evaluate(() => {
    const gl = document.getElementById('canvas').getContext('webgl2');
    return gl && { lost: gl.isContextLost(), width: gl.drawingBufferWidth, height: gl.drawingBufferHeight };
  });
  expect(context).toEqual({ lost: false, width: 640, height: 480 });
  expect(await coloursOf(page, await table.page.screenshot())).toBeGreaterThan(500);
});

const ratios = nightly ? [0.67, 0.75, 0.8, 0.9, 1.1, 1.25, 1.3, 1.5, 1.7, 2, 2.625] : [0.9];

for (const ratio of ratios)
  test(`the picture has exactly the pixels of a screen that is enlarged ${ratio} times`, { tag: '@nightly' }, async ({ sit }) => {
    const table = await sit({ viewport: { width: 361, height: 643 }, deviceScaleFactor: ratio });
    const pixels = () => table.page.evaluate(() => [document.getElementById('canvas').width, document.getElementById('canvas').height]);
    await expect.poll(pixels).toEqual([Math.round(361 * ratio), Math.round(643 * ratio)]);
  });

test('nothing is drawn while nothing changes', async ({ sit }) => {
  const table = await sit();
  await table.rest();
  await table.press('box.play.wicked');
  await table.toBeAt('setup');
  await table.rest();
  for (const seat of [1, 2]) await table.press(`setup.kind.${seat}.0`);
  await table.press('setup.start');
  await table.toBeAt('handover');
  await table.rest();
  await table.take();
  await table.rest();
  // Nor by anything that comes round more seldom.
  const drawn = await table.page.evaluate(async () => {
    const before = window.kairo.frames();
    await new Promise((done) => setTimeout(done, 3000));
    return window.kairo.frames() - before;
  });
  expect(drawn).toBe(0);
});

test('a lost graphics context is made anew and shows the same', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3 });
  const before = await table.picture();
  await table.page.evaluate(() => {
    window.lose = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.lose.loseContext();
  });
  await expect.poll(() => table.page.evaluate(() => document.getElementById('canvas').getContext('webgl2').isContextLost())).toBe(true);
  await table.page.evaluate(() => window.lose.restoreContext());
  await expect.poll(async () => (await table.picture()).equals(before)).toBe(true);
});

const lose = ({ page }) => page.evaluate(() => {
  window.lose ??= document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
  window.lose.loseContext();
});
const giveBack = ({ page }) => page.evaluate(() => window.lose.restoreContext());

test('a picture that is lost for good gives way to the words, until it is given back', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 4 });
  await table.untilAsked();
  const note = table.page.locator('#words-note');
  await lose(table);
  await expect(note).toContainText(textOf('page.lost_picture'), { timeout: 15_000 });
  await expect(table.asked).toBeInViewport();
  const before = (await table.mirror()).asked;
  await table.move();
  await table.untilAsked();
  expect((await table.mirror()).asked).not.toBe(before);
  await giveBack(table);
  await expect(note).toBeEmpty();
  await expect(table.page.locator('#canvas')).toBeInViewport();
  await expect.poll(async () => coloursOf(table.page, await table.picture())).toBeGreaterThan(100);
});

test('a context that is lost as it is made is used once it is given back', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      const context = getContext.call(this, kind, ...rest);
      if (kind === 'webgl2' && !window.lose) {
        window.lose = context.getExtension('WEBGL_lose_context');
        window.lose.loseContext();
      }
      return context;
    };
  } });
  await table.startMatch({ people: 3 });
  const note = table.page.locator('#words-note');
  await expect(note).toContainText(textOf('page.lost_picture'));
  await giveBack(table);
  await expect(note).toBeEmpty();
  await expect.poll(async () => coloursOf(table.page, await table.picture())).toBeGreaterThan(100);
});

test('a browser that refuses a context once is asked again for the next table', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    window.refuses = true;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === 'webgl2' && window.refuses ? null : getContext.call(this, kind, ...rest);
    };
  } });
  await table.startMatch({ people: 3 });
  const note = table.page.locator('#words-note');
  await expect(note).toContainText(textOf('page.no_picture'));
  await table.leaveToBox();
  await table.page.evaluate(() => { window.refuses = false; });
  await table.startMatch({ people: 3 });
  await expect(note).toBeEmpty();
});

// Makes a move, loses the graphics context in its midst, and gives it back some frames later. True when something was moving
// all the while.
const loseContextAfter = (move) => new Promise((done) => {
  const canvas = document.getElementById('canvas');
  const lose = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
  const moving = () => document.querySelector('[data-key="table.hand_over"]') === null;
  canvas.addEventListener('webglcontextlost', () => {
    const from = window.kairo.frames();
    const wait = () => (window.kairo.frames() < from + 3 ? requestAnimationFrame(wait) : lose.restoreContext());
    wait();
  });
  canvas.addEventListener('webglcontextrestored', () => done(moving()));
  const from = window.kairo.frames();
  const button = document.querySelector(`[data-key="${move}"]`);
  for (let presses = button.matches('.final') ? 2 : 1; presses > 0; --presses) button.click();
  const begun = () => (window.kairo.frames() < from + 2 ? requestAnimationFrame(begun) : lose.loseContext());
  begun();
});

const bid = 'move:bid 1 -';
const make = (move) => {
  const button = document.querySelector(`[data-key="${move}"]`);
  for (let presses = button.matches('.final') ? 2 : 1; presses > 0; --presses) button.click();
};

// A table where the next bid is the last one, so that all are revealed.
async function beforeReveal(sit, options) {
  const table = await sit(options);
  await table.setSpeed('calm');
  await table.startMatch({ people: 3, seed: 9 });
  for (let seat = 0; seat < 2; ++seat) await table.move(() => bid);
  await table.untilAsked();
  return table;
}

test('a graphics context that is lost in mid-animation comes back to the same picture', { tag: '@nightly' }, async ({ sit }) => {
  const reveal = async (disturb) => {
    const table = await beforeReveal(sit, { reducedMotion: 'no-preference' });
    if (disturb) expect(await table.page.evaluate(loseContextAfter, bid), 'still moving').toBe(true);
    else await table.page.evaluate(make, bid);
    await table.until(({ buttons }) => buttons.includes('table.hand_over'), 'the reveal is over');
    return table.picture();
  };
  const undisturbed = await reveal(false);
  expect((await reveal(true)).equals(undisturbed)).toBe(true);
});

// The clock of the page goes on only when the test says so: how fast the machine draws makes no difference.
test('with reduced motion a reveal is there at once', { tag: '@nightly' }, async ({ sit }) => {
  const lasts = async (reducedMotion) => {
    const table = await beforeReveal(sit, { reducedMotion });
    const { clock } = table.page;
    await clock.install();
    await clock.pauseAt(Date.now() + 1000);
    await table.page.evaluate(make, bid);
    let tenths = 0;
    for (; !(await table.mirror()).buttons.includes('table.hand_over'); ++tenths) await clock.runFor(100);
    return tenths;
  };
  const still = await lasts('reduce');
  const moving = await lasts('no-preference');
  expect(still, 'tenths of a second').toBeLessThan(moving / 2);
});
