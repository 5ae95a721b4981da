// For people who read the table, hear it, enlarge it or have only a keyboard.
import { finished } from './lib/codes.mjs';
import { faults } from './lib/faults.mjs';
import { expect, test, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';
import { patternOf, textOf } from './lib/texts.mjs';
import { tour } from './lib/tour.mjs';

test.use(unpainted);

async function showWords(table) {
  await table.press('menu.open');
  await table.press('menu.words');
  await table.press('dialog.close');
  await table.toBeAt('box');
}

// Checks all rules in the dark; only the colours differ in the light.
async function expectNoFaults(page, what) {
  expect(await faults(page), what).toEqual([]);
  const html = page.locator('html');
  const theme = await html.getAttribute('data-theme');  // the tour chooses the light at last
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await faults(page, ['color-contrast']), `${what}, in the light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', theme);
}

// By day each document is asked of by pages.spec.mjs.
test('axe finds nothing serious on any screen, in the dark or in the light', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ viewport: { width: 1000, height: 600 } });
  await showWords(table);
  await tour(table, async (what) => {
    await expectNoFaults(table.page, what);
    expect((await table.mirror()).all, what).not.toContain('⟦');
  });
});

for (const page of ['publish.html', 'developers.html', 'embed.html?game=ruin'])
  test(`axe finds nothing serious on ${page}, in the dark or in the light`, { tag: page === 'publish.html' ? [] : '@nightly' }, async ({ browser, site }) => {
    const context = await browser.newContext({ colorScheme: 'dark', locale: 'en-GB' });
    const tab = await context.newPage();
    await tab.goto(site + page);
    await expect(tab.locator('h1').first()).toHaveText(/./);
    await expectNoFaults(tab, page);
    await context.close();
  });

// Elements that stick out of the window at its right, or are cut off within themselves.
const outside = () => {
  const wide = document.documentElement.clientWidth;
  const shown = [...document.querySelectorAll('#page, #page *, #words, #words *, dialog[open], dialog[open] *')].filter((node) => node.getClientRects().length > 0);
  const wordsAreHidden = document.getElementById('words').clientWidth <= 1;
  const hidden = (node) => node.closest('#words-news, [hidden], svg') || (wordsAreHidden && node.closest('#words'));
  return shown.filter((node) => !hidden(node)).filter((node) => {
    const box = node.getBoundingClientRect();
    const cut = node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0 && node.localName !== 'textarea';
    return box.right > wide + 0.5 || box.left < -0.5 || cut;
  }).map((node) => `${node.localName}#${node.id} ${node.textContent.slice(0, 40)}`);
};

// Uses the browser's own setting, in which the text is 16 pixels high.
async function enlargeText(client, times) {
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
}

const enlarged = {
  'the text at 400 %': { viewport: { width: 1280, height: 800 }, text: 4 },
  'the page at 200 %': { viewport: { width: 640, height: 400 } },
  'the page at 400 %': { viewport: { width: 320, height: 256 } },
};

test('nothing is lost at the sides on any screen: the page at 200 % and 400 %, the text at 400 %', { tag: '@nightly' }, async ({ sit }) => {
  const { viewport } = enlarged['the page at 400 %'];
  const table = await sit({ viewport });
  const client = await table.page.context().newCDPSession(table.page);
  await client.send('Page.enable');
  const shown = () => table.page.evaluate(() => [innerWidth, parseFloat(getComputedStyle(document.documentElement).fontSize)]);
  await showWords(table);
  await tour(table, async (screen) => {
    for (const [what, { viewport: size, text = 1 }] of Object.entries(enlarged)) {
      await table.page.setViewportSize(size);
      await enlargeText(client, text);
      // The page lays itself out anew some moments after its window has changed.
      await expect.poll(shown).toEqual([size.width, 16 * text]);
      await expect.poll(() => table.page.evaluate(outside), { message: `${screen}, ${what}` }).toEqual([]);
      await expect.poll(() => table.page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), { message: `${screen}, ${what}` }).toBe(true);
      const canvasSide = () => table.page.evaluate(() => Math.min(...['width', 'height'].map((side) => document.getElementById('canvas').getBoundingClientRect()[side])));
      await expect.poll(canvasSide, { message: `${screen}, ${what}` }).toBeGreaterThan(80);
    }
  });
});

