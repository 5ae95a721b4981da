// A good citizen of the browser: no key, wheel or gesture that is not its own.
import { expect, test, unpainted } from './lib/site.mjs';

test.use(unpainted);

test('L, M and Escape open and close, U takes back', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ game: 'ruin', people: 1, seed: 1 });
  const { moves } = await table.untilAsked();
  await table.lookAtPicture();
  for (const [key, screen] of [['l', 'log'], ['m', 'menu']]) {
    await table.page.keyboard.press(key);
    await table.toBeAt(screen);
    await table.page.keyboard.press('Escape');
    await table.toBeAt('table');
  }
  await table.move();
  const next = await table.untilAsked();
  expect(next.moves).not.toEqual(moves);
  await table.lookAtPicture();
  await table.page.keyboard.press('u');
  await table.until(({ buttons }) => moves.every((id) => buttons.includes(id)), 'the same moves are offered again');
});

test('Tab leaves the canvas for the words, and comes back', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3 });
  await table.page.locator('#canvas').focus();
  await table.page.keyboard.press('Tab');
  const focused = () => table.page.evaluate(() => document.activeElement.closest('#words') ? 'words' : document.activeElement.id);
  expect(await focused()).toBe('words');
  await expect(table.words).toBeInViewport();
  await table.page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('canvas');
});

test('wheel and the browser\'s own shortcuts are left to the browser', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3 });
  await table.page.locator('#canvas').focus();
  const prevented = await table.page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const tell = (event) => {
      canvas.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const key = (code, more = {}) => tell(new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true, ...more }));
    return {
      wheel: tell(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })),
      F5: key('F5'),
      F12: key('F12'),
      Tab: key('Tab'),
      'Ctrl+R': key('r', { ctrlKey: true }),
      'Ctrl+F': key('f', { ctrlKey: true }),
      'Meta+L': key('l', { metaKey: true }),
    };
  });
  expect(Object.entries(prevented).filter(([, yes]) => yes)).toEqual([]);
});

test('focus stays in the words when they change', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 1, seats: 3, seed: 8 });
  await table.move();
  await table.untilAsked();
  expect(await table.page.evaluate(() => document.activeElement.closest('#words') !== null)).toBe(true);
});

test('a text that is being typed stays while the rest of the screen changes', async ({ sit }) => {
  const table = await sit();
  await table.press('box.play.wicked');
  const name = table.field('name 0');
  await name.fill('Ann');
  await table.page.evaluate(() => document.querySelector('[data-key="setup.seats.1"]').click());
  await table.until(({ buttons }) => buttons.includes('setup.kind.3.0'), 'there is a fourth seat');
  await expect(name).toHaveValue('Ann');
  await name.press('Tab');
  await table.press('setup.start');
  await table.until(({ screen, all }) => screen === 'table' && all.includes('Ann'), 'the name is at the table');
});
