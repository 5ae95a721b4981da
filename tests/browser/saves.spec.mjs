// Matches outlive the page, several of them, whatever happens while they are written; what cannot be saved is told.
import fs from 'node:fs';

import { expect, test, unpainted } from './lib/site.mjs';
import { noStorage } from './lib/lacks.mjs';
import { patternOf, textOf } from './lib/texts.mjs';

test.use(unpainted);

const solo = { people: 1, seats: 3, seed: 21 };

// All of Kairo's texts of this beginning, by key.
const recordsOf = (table, beginning = 'kairo.match.') => table.page.evaluate((start) =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(start))), beginning);

const playedOf = (text) => Number(/^played (\d+)$/m.exec(text)[1]);
const newest = (records) => Object.keys(records).sort((a, b) => playedOf(records[b]) - playedOf(records[a]))[0];

// The lines of a list of codes.
const codes = (list) => fs.readFileSync(new URL(`../links/${list}.txt`, import.meta.url), 'utf8').split('\n');

// Fills the storage to the last byte.
const fillUp = (table) => table.page.evaluate(() => {
  for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2))
    try {
      for (;;) localStorage.setItem(`filler.${localStorage.length}`, 'x'.repeat(size));
    } catch (error) {
      if (error.name !== 'QuotaExceededError') throw error;
    }
});

test('after a reload nobody else\'s view is shown: the device is handed over', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 3, seed: 21 });
  await table.take();
  await table.toBeAt('table');
  await table.reload();
  await table.toBeAt('handover');
  await expect(table.asked).toHaveText(textOf('app.handover.pass', { seat: 'Player 1' }));
});

// The tab is gone in the middle of whatever it did, as when the system ends it; another one is opened.
async function kill(table) {
  const context = table.page.context();
  const session = await context.newCDPSession(table.page);
  const dead = table.page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});  // nobody is left to answer
  await dead;
  table.sitAt(await context.newPage());
  await table.open();
}

test('a tab that is killed at any moment costs the move in flight at most', { tag: ['@chromium', '@nightly'] }, async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch(solo);
  for (let i = 0; i < 4; ++i) {
    const before = await table.untilAsked();
    // Nothing is waited for after the press, but a little longer each time.
    await table.page.evaluate(([id, wait]) => new Promise((done) => {
      document.querySelector(`#words button[data-key="${id}"]`).click();
      setTimeout(done, wait);
    }), [before.moves[0], 20 * i]);
    await kill(table);
    const after = await table.untilAsked();
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
  }
  // And what has been seen to happen has happened.
  await table.move();
  const { log } = await table.untilAsked();
  await kill(table);
  expect((await table.untilAsked()).log).toEqual(log);
});

test('several matches wait in the box; one can be deleted, and brought back', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  for (const seed of [1, 2]) {
    await table.startMatch({ ...solo, seed });
    await table.leaveToBox();
  }
  const both = await table.kept();
  expect(both).toHaveLength(2);

  const remove = async () => {
    await table.press(both[0].replace('go_on', 'more'));
    await table.toBeAt('kept');
    await table.press('kept.delete');
    await expect.poll(() => table.kept()).toEqual([both[1]]);
  };
  await remove();
  await table.press('box.restore');
  await expect.poll(() => table.kept()).toEqual(both);

  await remove();
  await table.reload();
  await expect.poll(() => table.kept()).toEqual([both[1]]);
  await table.press(both[1]);
  await table.toBeAt('table');
});

test('a match can be given a name, which it keeps', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch(solo);
  await table.leaveToBox();
  await table.press((await table.kept('more'))[0]);
  await table.rename('Friday, 二回戦');
  await table.press('dialog.close');
  await expect(table.words).toContainText('Friday, 二回戦');
  await table.reload();
  await expect(table.words).toContainText('Friday, 二回戦');
  await table.setSpeed('instant');
  await table.goOn();
  await table.move();
  await table.leaveToBox();
  await expect(table.words).toContainText('Friday, 二回戦');
});

test('when the latest record is damaged, the one before it counts and the damaged one is put aside', { tag: ['@chromium', '@nightly'] }, async ({ sit }, info) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 21 });
  await table.move();
  const before = await table.untilAsked();
  await table.move();
  expect(Object.keys(await recordsOf(table))).toHaveLength(2);
  const records = await recordsOf(table);
  const damaged = records[newest(records)].replace('code ', 'kode ');
  await table.page.evaluate(([key, text]) => localStorage.setItem(key, text), [newest(records), damaged]);

  await table.reload();
  await table.toBeAt('notice');
  await expect(table.asked).toContainText('damaged');
  await table.press('dialog.close');
  expect((await table.untilAsked()).log).toEqual(before.log);
  expect(Object.values(await recordsOf(table, 'kairo.aside.'))).toEqual([damaged]);

  await table.leaveToBox();
  const aside = (await table.kept('more')).find((id) => id.includes('aside'));
  await table.press(aside);
  await table.press('kept.file');
  const download = table.page.waitForEvent('download');
  await table.press('keep.save');
  const file = info.outputPath('damaged.txt');
  await (await download).saveAs(file);
  expect(fs.readFileSync(file, 'utf8')).toBe(damaged);
  await table.press('keep.done');
  await table.dialogToClose('own');
  await table.press('dialog.close');

  // It is told once, but stays in the box.
  await table.reload();
  await table.toBeAt('box');
  expect(await table.kept('more')).toContain(aside);
});

