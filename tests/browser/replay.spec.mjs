// A finished match is leafed through, by buttons and by keys, from the log and from a link; and played on from anywhere.
import fs from 'node:fs';

import { finished, games } from './lib/codes.mjs';
import { readQr } from './lib/qr.mjs';
import { expect, test, unpainted } from './lib/site.mjs';
import { patternOf, textOf } from './lib/texts.mjs';

test.use(unpainted);

const places = /Move (\d+) of (\d+)/;
const place = async (table) => Number(places.exec((await table.mirror()).asked)?.[1] ?? 0);

async function leaf(table, id, to) {
  await table.press(`replay.${id}`);
  await table.until(({ asked }) => (to === 0 ? patternOf('app.replay.start').test(asked) : asked.includes(`Move ${to} of`)), `${id} leads to ${to}`);
}

// Presses until it leads no further; returns the moments it stopped at.
async function leafToTheEnd(table, id) {
  const stops = [await place(table)];
  const button = table.page.locator(`#words button[data-key="replay.${id}"]`);
  while ((await button.getAttribute('aria-disabled')) !== 'true') {
    const before = (await table.mirror()).asked;
    await table.press(`replay.${id}`);
    await table.until(({ asked }) => asked !== before, 'it leafs on');
    stops.push(await place(table));
  }
  return stops;
}

async function openReplay(sit, game, options) {
  const { code, moves } = finished(game);
  const table = await sit({ hash: `#r=${code}`, reducedMotion: 'reduce', ...options });
  await table.toBeAt('replay');
  return { table, code, moves };
}

const openWicked = (sit, options) => openReplay(sit, 'wicked', options);

test('a finished match is leafed through from the first move to the last, by turns and by rounds', { tag: '@nightly' }, async ({ sit }) => {
  const { table, moves } = await openWicked(sit);
  await expect(table.asked).toContainText(patternOf('app.replay.start'));
  expect((await table.mirror()).log).toEqual([]);
  await leaf(table, 'on.move', 1);
  await leaf(table, 'back.move', 0);
  const byTurn = await leafToTheEnd(table, 'on.turn');
  expect(byTurn.at(-1)).toBe(moves);
  expect(byTurn.length).toBeGreaterThan(4);
  expect(byTurn.length).toBeLessThan(moves);
  expect((await table.mirror()).log.length).toBeGreaterThan(0);
  await leaf(table, 'first', 0);
  const byRound = await leafToTheEnd(table, 'on.round');
  expect(byRound.at(-1)).toBe(moves);
  expect(byRound.length).toBeGreaterThan(2);
  expect(byRound.length).toBeLessThanOrEqual(byTurn.length + 1);
  await leaf(table, 'back.move', moves - 1);
});

// Where each game's turns and rounds end is tested without a browser (tests/web/app/session/replay_test.cpp).
for (const game of games.filter((id) => id !== 'wicked'))
  test(`a finished match of ${game} is seen at its end and at its start; what has rounds is leafed through by them`, { tag: '@nightly' }, async ({ sit }) => {
    const { table, moves } = await openReplay(sit, game);
    expect((await table.mirror()).buttons.includes('replay.on.round')).toBe(game !== 'galleria');
    await leaf(table, 'last', moves);
    expect((await table.mirror()).log.length).toBeGreaterThan(0);
    await leaf(table, 'first', 0);
    // Before the first move Galleria tells how the first turns begin; the other games have nothing to tell.
    const { log } = await table.mirror();
    expect(log.length > 0).toBe(game === 'galleria');
    expect(log.join(' ')).not.toMatch(/places|plays/);
  });

test('a line of the log leads to its moment', async ({ sit }) => {
  const { table } = await openWicked(sit);
  await leaf(table, 'on.turn', 3);
  await table.press('table.log');
  await table.toBeAt('log');
  await table.press('log.move.2');
  await table.toBeAt('replay');
  await expect(table.asked).toContainText('Move 2 of');
});

test('arrow keys leaf on the canvas, Home and End go to the ends', { tag: '@nightly' }, async ({ sit }) => {
  const { table, moves } = await openWicked(sit);
  await table.lookAtPicture();
  const canvas = table.page.locator('#canvas');
  await canvas.press('ArrowRight');
  await expect(table.asked).toContainText('Move 1 of');
  await canvas.press('ArrowRight');
  await expect(table.asked).toContainText('Move 2 of');
  await canvas.press('ArrowLeft');
  await expect(table.asked).toContainText('Move 1 of');
  await canvas.press('End');
  await expect(table.asked).toContainText(`Move ${moves} of`);
  await canvas.press('Home');
  await expect(table.asked).toContainText(patternOf('app.replay.start'));
});

test('the picture is leafed by touch: the arrows, and the knob of the slider', { tag: ['@chromium', '@nightly'] }, async ({ sit }) => {
  const { table, moves } = await openWicked(sit, { hasTouch: true });
  await table.lookAtPicture();
  await table.tap('replay.step.on');
  await expect(table.asked).toContainText('Move 1 of');
  await table.tap('replay.step.slider');  // its middle
  await expect(table.asked).toContainText(new RegExp(`Move (${Math.floor(moves / 2)}|${Math.ceil(moves / 2)}) of`));
});

