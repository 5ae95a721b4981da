// Back and Forward, the address, and what else of the browser leads through the page.
import { finished } from './lib/codes.mjs';
import { remembering } from './lib/documents.mjs';
import { expect, test, unpainted } from './lib/site.mjs';
import { test as hosted } from './lib/host.mjs';

test.use(unpainted);
hosted.use(unpainted);

const sitDown = (sit, options) => sit({ lack: remembering('en'), ...options });

// Goes by the browser's own buttons. A step within a page loads nothing.
async function step(table, method, screen) {
  await table.page.evaluate((name) => history[name](), method);
  await table.toBeAt(screen);
}
const back = (table, screen) => step(table, 'back', screen);
const forward = (table, screen) => step(table, 'forward', screen);

async function open(table, key, screen) {
  await table.press(key);
  await table.toBeAt(screen);
}

const name = (table) => new URL(table.page.url()).pathname.split('/').at(-1);

// The browser's own list: whether what is shown has an entry beneath it that is of the page.
async function entriesBeneath(table) {
  const client = await table.page.context().newCDPSession(table.page);
  const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
  return entries.slice(0, currentIndex).filter(({ url }) => url.startsWith(table.site)).length;
}

// Each way: where it begins, and what is pressed for which screen. Back leads from each to the one before, except where
// something has taken its place.
const plainWays = {
  'the menu': [['menu.open', 'menu']],
  'the list of keys, in place of the menu': [['menu.open', 'menu'], ['menu.keys', 'keys', 'box']],
  'the statistics, in place of the menu': [['menu.open', 'menu'], ['menu.statistics', 'statistics', 'box']],
  'a link': [['box.link', 'paste']],
  'a set-up and its menu': [['box.play.ruin', 'setup'], ['menu.open', 'menu']],
  'the lessons': [['box.learn.ruin', 'learn']],
};

test('Back and Forward lead through the box, the set-up and their dialogs', async ({ sit }) => {
  const table = await sitDown(sit);
  for (const [what, steps] of Object.entries(plainWays)) {
    const places = ['box'];
    for (const [key, screen, from] of steps) {
      if (from) places.splice(places.indexOf(from) + 1);
      await open(table, key, screen);
      places.push(screen);
    }
    for (let i = places.length - 2; i >= 0; --i) await test.step(`${what}: back to ${places[i]}`, () => back(table, places[i]));
    for (let i = 1; i < places.length; ++i) await test.step(`${what}: forward to ${places[i]}`, () => forward(table, places[i]));
    for (let i = places.length - 2; i >= 0; --i) await back(table, places[i]);
  }
  expect(name(table)).toBe('');
});

test('Back closes what lies over a table, then leads to the box; the match is kept, and Forward leads to it again', async ({ sit }) => {
  const table = await sitDown(sit);
  await table.startMatch({ people: 2, seats: 3, seed: 7 });
  await table.take();
  await table.untilAsked();
  for (const [key, screen] of [['menu.open', 'menu'], ['table.log', 'log'], ['table.scores', 'scores']]) {
    await open(table, key, screen);
    await back(table, 'table');
    await forward(table, screen);
    await open(table, 'dialog.close', 'table');
  }
  await open(table, 'menu.open', 'menu');
  await open(table, 'menu.afar', 'afar');
  await back(table, 'table');
  await table.press('table.pass');
  await expect(table.page.locator('#own')).toBeVisible();
  await table.page.evaluate(() => history.back());
  await expect(table.page.locator('#own')).toBeHidden();
  await table.toBeAt('table');
  await back(table, 'box');
  await expect.poll(() => table.kept()).toHaveLength(1);
  await table.page.evaluate(() => history.forward());
  await expect.poll(() => table.screen()).toMatch(/table|handover/);
  await back(table, 'box');
});

test('Back leads from lesson to lessons, and out of review and replay to the end of the match', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sitDown(sit);
  await table.press('box.learn.wicked');
  await table.until(({ buttons }) => buttons.includes('learn.guide'), 'the lessons are here');
  await open(table, 'learn.guide', 'lesson');
  await back(table, 'learn');
  await back(table, 'box');

  await table.open(`#m=${finished('wicked').code}`);
  await table.toBeAt('end');
  await open(table, 'end.review', 'review');
  await back(table, 'end');
  await forward(table, 'review');
  await back(table, 'end');
  await open(table, 'end.replay', 'replay');
  await open(table, 'table.log', 'log');
  await back(table, 'replay');
  await open(table, 'replay.eyes', 'eyes');
  await back(table, 'replay');
  await back(table, 'end');
  await forward(table, 'replay');
  await back(table, 'end');
  await back(table, 'box');
});

test('Back never leaves the site from the middle of a match, nor after a reload', async ({ sit }) => {
  const table = await sitDown(sit);
  await table.startMatch({ people: 1, seats: 3, seed: 7 });
  await table.move();
  await table.untilAsked();
  expect(await entriesBeneath(table)).toBeGreaterThan(0);
  await table.reload();
  const { asked } = await table.untilAsked();
  await table.page.mouse.click(5, 5);
  await expect.poll(() => entriesBeneath(table)).toBeGreaterThan(0);
  await back(table, 'box');
  await table.page.evaluate(() => history.forward());
  await table.toBeAt('table');
  expect((await table.untilAsked()).asked).toBe(asked);

  // In a window that opens with the match that was played last, too.
  const other = await table.secondTab();
  await other.toBeAt('elsewhere');
  await other.press('elsewhere.here');
  await other.toBeAt('table');
  await other.page.mouse.click(5, 5);
  await expect.poll(() => entriesBeneath(other)).toBeGreaterThan(0);
  await back(other, 'box');
});

