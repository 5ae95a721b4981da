// Every document at every size, and what everybody expects of a page: keyboard, enlarging, forced colours, scrolling.
import { games } from './lib/codes.mjs';
import { remembering, seeAfterwards, seeBox, seeConflict, seeElsewhere, seeEnd, seeGame, seeTable } from './lib/documents.mjs';
import { faults } from './lib/faults.mjs';
import { faultsAt, sizes } from './lib/layout.mjs';
import { expect, nightly, test, unpainted } from './lib/site.mjs';

test.use(unpainted);

// Takes by day the sizes where most can go wrong, and the first game of each walk.
const { phone, frame, desk } = sizes;
const chosen = nightly ? sizes : { phone, frame, desk };

const walks = {
  'the box and what a newcomer sees': seeBox,
  ...Object.fromEntries(games.map((game) => [`the set-up and the lessons of ${game}`, (table, look) => seeGame(table, look, game)])),
  'a table and what lies over it': seeTable,
  'links that contradict each other': seeConflict,
  'a match that is open elsewhere': seeElsewhere,
  ...Object.fromEntries(games.map((game) => [`the end of ${game}`, async (table, look) => {
    await seeEnd(table, look, game);
    if (game === 'wicked') await seeAfterwards(table, look);
  }])),
};

// Measures each document that a walk leads to; `more` is what else is asked of each.
async function measure(table, walk, { within = chosen, options, more = async () => [] }) {
  const found = [];
  await walk(table, async (what, { page } = table) => {
    for (const [size, viewport] of Object.entries(within))
      found.push(...(await faultsAt(page, viewport, options)).map((fault) => `${what}, ${size}: ${fault}`));
    found.push(...(await more(page, what)));
  });
  expect(found).toEqual([]);
}

// Checks all rules in the dark; only the colours differ in the light.
async function axeFaults(page, what) {
  const impacts = ['minor', 'moderate', 'serious', 'critical'];
  const found = (await faults(page, undefined, impacts)).map((fault) => `${what}: ${fault}`);
  await page.evaluate(() => { document.documentElement.dataset.theme = 'light'; });
  found.push(...(await faults(page, ['color-contrast'], impacts)).map((fault) => `${what}, in the light: ${fault}`));
  await page.evaluate(() => { document.documentElement.dataset.theme = 'dark'; });
  return found;
}

// The languages that are measured by day.
const byDay = {
  'the box and what a newcomer sees': ['ja'],
  'the set-up and the lessons of wicked': ['en'],
};
for (const [what, walk] of Object.entries(walks)) {
  for (const language of ['en', 'ja'])
    test(`nothing is cut off, covered, small or on top of another: ${what}, ${language}`, { tag: byDay[what]?.includes(language) ? [] : '@nightly' }, async ({ sit }) => {
      const table = await sit({ lack: remembering(language), viewport: phone });
      await measure(table, walk, { more: axeFaults });
    });
  // The setting is of one window.
  if (walk !== seeElsewhere) test(`with text twice as large nothing is cut off or on top of another: ${what}`, { tag: '@nightly' }, async ({ sit }) => {
    const table = await sit({ lack: remembering('en'), viewport: phone });
    const client = await table.page.context().newCDPSession(table.page);
    await client.send('Page.enable');
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect.poll(() => table.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await measure(table, walk, { within: { phone, desk }, options: { text: 2 } });
  });
}

// --- the keyboard ---

const focused = (table) => table.page.evaluate(() => document.activeElement?.dataset?.key ?? document.activeElement?.id ?? '');

// Walks by Tab alone, as somebody would who cannot point.
async function tabTo(table, key, press = 'Tab') {
  for (let i = 0; i < 80; ++i) {
    if (await focused(table) === key) return;
    await table.page.keyboard.press(press);
  }
  expect(await focused(table), `Tab reaches ${key}`).toBe(key);
}

test('a page that follows the table has the focus, though what had it is gone', async ({ sit }) => {
  const table = await sit({ lack: remembering('en') });
  await table.startMatch({ people: 1, seats: 3, seed: 3 });
  await table.untilAsked();
  await table.page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await table.page.goBack();
  await expect(table.page.locator('#page-title')).toBeFocused();
});

test('from the box to the first move by Tab, arrows, Enter and Space; a dialog takes the focus and gives it back', async ({ sit }) => {
  const table = await sit({ lack: remembering('en'), viewport: desk });
  const { keyboard } = table.page;
  await tabTo(table, 'menu.open');
  await keyboard.press('Enter');
  await table.toBeAt('menu');
  const inDialog = () => table.page.evaluate(() => document.activeElement.closest('dialog')?.id);
  expect(await focused(table), 'readers say its name alone').toBe('dialog-title');
  for (let i = 0; i < 5; ++i) await keyboard.press('Tab');
  expect(await inDialog()).toBe('dialog');
  await keyboard.press('Escape');
  await table.toBeAt('box');
  await expect.poll(() => focused(table)).toBe('menu.open');

  await tabTo(table, 'box.play.wicked');
  await keyboard.press('Enter');
  await table.toBeAt('setup');
  // A choice of one is one stop, and the arrows choose.
  await tabTo(table, 'setup.seats.0');
  await keyboard.press('ArrowRight');
  await expect.poll(() => focused(table)).toBe('setup.seats.1');
  await table.until(({ pressed, buttons }) => pressed.includes('setup.seats.1') && buttons.includes('setup.kind.3.0'), 'four play');
  await keyboard.press('Tab');
  expect(await focused(table)).not.toMatch(/^setup\.seats/);
  await tabTo(table, 'setup.start');
  await keyboard.press('Space');
  await table.toBeAt('table');
  const { moves } = await table.untilAsked();
  const fold = await table.foldOf(table.page.locator(`#words [data-key="${moves[0]}"]`));
  await tabTo(table, fold);
  await keyboard.press('Enter');
  await tabTo(table, moves[0]);
  // The move cannot be taken back.
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await table.until(({ log }) => log.length > 0, 'the move is made');
});

test('a name that is typed where it stands is the name at the table', async ({ sit }) => {
  const table = await sit({ lack: remembering('en') });
  await table.press('box.play.ruin');
  await table.toBeAt('setup');
  await table.field('name 0').fill('');
  await table.field('name 0').pressSequentially('Zoë');
  await table.press('setup.start');
  expect((await table.untilAsked()).all).toContain('Zoë');
});

test('a number that two buttons change is spoken at each press', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: remembering('en') });
  await table.press('box.play.haratama');
  await table.press('setup.option.end.1');
  const number = table.page.getByRole('status').filter({ hasText: /^\d+$/ });
  await expect(number).toHaveText('200');
  await table.press('setup.option.limit.less');
  await expect(number).toHaveText('190');
});