// --- what a screen reader says ---

const listen = () => {
  window.spoken = [];
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) window.spoken.push(node.textContent);
    }).observe(document.getElementById('words-news'), { childList: true, subtree: true });
  });
};
const spoken = (table) => table.page.evaluate(() => window.spoken.join(' '));

// The lines spoken besides these, each of which comes once and in order; null: one is missing.
function besides(lines, text) {
  let rest = '';
  for (const line of lines) {
    const at = text.indexOf(line);
    if (at < 0) return null;
    rest += text.slice(0, at);
    text = text.slice(at + line.length);
  }
  return rest + text;
}

async function expectSpokenOnce(table, log) {
  await expect.poll(async () => besides(log, await spoken(table)), { message: 'everything is spoken, in order' }).not.toBeNull();
  const rest = besides(log, await spoken(table));
  for (const line of log) expect(rest).not.toContain(line);
}

test('events are spoken once, in order, and not again when the match is opened again', async ({ sit }) => {
  const table = await sit({ lack: listen });
  await expect(table.page.locator('#words-news')).toHaveAttribute('aria-live', 'polite');
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 4, seed: 8 });
  const roll = dice(8);
  for (let i = 0; i < 6; ++i) await table.move((lawful) => lawful[roll(lawful.length)]);
  const { log } = await table.untilAsked();
  expect(log.length).toBeGreaterThan(10);
  await expectSpokenOnce(table, log);

  await table.leaveToBox();
  await table.goOn();
  const later = await table.untilAsked();
  await expectSpokenOnce(table, later.log);
  await table.reload();
  const { asked } = await table.untilAsked();
  // The question is spoken last.
  await expect.poll(() => spoken(table), { message: 'the question is spoken' }).toContain(asked);
  for (const line of later.log) expect(await spoken(table)).not.toContain(line);
});

const messages = (table) => table.page.evaluate(() => window.spoken);
// Readers look for what comes next from the selection, which stays in Firefox where the last press was.
const isAtWhatIsAsked = (table) => table.page.evaluate(() => {
  const at = document.activeElement;
  return at.matches('#words .now > h2') && at.contains(getSelection().anchorNode);
});

for (const game of ['wicked', 'haratama', 'ruin', 'galleria'])
  test(`in ${game} a step is told in order, ends with what is asked, and the focus waits there`, { tag: game === 'galleria' ? [] : '@nightly' }, async ({ sit }) => {
    const table = await sit({ lack: listen });
    await table.setSpeed('instant');
    await table.startMatch({ game, people: 1, seats: 3, seed: 8 });
    const roll = dice(8);
    let heard = 0;
    for (let step = 0; step < 6; ++step) {
      const before = await table.untilAsked();
      await expect.poll(async () => (await messages(table)).slice(heard).join(' '), { message: 'the question is told' }).toContain(before.asked);
      heard = (await messages(table)).length;
      await table.move((lawful) => lawful[roll(lawful.length)]);
      expect(await isAtWhatIsAsked(table), 'nothing that decides is pressed unheard').toBe(true);
      const { asked, log } = await table.untilAsked();
      const told = async () => (await messages(table)).slice(heard);
      await expect.poll(async () => (await told()).at(-1)?.endsWith(asked), { message: 'the question comes last' }).toBe(true);
      expect((await told()).filter((message) => message.includes(asked)).length, 'it is asked once').toBe(1);
      const news = log.slice(log.findLastIndex((line) => line === before.log.at(-1)) + 1);
      expect(besides(news, (await told()).join(' ')), 'what has happened is told in order').not.toBeNull();
      expect(await isAtWhatIsAsked(table), 'the focus is at what is asked').toBe(true);
    }
  });

