// A match travels as a link: from one browser profile to another, through messengers that break it, and back.
import fs from 'node:fs';

import { codesOf } from './lib/codes.mjs';
import { readQr } from './lib/qr.mjs';
import { expect, test, unpainted } from './lib/site.mjs';
import { patternOf, textOf } from './lib/texts.mjs';

test.use(unpainted);

async function twoBids(sit) {
  const table = await sit();
  await table.startMatch({ people: 3, seed: 77 });
  await table.move((lawful) => lawful.find((id) => id === 'move:bid 3 -'));
  await table.move((lawful) => lawful.find((id) => id === 'move:bid 1 w'));
  await table.toBeAt('handover');
  return { table, ...await table.passOn() };
}

// The link sent then, for tests that do not go on where it was made: the same for all that one process runs.
let sent;
async function sentAfterTwoBids(sit) {
  if (!sent) {
    const { sentence, link, fragment } = await twoBids(sit);
    sent = { sentence, link, fragment };
  }
  return sent;
}

const missing = (names) => textOf('app.pass.group.round', { game: textOf('wicked.name'), round: 'round 1', names });

// In the page that is open.
const follow = (table, fragment) => table.page.evaluate((hash) => { location.hash = hash; }, fragment);

async function paste(table, text) {
  await table.press('box.link');
  await table.answer('link', text);
}

