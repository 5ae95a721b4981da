// A match is played in one tab at a time; no tab writes over what another has played.
import { expect, test, unpainted } from './lib/site.mjs';
import { patternOf, textOf } from './lib/texts.mjs';

test.use(unpainted);

const noLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });

async function inMatch(sit, options) {
  const table = await sit(options);
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 21 });
  await table.move();
  return table;
}

test('a second tab is told that the match is open elsewhere, and can leave it there', { tag: '@nightly' }, async ({ sit }) => {
  const first = await inMatch(sit);
  const second = await first.secondTab();
  await second.toBeAt('elsewhere');
  await expect(second.words).toContainText(textOf('app.elsewhere.words'));
  await second.press('elsewhere.box');
  await second.toBeAt('box');
  await first.move();
  const log = (await first.untilAsked()).log;
  await first.reload();
  expect((await first.untilAsked()).log).toEqual(log);
});

test('a second tab can take the match over, with all that was played; the first is told', async ({ sit }) => {
  const first = await inMatch(sit);
  const second = await first.secondTab();
  await second.toBeAt('elsewhere');
  await first.move();
  const log = (await first.untilAsked()).log;
  await second.press('elsewhere.here');
  await second.toBeAt('handover');
  expect((await second.untilAsked()).log).toEqual(log);
  await first.toBeAt('elsewhere');

  await second.move();
  // Which sealed answers are told depends on the player who looks.
  const told = ({ log }) => log.filter((line) => !patternOf('wicked.event.bid_sealed').test(line));
  const later = told(await second.untilAsked());
  await first.press('elsewhere.here');
  await second.toBeAt('elsewhere');
  expect(told(await first.untilAsked())).toEqual(later);
});

test('a tab that opens a link to a match takes it from the tab that has it', { tag: '@nightly' }, async ({ sit }) => {
  const first = await sit();
  await first.startMatch({ people: 3, seed: 77 });
  await first.take();
  await first.press('move:bid 3 -');
  await first.toBeAt('handover');
  const { fragment } = await first.passOn();
  const third = await sit({ hash: fragment });
  await third.press('handover.take.2');
  await third.press('move:bid 1 -');
  const answered = await third.passOn();

  const second = await first.secondTab(answered.fragment);
  await second.toBeAt('table');
  await expect(second.asked).toContainText('Still missing: Player 2.');
  await first.toBeAt('elsewhere');
  await first.press('elsewhere.here');
  await expect(first.asked).toContainText('Still missing: Player 2.');
});

test('once the first tab is closed, the second goes on without asking', { tag: '@nightly' }, async ({ sit }) => {
  const first = await inMatch(sit);
  const second = await first.secondTab();
  await second.press('elsewhere.box');
  await second.toBeAt('box');
  await first.page.close();
  const [match] = await second.kept();
  await second.press(match);
  await second.untilAsked();
});

test('a match that is played in one tab moves on in the box of another', { tag: '@nightly' }, async ({ sit }) => {
  const first = await inMatch(sit);
  const second = await first.secondTab();
  await second.press('elsewhere.box');
  await second.toBeAt('box');
  const before = (await second.mirror()).all;
  await first.move();
  await expect.poll(async () => (await second.mirror()).all).not.toBe(before);
});

test('where the browser has no locks, the tab that played less is told', { tag: '@nightly' }, async ({ sit }) => {
  const first = await inMatch(sit, { lack: noLocks });
  const second = await first.secondTab();
  await second.untilAsked();
  await second.move();
  await first.toBeAt('elsewhere');
  const log = (await second.untilAsked()).log;
  await first.press('elsewhere.here');
  expect((await first.untilAsked()).log).toEqual(log);
});

test('the language that is chosen in one tab is spoken in the other, whose match stays', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.startMatch({ people: 1, seats: 3, seed: 5 });
  await table.untilAsked();
  const other = await table.secondTab();
  await other.press('elsewhere.box');
  await other.press('menu.open');
  await other.press('menu.language.1');
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(table.asked).toContainText('1P');
  await table.toBeAt('table');
  await other.press('menu.language.0');
  await expect(table.asked).toContainText('Player 1');
});
