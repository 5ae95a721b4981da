// The picture of a result: what stands where, and that no word is cut or lost.
import assert from 'node:assert/strict';
import test from 'node:test';

import { isWhole, layOut, pictureWidth, readResult, wrap } from '../../shell/result_picture.mjs';

// Letters as wide as half their height; those of Japanese as wide as high.
const measure = (words, font) =>
  [...words].reduce((width, letter) => width + (letter > '\u2fff' ? 1 : 0.5), 0) * Number.parseInt(font, 10);

const modules = (side) => Array.from({ length: side }, (_, y) => Array.from({ length: side }, (__, x) => (x + y) % 2 === 0));

const resultOf = (players, more = {}) =>
  ({ link: 'r=x', game: 'wicked', name: 'Wicked', outcome: `${players[0].name} wins`, players, ...more });

const placed = (...names) => names.map((name, i) => ({ place: `${i + 1}.`, points: `${60 - 9 * i} points`, name }));

const lay = (result, options = {}) =>
  layOut(result, { hint: 'Scan for the replay.', modules: null, language: 'en', measure, ...options });

// The rectangle of a laid out text.
function extent({ words, x, y, font, align }) {
  const width = measure(words, font);
  const size = Number.parseInt(font, 10);
  return { left: align === 'right' ? x - width : x, right: align === 'right' ? x : x + width, top: y - 0.85 * size, bottom: y + 0.2 * size };
}

function checkNothingOverlaps({ height, texts, qr }) {
  const all = texts.map((text) => ({ words: text.words, ...extent(text) }));
  if (qr) all.push({ words: 'QR', left: qr.x, right: qr.x + qr.scale * qr.modules.length, top: qr.y, bottom: qr.y + qr.scale * qr.modules.length });
  for (const [i, one] of all.entries()) {
    assert.ok(one.left >= 0 && one.right <= pictureWidth && one.top >= 0 && one.bottom <= height, `${one.words} is within the picture`);
    for (const other of all.slice(i + 1))
      assert.ok(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        `${one.words} and ${other.words} lie apart`);
  }
}

const joined = ({ texts }) => texts.map(({ words }) => words).join('').replaceAll(' ', '');

test('the message is read: the link, the game, who has won, and the players', () => {
  assert.deepEqual(readResult('r=A\nruin\nRuin\nAnn wins\n1.\n60 points\nAnn\n\n1 point\n<i>Bo'), {
    link: 'r=A', game: 'ruin', name: 'Ruin', outcome: 'Ann wins',
    players: [{ place: '1.', points: '60 points', name: 'Ann' }, { place: '', points: '1 point', name: '<i>Bo' }],
  });
});

test('a picture has the game, who has won, everybody in order, and the code below', () => {
  const layout = lay(resultOf(placed('Ann', 'Bo', 'Cy')), { modules: modules(61) });
  assert.deepEqual(layout.texts.map(({ words }) => words), ['Kairo', 'Wicked', 'Ann wins',
    '1.', '60 points', 'Ann', '2.', '51 points', 'Bo', '3.', '42 points', 'Cy', 'Scan for the replay.']);
  const row = (name) => layout.texts.find(({ words }) => words === name);
  assert.ok(row('Ann').y < row('Bo').y && row('Bo').y < row('Cy').y);
  assert.ok(layout.qr.y > row('Cy').y);
  assert.equal(row('Ann').ink, 'gold');
  assert.equal(row('Bo').ink, 'text');
  checkNothingOverlaps(layout);
});

test('long names take more lines, and lose no character', () => {
  const names = ['Maximiliane the Great', '神楽坂の大魔導師エレオノーラ・フォン三世', 'W'.repeat(20), 'Zoe', '五人目の参加者'];
  const layout = lay(resultOf(placed(...names), { outcome: `${names.join(', ')} share the victory` }), { modules: modules(93) });
  checkNothingOverlaps(layout);
  for (const name of names) assert.equal(joined(layout).split(name.replaceAll(' ', '')).length - 1, 2, `${name} is there twice`);
});

test('without a code there are neither an empty place nor words about it', () => {
  const layout = lay(resultOf(placed('Ann', 'Bo')));
  assert.equal(layout.qr, null);
  assert.ok(!joined(layout).includes('Scan'));
  assert.ok(layout.height < lay(resultOf(placed('Ann', 'Bo')), { modules: modules(21) }).height);
  checkNothingOverlaps(layout);
});

test('a lone player has no place, and no room for one', () => {
  const alone = lay(resultOf([{ place: '', points: '60 points', name: 'Ann' }]));
  const together = lay(resultOf(placed('Ann', 'Bo')));
  const x = (layout) => layout.texts.find(({ words }) => words === 'Ann').x;
  assert.ok(x(alone) < x(together));
  checkNothingOverlaps(alone);
});

test('the modules of the densest code are large enough for a camera', () => {
  for (const side of [29, 61, 93]) assert.ok(lay(resultOf(placed('Ann')), { modules: modules(side) }).qr.scale >= 4);
});

test('a line breaks between words, and not before what closes a sentence', () => {
  const options = { measure, style: '10px x' };
  assert.deepEqual(wrap('one two three', 40, { ...options, language: 'en' }), ['one two', 'three']);
  for (const line of wrap('花子、次郎、三郎の同時優勝。', 50, { ...options, language: 'ja' })) assert.doesNotMatch(line, /^[、。]/);
});

// Draws the ground and the code only, as [red, green, blue] of each pixel.
function paint({ qr }, ground, spoil = (colour) => colour) {
  return (x, y) => {
    if (!qr) return spoil(ground, x, y);
    const module = qr.modules[Math.floor((y - qr.y) / qr.scale)]?.[Math.floor((x - qr.x) / qr.scale)];
    return spoil(module === undefined ? ground : module ? [0, 0, 0] : [255, 255, 255], x, y);
  };
}

test('a picture that the browser has changed is not whole, with or without a code', () => {
  const dark = [20, 22, 28];
  for (const ground of [dark, [250, 248, 240]])
    for (const code of [null, modules(53)]) {
      const layout = lay(resultOf(placed('Ann', 'Bo')), { modules: code });
      const whole = (spoil) => isWhole(layout, paint(layout, ground, spoil), ground);
      assert.equal(whole(), true);
      assert.equal(whole((colour) => colour.map((value) => Math.min(255, value + 3))), true, 'hardly to be seen');
      assert.equal(whole((_, x, y) => [x * 37, y * 91, x * y].map((value) => value % 256)), false, 'noise');
      assert.equal(whole(() => [255, 255, 255]), ground !== dark && !code, 'nothing but white');
      assert.equal(whole((colour, x, y) => (y > layout.height - 100 ? [255, 0, 0] : colour)), false, 'a part is gone');
    }
});

test('a code with one wrong module is not whole', () => {
  const layout = lay(resultOf(placed('Ann', 'Bo')), { modules: modules(53) });
  const { x, y, scale } = layout.qr;
  const spot = (colour, at, down) => (at >= x + scale && at < x + 2 * scale && down >= y && down < y + scale ? colour.map((value) => 255 - value) : colour);
  assert.equal(isWhole(layout, paint(layout, [20, 22, 28], spot), [20, 22, 28]), false);
});