test('when the match is over it can be seen through anybody\'s eyes', { tag: '@nightly' }, async ({ sit }) => {
  const { table } = await openReplay(sit, 'haratama');
  await leaf(table, 'on.move', 1);
  expect((await table.mirror()).all).not.toContain('Hand:');
  await table.press('replay.eyes');
  await table.toBeAt('eyes');
  await table.press('eyes.0');
  await table.toBeAt('replay');
  const { all } = await table.until(({ all: words }) => words.includes('Hand:'), 'the hand is laid open');
  expect(all).toContain('See as Player 1');
});

test('of a running match a link shows what everybody saw, and nobody\'s own', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ game: 'haratama', people: 3, seed: 5 });
  await table.untilAsked();
  expect((await table.mirror()).all).toContain('Hand:');
  const { fragment } = await table.passOn();
  const elsewhere = await sit({ hash: fragment.replace('#m=', '#r=') });
  await elsewhere.toBeAt('replay');
  const { buttons, all } = await elsewhere.mirror();
  expect(buttons).not.toContain('replay.eyes');
  expect(all).not.toContain('Hand:');
});

test('play goes on from any moment as a match of its own', { tag: '@nightly' }, async ({ sit }) => {
  const { table, code } = await openWicked(sit);
  await leaf(table, 'on.turn', 3);
  await table.press('replay.play_on');
  await table.toBeAt('handover');
  await table.take();
  await table.move((lawful) => lawful.at(-1));  // not what was played then
  await table.leaveToBox();
  await expect.poll(() => table.kept()).toHaveLength(1);

  // The whole match, opened beside it, takes nothing away.
  await table.press('box.link');
  await table.answer('link', code);
  await table.toBeAt('link');
  await table.press('link.linked');
  await table.toBeAt('end');
  await table.press('end.box');
  await table.toBeAt('box');
  await expect.poll(() => table.kept()).toHaveLength(2);
});

test('from the end of a match its replay is opened, left again, and sent', { tag: '@nightly' }, async ({ sit }) => {
  const { code } = finished('wicked');
  const table = await sit({ hash: `#m=${code}` });
  await table.toBeAt('end');
  await table.press('end.replay');
  await table.toBeAt('replay');
  await table.press('replay.leave');
  await table.toBeAt('end');
  await table.press('end.share_replay');
  await expect(table.page.locator('#pass-text')).toHaveValue(new RegExp(`#r=${code}&s=[\\w-]*[A-Za-z0-9]$`));
});

test('the result is saved as a picture, with a code that leads to the replay', { tag: '@chromium' }, async ({ sit }) => {
  const { code } = finished('wicked');
  const table = await sit({ hash: `#m=${code}` });
  await table.toBeAt('end');
  await table.press('end.picture');
  await expect(table.page.locator('#own')).toBeVisible();
  const download = table.page.waitForEvent('download');
  await table.press('result.save');
  expect((await download).suggestedFilename()).toMatch(/^kairo-wicked-\d{4}-\d\d-\d\d\.png$/);
  const png = fs.readFileSync(await (await download).path());
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(await readQr(table.page, png)).toContain(`#r=${code}`);
  await expect(table.page.locator('#result-state')).toContainText('Saved as kairo-wicked');
  await table.press('result.done');
  await table.dialogToClose('own');
});

const never = () => { HTMLCanvasElement.prototype.toBlob = () => {}; };

// Behaves as a browser that protects its users from being recognised.
function noise() {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (...rest) {
    const context = this.getContext('2d');
    const { data } = context.getImageData(0, 0, this.width, this.height);
    for (let i = 0; i < data.length; ++i) data[i] = i % 4 === 3 ? 255 : (i * 7919) % 256;
    context.putImageData(new ImageData(data, this.width, this.height), 0, 0);
    return toBlob.apply(this, rest);
  };
}

for (const [what, lack, key] of [['never hands a picture out', never, 'app.picture.failed'], ['hands out noise', noise, 'app.picture.hidden']])
  test(`a browser that ${what} saves no picture of the result, and it is said`, { tag: '@nightly' }, async ({ sit }) => {
    const table = await sit({ hash: `#m=${finished('wicked').code}`, lack });
    await table.toBeAt('end');
    await table.press('end.picture');
    await expect(table.words).toContainText(textOf(key), { timeout: 10_000 });
    await expect(table.page.locator('#own')).not.toBeVisible();
  });

test('a replay that came by a link stays in the address until it is left', { tag: '@nightly' }, async ({ sit }) => {
  const { table } = await openWicked(sit);
  await table.reload();
  await table.toBeAt('replay');
  await table.press('replay.leave');
  await table.toBeAt('box');
  expect(table.page.url()).not.toContain('#');
});