test('a link opens elsewhere with the question which player one is', async ({ sit }) => {
  const { sentence, link, fragment } = await sentAfterTwoBids(sit);
  expect(sentence).toBe(textOf('app.pass.sentence.round', { seat: 'Player 3', game: textOf('wicked.name'), round: 'round 1' }));
  expect(fragment).toMatch(/^#m=[\w-]+&s=[\w-]*[A-Za-z0-9]$/);

  const elsewhere = await sit({ hash: fragment });
  await elsewhere.toBeAt('handover');
  await expect(elsewhere.asked).toContainText(textOf('app.arrival.answered', { names: 'Player 1, Player 2' }));
  await expect(elsewhere.asked).toContainText('Player 3: bid');
  expect((await elsewhere.mirror()).log).toEqual([]);
  await elsewhere.take();
  await elsewhere.move((lawful) => lawful.find((id) => id === 'move:bid 2 -'));
  const open = await elsewhere.until(({ all }) => all.includes('Player 1: 3 pieces, first'), 'the bids are open');
  // The one who has answered goes on at once, and can send both answers with one link.
  expect(open.buttons).toContain('table.afar');

  // It is kept there now with the seat, and the address no longer brings the earlier moment back.
  expect(elsewhere.page.url()).not.toContain('#');
  await elsewhere.reload();
  await elsewhere.toBeAt('table');
  await expect(elsewhere.asked).toContainText(patternOf('wicked.asked.bid', { seat: 'Player 3', corridor: 2 }));

  // And back: the reply goes on with the match that is kept here.
  expect(link).toContain(elsewhere.site);
});

// Opens the link of two bids in a profile of its own and makes the third one there: the table, and the link of the reply.
async function replyTo(sit, fragment, bid) {
  const table = await sit({ hash: fragment });
  await table.take();
  await table.move((lawful) => lawful.find((id) => id === `move:bid ${bid}`));
  await table.press('table.afar');
  const { fragment: reply } = await table.passOn('afar.send');
  await table.press('dialog.close');
  return { table, reply };
}

test('a reply goes on with the same match; an older link brings nothing new, and can be opened beside it', { tag: '@nightly' }, async ({ sit }) => {
  const { table, fragment } = await twoBids(sit);
  const { reply } = await replyTo(sit, fragment, '2 -');
  // The sender of the first link is known: the second player, who bid last.
  for (const time of ['first', 'second']) {
    await table.open(reply);
    await table.toBeAt('table');
    await expect(table.asked, `the ${time} time`).toHaveText(/Player 2/);
  }

  // The older link leaves everything as it is: one match, after the reply.
  await table.open(fragment);
  await table.toBeAt('notice');
  await expect(table.asked).toContainText(textOf('app.link.nothing_new'));
  await table.press('dialog.close');
  await table.toBeAt('table');
  await expect(table.asked).toHaveText(/Player 2/);
  expect(table.page.url()).not.toContain('#');
  await table.leaveToBox();
  await expect.poll(() => table.kept()).toHaveLength(1);

  // It is still the second player who looks.
  await paste(table, fragment);
  await table.press('notice.offer');
  await expect(table.asked).toHaveText('Still missing: Player 3.');
  await table.leaveToBox();
  await expect.poll(() => table.kept()).toHaveLength(2);
});

test('a link that has gone another way says so and is kept beside', { tag: '@nightly' }, async ({ sit }) => {
  const { fragment } = await sentAfterTwoBids(sit);
  const { table: elsewhere } = await replyTo(sit, fragment, '2 -');
  const { reply: other } = await replyTo(sit, fragment, '0 w');

  await elsewhere.open(other);
  await elsewhere.toBeAt('link');
  await expect(elsewhere.asked).toContainText('the matches differ after 2 moves');
  await expect(elsewhere.asked).toContainText(textOf('app.link.twice', { names: 'Player 3' }));
  await elsewhere.press('link.linked');
  await elsewhere.toBeAt('table');
  await elsewhere.leaveToBox();
  await expect.poll(() => elsewhere.kept()).toHaveLength(2);

  // Now both ways are known: neither link asks anything any more.
  await paste(elsewhere, other);
  await elsewhere.toBeAt('table');
  await elsewhere.leaveToBox();
  await expect.poll(() => elsewhere.kept()).toHaveLength(2);
});

test('a link that is followed while a match runs loses nothing of it', { tag: '@nightly' }, async ({ sit }) => {
  const { fragment } = await sentAfterTwoBids(sit);
  const other = await sit();
  await other.startMatch({ people: 1, seats: 3, seed: 4 });
  await follow(other, fragment);
  await other.toBeAt('handover');
  await expect(other.asked).toContainText('Player 3: bid');
  // The match that ran is kept; what the link brought nobody has played or asked for.
  await other.leaveToBox();
  await expect.poll(() => other.kept()).toHaveLength(1);
});

test('a link is read out of the addresses that other programs put it into', { tag: '@nightly' }, async ({ sit }) => {
  const { sentence, link, fragment } = await sentAfterTwoBids(sit);
  const wrapped = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(encodeURIComponent(link))}&data=05%7C02&sdata=a%3D`;
  const other = await sit();
  await paste(other, `${sentence}\n${wrapped}\nhttps://www.google.com/url?q=${encodeURIComponent(link)}&sa=D&usg=x`);
  await other.toBeAt('handover');
  await expect(other.asked).toContainText('Player 3: bid');
  const encoded = await sit({ hash: `#${encodeURIComponent(fragment.slice(1))}` });
  await encoded.toBeAt('handover');
});

test('a chat in a file of Windows is read', { tag: '@nightly' }, async ({ sit }, info) => {
  const { sentence, link } = await sentAfterTwoBids(sit);
  const file = info.outputPath('chat.txt');
  fs.writeFileSync(file, `\ufeff${sentence}\r\n${link}\r\n`, 'utf16le');
  const other = await sit();
  await other.press('box.link');
  await other.toBeAt('paste');
  const chooser = other.page.waitForEvent('filechooser');
  await other.page.locator('#dialog input[type="file"]').click();
  await (await chooser).setFiles(file);
  await other.toBeAt('handover');
});

test("other people's fragments are left alone", async ({ sit }) => {
  const table = await sit({ hash: '#?secret=QOQx1y2z3' });
  await table.toBeAt('box');
  expect(table.page.url()).toContain('#?secret=QOQx1y2z3');
  await expect(table.page.locator('#dialog[open]')).toHaveCount(0);
});