test('the address is the page of the game that is open, and a copy of it opens that game', async ({ sit }) => {
  const table = await sitDown(sit);
  await expect.poll(() => name(table)).toBe('');
  await open(table, 'box.play.haratama', 'setup');
  await expect.poll(() => name(table)).toBe('haratama.html');
  const copied = table.page.url();
  await open(table, 'menu.open', 'menu');
  await expect.poll(() => name(table)).toBe('haratama.html');
  await open(table, 'dialog.close', 'setup');
  await table.press('setup.start');
  await table.untilAsked();
  await expect.poll(() => name(table)).toBe('haratama.html');
  await table.leaveToBox();
  await expect.poll(() => name(table)).toBe('');

  const elsewhere = await sit();
  await elsewhere.page.goto(copied);
  await elsewhere.ready();
  await elsewhere.toBeAt('setup');
  await expect(elsewhere.words).toContainText('Haratama');
});

const places = {
  'the set-up': { steps: [['box.play.ruin', 'setup']] },
  'the lessons': { steps: [['box.learn.ruin', 'learn']], tag: '@nightly' },
  'the menu of the box': { steps: [['menu.open', 'menu']], tag: '@nightly' },
  'the log of a match': { steps: [['box.play.ruin', 'setup'], ['setup.start', 'table'], ['table.log', 'log']], tag: '@nightly' },
};
for (const [what, { steps, tag = [] }] of Object.entries(places))
  test(`a page that is loaded again stays where it was: ${what}`, { tag }, async ({ sit }) => {
    const table = await sitDown(sit);
    for (const [key, screen] of steps) await open(table, key, screen);
    const address = table.page.url();
    await table.reload();
    await table.toBeAt(steps.at(-1)[1]);
    expect(table.page.url()).toBe(address);
    await table.page.locator('h1:visible').last().click();  // somewhere, since browsers pass over what a page does by itself
    await table.page.evaluate(() => history.back());
    await expect.poll(() => table.screen()).not.toBe(steps.at(-1)[1]);
    expect(table.page.url().startsWith(table.site)).toBe(true);
  });

test('Ctrl+Z takes a move back, but not where somebody types', async ({ sit }) => {
  const table = await sitDown(sit);
  await table.startMatch({ game: 'ruin', people: 1, seed: 1 });
  const { moves } = await table.untilAsked();
  await table.move();
  await table.until(({ buttons }) => !moves.every((id) => buttons.includes(id)), 'the move is made');
  await table.page.keyboard.press('Control+z');
  await table.until(({ buttons }) => moves.every((id) => buttons.includes(id)), 'the same moves are offered again');

  await table.leaveToBox();
  await open(table, 'box.play.ruin', 'setup');
  const field = table.field('name 0');
  await field.fill('');
  await field.pressSequentially('Ann');
  await table.page.keyboard.press('Control+z');
  expect(await field.inputValue()).not.toBe('Ann');
});

const link = `http://elsewhere/#r=${finished('wicked').code}`;

// Pastes a text, or drops it on the middle of the window, as the browser tells the page.
const paste = (table, text) => table.page.evaluate((pasted) => {
  const data = new DataTransfer();
  data.setData('text/plain', pasted);
  (document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}, text);

const drop = (table, { text, file }) => table.page.evaluate(([dropped, content]) => {
  const data = new DataTransfer();
  if (content) data.items.add(new File([content], 'kairo.txt', { type: 'text/plain' }));
  else data.setData('text/plain', dropped);
  const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    if (!event.defaultPrevented) throw new Error(`${type} is left to the browser, which would leave the page`);
  }
}, [text, file]);

test('a link that is pasted anywhere but in a field is opened, and so is a text or a file that is dropped', async ({ sit }) => {
  const table = await sitDown(sit);
  await paste(table, `Look at this: ${link}`);
  await table.toBeAt('replay');
  await back(table, 'box');
  await drop(table, { text: link });
  await table.toBeAt('replay');
  await back(table, 'box');
  await drop(table, { file: `Our match\n${link}` });
  await table.toBeAt('replay');
  await back(table, 'box');

  await open(table, 'box.play.ruin', 'setup');
  await table.field('name 0').focus();
  await paste(table, link);
  await table.rest();
  expect(await table.screen()).toBe('setup');
});

hosted('in a frame nothing touches the history of the page around, and Back is its own', async ({ host }) => {
  const page = await host('<button>Host</button><iframe src="SITE/embed.html" width="640" height="480" title="Kairo"></iframe>');
  const table = await page.table();
  await page.page.evaluate(() => {
    history.pushState({ own: 1 }, '', '#one');
    window.went = [];
    addEventListener('popstate', ({ state }) => window.went.push(state?.own ?? 0));
  });
  const length = () => page.page.evaluate(() => history.length);
  const before = await length();
  await table.setSpeed('instant');
  await open(table, 'box.play.ruin', 'setup');
  await open(table, 'setup.back', 'box');
  await table.startMatch({ game: 'ruin', people: 1, seed: 1 });
  await table.move();
  await table.untilAsked();
  await open(table, 'table.log', 'log');
  await open(table, 'dialog.close', 'table');
  await table.press('table.pass');
  await table.press('pass.done');
  await table.dialogToClose('own');
  await table.press('menu.open');
  await table.press('menu.help');
  await expect(table.page.locator('#book')).toBeVisible();
  await page.page.keyboard.press('Escape');
  await table.toBeAt('table');
  expect(await length()).toBe(before);

  await page.page.evaluate(() => history.back());
  await expect.poll(() => page.page.evaluate(() => window.went)).toEqual([0]);
  expect(await table.screen()).toBe('table');
});