test('after Start the focus is at what is asked for those who play in words, and on the picture for others', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 1, seats: 3, seed: 8 });
  await table.untilAsked();
  expect(await table.page.evaluate(() => document.activeElement.id)).toBe('canvas');
  await table.page.locator('#words .now > h2').focus();
  await table.leaveToBox();
  await table.startMatch({ people: 1, seats: 3, seed: 9 });
  await table.untilAsked();
  expect(await isAtWhatIsAsked(table)).toBe(true);
});

test('on a phone the scores of five have faces at their head, which are heard by name', async ({ sit }) => {
  const table = await sit({ viewport: { width: 360, height: 640 } });
  await table.startMatch({ people: 1, seats: 5, seed: 8 });
  await table.untilAsked();
  await table.press('table.scores');
  const heads = table.page.locator('#dialog .scores th[scope="col"]');
  await expect(heads).toHaveCount(5);
  for (const name of await heads.locator('.words').allTextContents()) await expect(heads.and(table.page.getByRole('columnheader', { name }))).toHaveCount(1);
  const boxes = await heads.locator('.picture').evaluateAll((all) => all.map((face) => face.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(5);
  for (const [i, { left, right, width, height }] of boxes.entries()) {
    expect(Math.min(width, height), 'it can be seen').toBeGreaterThan(10);
    expect(right, 'within the window').toBeLessThanOrEqual(360);
    if (i > 0) expect(left, 'beside the one before').toBeGreaterThanOrEqual(boxes[i - 1].right);
  }
});

test('what was told last is told again by a key and by a button', async ({ sit }) => {
  const table = await sit({ lack: listen });
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 3, seed: 8 });
  await table.move();
  const { asked } = await table.untilAsked();
  await expect.poll(async () => (await messages(table)).at(-1)).toContain(asked);
  const last = (await messages(table)).at(-1);
  for (const repeat of [() => table.page.keyboard.press('a'), () => table.press('words.again')]) {
    const { length } = await messages(table);
    await repeat();
    await expect.poll(async () => (await messages(table)).length).toBe(length + 1);
    expect((await messages(table)).at(-1)).toContain(last);
  }
});

test('what cannot be taken back is pressed twice in words', async ({ sit }) => {
  const table = await sit({ lack: listen });
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 3, seed: 8 });
  const { asked } = await table.untilAsked();
  const bid = table.page.locator('#words [data-key="move:bid 0 -"]');
  await table.press(await table.foldOf(bid));
  await bid.press('Enter');
  await expect.poll(async () => (await messages(table)).at(-1)).toBe(textOf('page.words.final'));
  expect(await isAtWhatIsAsked(table), 'the focus stays').toBe(false);
  await table.page.keyboard.press('Tab');
  await bid.press('Enter');
  expect((await table.mirror()).asked, 'a press after another one is the first again').toBe(asked);
  await expect.poll(async () => (await messages(table)).at(-1), 'who knows why is told in short').toBe(textOf('page.words.final_again'));
  await bid.press('Enter');
  await table.until((mirror) => mirror.asked !== asked, 'the move is made');
});

