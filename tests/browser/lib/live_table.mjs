// Playing at a live table: its room, its seats and its moves.
import { expect } from './expect.mjs';
import { dice, fewest } from './table.mjs';
import { textOf } from './texts.mjs';

export const movesIn = ({ buttons }) => buttons.filter((id) => id.startsWith('move:'));

// The room that somebody makes from the set-up for so many people, and a bot on the last of three seats if there is one left.
// `isSetUp`: the set-up is there already. Returns the fragment of the invitation.
export async function openRoom(table, game, people = 2, { isSetUp = false } = {}) {
  if (!isSetUp) await table.press(`box.play.${game}`);
  await table.toBeAt('setup');
  await table.press(`setup.seats.${3 - fewest[game]}`);
  for (let seat = 0; seat < 3; ++seat) await table.press(`setup.kind.${seat}.${seat < people ? 0 : 1}`);
  if (people < 3) await table.press('setup.level.2.1');
  await table.press('setup.live');
  await table.toBeAt('lobby');
  const { fragment, sentence } = await table.passOn('lobby.invite');
  expect(sentence).toBe(textOf('app.live.invitation', { game: textOf(`${game}.name`) }));
  return fragment;
}

// The code of the match, as a link from here would have it.
export const codeOf = async (table) => {
  await table.press('menu.open');
  await table.until(({ screen }) => screen === 'menu', 'the menu opens');
  const { fragment } = await table.passOn('menu.pass');
  await table.press('dialog.close');
  return /m=([\w-]+)/.exec(fragment)[1];
};

// Makes one move if this device is asked for one; true if it was.
export async function moveIfAsked(table, choose) {
  const mirror = await table.mirror();
  if (mirror.buttons.includes('table.go_on')) {
    // Without a bound, a button that has gone since the look above would be waited for until the test ends; one that stays is met again.
    await table.page.locator('#words [data-key="table.go_on"]').press('Enter', { timeout: 5_000 }).catch(() => {});
    return true;
  }
  const moves = movesIn(mirror);
  if (moves.length === 0) return false;
  const move = moves[choose(moves.length)];
  // Passing may leave everything as it was, but for what is asked next.
  const said = ({ asked, parts, log, ...rest }) => JSON.stringify([asked, parts, movesIn(rest), log]);
  const isMade = (after) => said(after) !== said(mirror);
  await table.press(move);
  await table.until(isMade, 'the move is made');
  return true;
}

const sizes = ['360x640', '1280x800', '640x480'].map((size) => size.split('x').map(Number));
const languages = ['en-GB', 'ja-JP', 'en-GB'];

// Three people, each in a browser profile of their own, at the table of a match that has begun. `seats`: what some of
// them sit down with in place of `sit`. Returns their tables, and the fragment of the invitation.
export async function sitDown(sit, url, game, seats = []) {
  const tables = [];
  let hash;
  for (const [seat, locale] of languages.entries()) {
    const [width, height] = sizes[seat];
    const table = await (seats[seat] ?? sit)({ at: url, locale, viewport: { width, height }, ...(hash && { hash }) });
    tables.push(table);
    if (hash) {
      await table.toBeAt('lobby');
      await table.until(({ buttons }) => buttons.includes(`lobby.take.${seat}`), 'the seat is free');
      await table.press(`lobby.take.${seat}`);
    }
    hash ??= await openRoom(table, game, languages.length);
  }
  await tables[0].until(({ buttons }) => !buttons.some((id) => id.startsWith('lobby.take.')), 'all seats are taken');
  await tables[0].press('lobby.begin');
  for (const table of tables) await table.toBeAt('table');
  return { tables, fragment: hash };
}

// Until the match is over at all devices, which then hold the same. `between`: happens after each round in which everybody was
// looked at.
export async function playToTheEnd(tables, between = () => {}) {
  const choose = dice(5);
  await expect.poll(async () => {
    for (const table of tables) {
      expect(await table.screen(), 'nobody hands a device over').not.toBe('handover');
      if (await table.screen() === 'table') await moveIfAsked(table, choose);
    }
    await between();
    return Promise.all(tables.map((table) => table.screen()));
  }, { message: 'the match is played to its end', timeout: 800_000, intervals: [20] }).toEqual(tables.map(() => 'end'));
  expect(await codesOf(tables), 'all hold the same match').toHaveLength(1);
}

// The codes that these tables hold, each once.
export async function codesOf(tables) {
  const codes = new Set();
  for (const table of tables) codes.add(await codeOf(table));
  return [...codes];
}