test('texts of millions of letters are answered', { tag: '@nightly' }, async ({ sit }) => {
  const { fragment } = await sentAfterTwoBids(sit);
  const cut = fragment.slice(0, fragment.indexOf('&') - 3);
  const table = await sit();
  for (const text of [`${cut}${"'a".repeat(100)}\n`, 'kairo match 8\n', 'kairo match 9\ncode \n', '%25', '#m=E ']) {
    const begun = Date.now();
    await table.page.evaluate(([part, size]) => window.kairo.give('answer', `link\n${part.repeat(size / part.length)}`), [text, 3_900_000]);
    expect(Date.now() - begun, text).toBeLessThan(10_000);
    await table.toBeAt('notice');
    await table.press('dialog.close');
  }
});

test('a link that a messenger has broken up and quoted is put together again', { tag: '@nightly' }, async ({ sit }) => {
  const { sentence, link } = await sentAfterTwoBids(sit);
  const cut = link.indexOf('#m=') + 12;
  const other = await sit();
  await paste(other, `> "${sentence}\n> ${link.slice(0, cut)}\n>  ${link.slice(cut)}"\nsee you`);
  await other.toBeAt('handover');
  await expect(other.asked).toContainText('Player 3: bid');
});

test('the same deal can be played again from its start; of a match that runs it is said that it gives away what is hidden', { tag: '@nightly' }, async ({ sit }) => {
  const { table } = await twoBids(sit);
  await table.press('menu.open');
  await table.press('menu.share_deal');
  const text = table.page.locator('#pass-text');
  await expect(text).toHaveValue(patternOf('app.pass.deal.running'));
  const [, fragment] = /(#d=\S+)/.exec(await text.inputValue());
  await expect(table.page.locator('#pass-honest')).toContainText(textOf('page.pass.honest.deal.running'));
  await table.press('pass.done');
  await table.dialogToClose('own');
  await table.press('dialog.close');
  await table.press('table.pass');
  await expect(table.page.locator('#pass-honest')).toContainText(textOf('page.pass.honest'));

  const elsewhere = await sit({ hash: fragment });
  await elsewhere.toBeAt('setup');
  await expect(elsewhere.words).toContainText('77');
});

test('a link to a game opens its set-up', async ({ sit }) => {
  const table = await sit({ hash: '#g=wicked' });
  await table.toBeAt('setup');
});

const bad = {
  'letters that are no code': ['#m=hello!', ['code.error.not_a_code']],
  'a code of a later version': ['#m=_________________________', ['code.error.unknown_version', 'code.error.not_a_code', 'code.error.damaged']],
  'a game that is not in the box': ['#g=chess', ['code.error.unknown_game']],
  'a code under other rules': ['#r=EH9VVVVVABob3gzpueIBbJaxRD1aSg2O8Gd', ['code.error.unknown_rules']],
};

// In a page that opens with it, or in one that is open.
test('a text that is no link to a match is refused in words, and nothing is lost', async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 1, seats: 3, seed: 4 });
  await table.page.goto('about:blank');
  await table.open(Object.values(bad)[0][0]);
  for (const [what, [hash, keys]] of Object.entries(bad)) {
    await follow(table, hash);
    await expect(table.asked, what).toHaveText(new RegExp(keys.map((key) => patternOf(key, { known: 1 }).source).join('|')));
    await table.toBeAt('notice');
    await table.press('dialog.close');
    await table.toBeAt('table');
  }
});

test('of a match, a replay or a deal whose link was cut off, what is whole is offered', { tag: '@nightly' }, async ({ sit }) => {
  const { fragment } = await sentAfterTwoBids(sit);
  const code = /m=([\w-]+)/.exec(fragment)[1].slice(0, -4);
  const other = await sit({ hash: `#m=${code}` });
  await other.toBeAt('notice');
  await expect(other.asked).toContainText(textOf('code.error.damaged'));
  await other.press('notice.offer');
  await other.toBeAt('handover');
  await follow(other, `#r=${code}`);
  await other.toBeAt('notice');
  await expect(other.asked).toContainText(textOf('code.error.damaged'));
  await other.press('notice.offer');
  await other.toBeAt('replay');
  await follow(other, `#d=${code}`);
  await other.toBeAt('notice');
  await expect(other.asked).toContainText(textOf('app.link.deal_whole'));
  await other.press('dialog.close');
  await other.toBeAt('setup');
});