// --- the browser's ways ---

test('in forced colours what is chosen and what has the focus is seen', async ({ sit }) => {
  const table = await sit({ lack: remembering('en'), forcedColors: 'active', viewport: desk });
  await table.press('box.play.wicked');
  await table.toBeAt('setup');
  const looks = (key) => table.page.evaluate((wanted) => {
    const label = document.querySelector(`#page [data-key="${wanted}"]`).closest('label');
    const input = label.querySelector('input');
    const of = (node, pseudo) => (({ backgroundColor, borderColor, borderWidth, outlineStyle, outlineColor, boxShadow, appearance, content, color }) => [backgroundColor, borderColor, borderWidth, outlineStyle, outlineColor, boxShadow, appearance, content, color])(getComputedStyle(node, pseudo));
    return JSON.stringify([of(label), of(label, '::before'), of(label, '::after'), of(input), input.getBoundingClientRect().width > 8 && getComputedStyle(input).opacity !== '0' ? input.checked : null]);
  }, key);
  await table.page.locator('#page-title').focus();
  expect(await looks('setup.seats.0'), 'chosen or not').not.toBe(await looks('setup.seats.1'));
  await table.page.locator('#page [data-key="setup.seats.0"]').focus();
  await table.page.keyboard.press('ArrowRight');
  await table.until(({ pressed }) => pressed.includes('setup.seats.1'), 'four play');
  const withFocus = await looks('setup.seats.1');
  await table.page.locator('#page-title').focus();
  expect(await looks('setup.seats.1'), 'with focus or without').not.toBe(withFocus);
  const start = table.page.locator('#page [data-key="setup.start"]');
  await tabTo(table, 'setup.start');
  await expect(start).not.toHaveCSS('outline-style', 'none');
});

test('where motion is not wanted, none is seen', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ reducedMotion: 'reduce', lack: () => {
    window.moved = [];
    document.startViewTransition = (change) => {
      window.moved.push('view transition');
      change();
      return { finished: Promise.resolve(), ready: Promise.resolve(), updateCallbackDone: Promise.resolve() };
    };
    // A part that only fades does not move.
    const moves = ({ effect }) => effect.getTiming().duration > 0 && effect.getKeyframes().some((frame) => ['transform', 'translate', 'scale', 'rotate'].some((name) => name in frame));
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) => {
        if (target.getAnimations().some(moves)) window.moved.push(`${type}: ${target.localName}.${target.className}`);
      }, true);
  } });
  await table.press('box.play.ruin');
  await table.toBeAt('setup');
  await table.press('menu.open');
  await table.toBeAt('menu');
  await table.press('dialog.close');
  await table.toBeAt('setup');
  await table.press('setup.back');
  await table.toBeAt('box');
  expect(await table.page.evaluate(() => window.moved)).toEqual([]);
});

test('the wheel scrolls every page and dialog that is longer than the window, and the last of it is reached', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: remembering('en'), viewport: frame });
  const { mouse } = table.page;
  const scrolled = () => table.page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const tall = [document.scrollingElement, ...(dialog ? [dialog, ...dialog.querySelectorAll('*')] : [])].filter((node) => node.scrollHeight > node.clientHeight + 2 && /auto|scroll|visible/.test(getComputedStyle(node).overflowY));
    const node = dialog ? tall.find((one) => dialog.contains(one) && /auto|scroll/.test(getComputedStyle(one).overflowY)) : document.scrollingElement;
    return { top: node?.scrollTop ?? 0, rest: node ? node.scrollHeight - node.clientHeight - node.scrollTop : 0 };
  });
  const expectToScroll = async (what) => {
    await mouse.move(frame.width / 2, frame.height / 2);
    expect((await scrolled()).rest, `${what} is longer than the window`).toBeGreaterThan(10);
    await mouse.wheel(0, 5000);
    await expect.poll(async () => (await scrolled()).rest, { message: `${what} is scrolled to its end` }).toBeLessThan(3);
    await mouse.wheel(0, -5000);
    await expect.poll(async () => (await scrolled()).top).toBe(0);
  };
  await expectToScroll('box');
  await table.press('box.play.wicked');
  await table.toBeAt('setup');
  await expectToScroll('set-up');
  await table.press('menu.open');
  await table.toBeAt('menu');
  await expectToScroll('menu');
  await table.press('menu.keys');
  await table.toBeAt('keys');
  await expectToScroll('keys');
});

test('the words of a page can be selected', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: remembering('en'), viewport: desk });
  await expect(table.page.locator('.card > p').first()).not.toHaveCSS('user-select', 'none');
  await table.page.evaluate(() => getSelection().selectAllChildren(document.getElementById('page')));
  expect(await table.page.evaluate(() => getSelection().toString())).toContain('In the Ruin');
});