test.describe('help texts that come late', () => {
  test.use({ storing: false });  // a page that is stored has them at once

  for (const game of ['wicked', 'haratama', 'ruin', 'galleria'])
    test(`a press on a move of ${game} is not lost when they come`, { tag: game === 'wicked' ? [] : '@nightly' }, async ({ sit }) => {
      const table = await sit();
      await table.startMatch({ game, people: 1, seats: 3, seed: 8 });
      await table.move();  // what is needed for the first one is no help text
      const { moves: [first] } = await table.untilAsked();
      let bring = () => {};
      const wanted = new Promise((done) => { bring = done; });
      await table.page.route('**/help-*', async (route) => {
        await wanted;
        await route.continue();
      });
      await table.reload();
      const move = table.page.locator(`#words [data-key="${first}"]`);
      await table.unfold(move);
      await move.focus();
      const press = move.evaluate((button) => new Promise((done) => { button.addEventListener('click', () => done(true), { once: true }); }));
      const note = await move.getAttribute('aria-description');
      await table.page.keyboard.down('Space');
      bring();
      await expect.poll(() => move.getAttribute('aria-description')).not.toBe(note);
      await expect(move).toBeFocused();
      await table.page.keyboard.up('Space');
      expect(await press).toBe(true);
    });
});

test('help texts that are lost on their way are fetched again', async ({ sit }) => {
  const table = await sit({ hash: `#r=${finished('wicked').code}` });
  let lost = 6;  // by a network that is there, and so never comes back
  await table.page.route('**/help-*', (route) => (lost-- > 0 ? route.abort() : route.continue()));
  await table.reload();
  await table.toBeAt('replay');
  await expect(table.asked).toContainText(patternOf('app.replay.start'));
  expect(lost).toBeLessThan(0);
  table.complaints.length = 0;  // the browser's own words about what was lost
});

test('a map is walked through by arrow keys, and tells what can be done at a place', async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ game: 'ruin', people: 1, seed: 8 });
  while (!(await table.untilAsked()).moves.some((id) => id.startsWith('move:draw'))) await table.move();
  const at = () => table.page.evaluate(() => document.activeElement.textContent);
  const cells = table.page.locator('#words .map td');
  expect(await table.page.locator('#words .map td[tabindex="0"]').count(), 'the map is one stop').toBe(1);
  await expect(table.page.locator('#words .map td[tabindex="0"]'), 'something can be done where it begins').toHaveAttribute('data-key', /^place/);
  await cells.nth(0).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft']) await table.page.keyboard.press(key);
  expect(await at()).toBe(await cells.nth(12).textContent());
  await table.page.keyboard.press('ArrowLeft');
  await table.page.keyboard.press('ArrowLeft');
  expect(await at(), 'the map ends at its edge').toBe(await cells.nth(11).textContent());

  const place = table.page.locator('#words .map td[data-key]').first();
  const name = await place.textContent();
  await place.press('Enter');
  await expect.poll(at, { message: 'the focus goes on to what can be done there' }).toMatch(new RegExp(`^${name}.`));
  await table.page.keyboard.press('Tab');
  const chosen = await table.page.evaluate(() => document.activeElement.dataset.key);
  expect(chosen).toMatch(/^(move:draw|here\.family)/);
  await table.page.keyboard.press('Shift+Tab');
  expect(await at(), 'the place is one step back').toBe(name);
  await table.page.keyboard.press('Enter');
  expect(await at(), 'it can be asked again').toMatch(new RegExp(`^${name}.`));
});

test('around one device what is open is spoken once, and the next person finds nothing of it', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: listen });
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 12 });
  const news = table.page.locator('#words-news');
  for (let bids = 0; bids < 3; ++bids) {
    await table.toBeAt('handover');
    await expect(news).not.toContainText(patternOf('wicked.event.bid_sealed'));
    await table.take();
    await table.move((lawful) => lawful.find((id) => id === 'move:bid 1 -'));
  }
  const { log } = await table.until(({ buttons }) => buttons.includes('table.hand_over'), 'the bids are open');
  expect(log.length).toBeGreaterThan(5);
  // The device is on its way before a sealed bid could be told.
  await expectSpokenOnce(table, log.filter((line) => !patternOf('wicked.event.bid_sealed').test(line)));
  await expect(news).not.toBeEmpty();
  await table.move((lawful) => lawful.find((id) => id === 'move:bid 1 -'));
  await table.toBeAt('handover');
  for (const line of log) await expect(news).not.toContainText(line);
});