test('unknown parts of a link are left out and told of', { tag: '@nightly' }, async ({ sit }) => {
  const { fragment } = await sentAfterTwoBids(sit);
  const other = await sit({ hash: `${fragment}&q=1` });
  await other.toBeAt('notice');
  await expect(other.asked).toContainText(textOf('app.link.unknown_part'));
  await other.press('dialog.close');
  await other.toBeAt('handover');
});

test('names that were damaged on their way are told of, and the match is played without them', { tag: '@nightly' }, async ({ sit }) => {
  const { fragment } = await sentAfterTwoBids(sit);
  const other = await sit({ hash: fragment.slice(0, -3) });
  await other.toBeAt('notice');
  await expect(other.asked).toContainText('names');
  await other.press('dialog.close');
  await other.toBeAt('handover');
});

test('the QR code beside the text holds the very link', async ({ sit }) => {
  for (const options of [{ viewport: { width: 360, height: 640 }, locale: 'ja-JP' }, { viewport: { width: 480, height: 320 } }]) {
    const table = await sit({ deviceScaleFactor: 1, ...options });
    await table.startMatch({ people: 2, seats: 3, seed: 5 });
    await table.press('table.pass');
    const field = table.page.locator('#pass-text');
    await expect(field).toHaveValue(/#m=/);
    const link = (await field.inputValue()).split('\n')[1];
    const picture = table.page.locator('#own [data-qr] svg');
    await expect(picture).toBeInViewport({ ratio: 0.95 });
    expect(await readQr(table.page, await picture.screenshot())).toBe(link);
  }
});

const longest = codesOf('wicked').filter(({ seats }) => seats === 5).map(({ code }) => code)
  .sort((a, b) => b.length - a.length)[0];

test('a link that is too long for a QR code says so, and can be sent as text', { tag: '@nightly' }, async ({ sit }) => {
  const names = Buffer.from(`h ${'🐺'.repeat(20)}\n`.repeat(5)).toString('base64url');
  const table = await sit({ hash: `#m=${longest}&s=${names}` });
  await table.press((await table.screen()) === 'end' ? 'end.share' : 'table.pass');
  await expect(table.page.locator('#pass-text')).toHaveValue(/#m=/);
  await expect(table.page.locator('#pass-no-qr')).toHaveText(textOf('page.pass.no_qr'));
});

test('sentence and link are copied together, or stand there to be taken by hand', async ({ sit }) => {
  const table = await sit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await table.startMatch({ people: 2, seats: 3, seed: 5 });
  await table.press('table.pass');
  await table.press('pass.copy');
  await expect(table.page.locator('#pass-state')).toHaveText(textOf('page.pass.copied'));
  const copied = await table.page.evaluate(() => navigator.clipboard.readText());
  const [sentence, link] = copied.split('\n');
  expect(sentence).toBe(missing('Player 1, Player 2'));
  expect(link).toMatch(/^http.*#m=[\w-]+&s=[\w-]*[A-Za-z0-9]$/);

  const without = await sit({ lack: () => { delete Navigator.prototype.clipboard; } });
  await without.startMatch({ people: 2, seats: 3, seed: 5 });
  await without.press('table.pass');
  await without.press('pass.copy');
  await expect(without.page.locator('#pass-state')).toHaveText(textOf('page.pass.by_hand'));
  const chosen = await without.page.locator('#pass-text').evaluate((field) => field.selectionEnd - field.selectionStart);
  expect(chosen).toBeGreaterThan(60);
});

test('where the system can share, it is given sentence and link', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: () => {
    navigator.canShare = () => true;
    navigator.share = async (data) => { window.shared = data; };
  } });
  await table.startMatch({ people: 2, seats: 3, seed: 5 });
  await table.press('table.pass');
  await table.press('pass.share');
  await table.dialogToClose('own');
  const shared = await table.page.evaluate(() => window.shared);
  expect(shared.text).toBe(missing('Player 1, Player 2'));
  expect(shared.url).toMatch(/#m=[\w-]+&s=[\w-]*[A-Za-z0-9]$/);
});