test('of a match that is damaged altogether, the good beginning can be played on from', { tag: '@nightly' }, async ({ sit }) => {
  const [code] = codes('wicked').find((line) => line.includes(' seats=3 ') && Number(/ moves=(\d+)/.exec(line)[1]) > 50).split(' ');
  const damaged = `kairo match 1\nplayed 3\ncode ${code.slice(0, -4)}\nh\nb1\nb1\n`;
  const table = await sit();
  await table.setSpeed('instant');
  await table.page.evaluate((text) => localStorage.setItem('kairo.match.old', text), damaged);
  await table.reload();
  await table.press('dialog.close');
  await expect(table.words).toContainText('moves are intact');
  await table.goOn();
  const beginning = await table.untilAsked();
  expect(beginning.log.length).toBeGreaterThan(10);
  await table.move();
  expect(Object.values(await recordsOf(table, 'kairo.aside.'))).toEqual([damaged]);
});

test('a record of a later version of Kairo stays as it is, and is told of', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  const records = {
    'kairo.match.later.a': 'kairo match 9\nsomething new\nsum d2458f2e\n',
    'kairo.match.first': `kairo match 1\nplayed 3\ncode ${codes('faults').find((line) => line.endsWith('unknown_rules')).split(' ')[0]}\nh\nb1\nb1\n`,
  };
  await table.page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, records);
  await table.reload();
  await expect(table.words).toContainText(textOf('app.aside.later_version'));
  await expect(table.words).toContainText(patternOf('app.aside.other_rules'));
  await expect.poll(() => table.kept()).toEqual([]);
  await table.startMatch(solo);
  expect(await recordsOf(table)).toMatchObject(records);
});

test('a match that is brought while it is on the table goes on from there, and is not written over', async ({ sit }) => {
  const table = await sit();
  const stored = async () => {
    const records = await recordsOf(table);
    return records[newest(records)];
  };
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 21 });
  await table.move();
  const early = await stored();
  for (let i = 0; i < 4; ++i) await table.move();
  const { log } = await table.untilAsked();
  const late = await stored();

  const other = await sit();
  await other.setSpeed('instant');
  await other.press('box.link');
  await other.answer('link', early);
  await expect(other.asked).toContainText(textOf('app.parcels.taken', { n: 1 }));
  await other.press('dialog.close');
  await other.goOn();
  await other.untilAsked();
  await other.press('menu.open');
  await other.press('menu.link');
  await other.answer('link', late);
  await expect(other.asked).toContainText(textOf('app.parcels.goes_on'));
  await other.press('dialog.close');
  expect((await other.untilAsked()).log).toEqual(log);
  for (let i = 0; i < 3; ++i) await other.move();
  const moves = Number(/^moves (\d+)$/m.exec(late)[1]);
  for (const text of Object.values(await recordsOf(other))) expect(Number(/^moves (\d+)$/m.exec(text)[1])).toBeGreaterThan(moves);
});

test('the browser is not asked to keep what is stored before a match has ended', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: () => {
    window.asked = 0;
    navigator.storage.persist = async () => { window.asked += 1; };
  } });
  const asked = () => table.page.evaluate(() => window.asked);
  expect(await asked()).toBe(0);
  await table.startMatch(solo);
  await table.move();
  expect(await asked()).toBe(0);
});

test('nothing else on the origin is touched', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.page.evaluate(() => localStorage.setItem('somebody.else', 'theirs'));
  await table.startMatch(solo);
  const keys = await table.page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !key.startsWith('kairo.'))).toEqual(['somebody.else']);
});

test('where storage throws, the game is played all the same and can be kept as a file', async ({ sit }) => {
  const table = await sit({ lack: noStorage });
  await expect(table.words).toContainText(textOf('app.storage.lost'));
  await table.setSpeed('instant');
  await table.startMatch(solo);
  for (let i = 0; i < 3; ++i) await table.move();
  await expect(table.words).toContainText(textOf('app.storage.lost'));
  await table.press('menu.open');
  await table.press('menu.keep');
  await expect(table.page.locator('#keep-text')).toHaveValue(/^kairo match 8\n[^]*\nsum [0-9a-f]{8}\n$/);
});

test('storage that is full is told of; when there is room again, everything is saved', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 21 });
  await fillUp(table);
  const before = Object.values(await recordsOf(table));
  await table.move();
  await table.toBeAt('notice');
  await expect(table.asked).toContainText(textOf('app.storage.full'));
  expect(Object.values(await recordsOf(table))).toEqual(before);
  await table.press('notice.offer');
  await expect(table.page.locator('#keep-text')).toHaveValue(/^kairo match 8\n/);
  await table.press('keep.done');
  await table.dialogToClose('own');
  await table.press('dialog.close');
  const log = (await table.untilAsked()).log;

  // Somebody makes room; the page saves what it could not as soon as it is left.
  await table.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key);
  });
  await table.reload();
  expect((await table.untilAsked()).log).toEqual(log);
  await expect(table.words).not.toContainText(textOf('app.storage.full'));
});

test('with a full storage what was saved before can be played on, and deleted to make room', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch(solo);
  await table.move();  // two records, so that there is room for a longer one when they go
  await table.leaveToBox();
  await fillUp(table);
  await table.reload();
  await expect(table.words).toContainText(textOf('app.storage.full'));
  const [old] = await table.kept('more');
  await table.startMatch({ ...solo, seed: 4 });
  await table.leaveToBox();
  expect(await table.kept('more')).toHaveLength(2);
  await table.press(old);
  await table.press('kept.delete');
  await expect(table.words).not.toContainText(textOf('app.storage.full'));
  await table.reload();
  await expect.poll(() => table.kept()).toHaveLength(1);
});
