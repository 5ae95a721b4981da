// Playing at a live table: its room, its seats and its moves.
import { expect } from './expect.mjs';
import { fewest } from './table.mjs';
import { textOf } from './texts.mjs';

export const movesIn = ({ buttons }) => buttons.filter((id) => id.startsWith('move:'));

// The room that somebody makes from the set-up for so many people, and a bot on the last of three seats if there is one left.
// Returns the fragment of the invitation.
export async function openRoom(table, game, people = 2) {
  await table.press(`box.play.${game}`);
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
  return /m=([\w-]+)/.exec(fragment)[1];
};

// Makes one move if this device is asked for one; true if it was.
export async function moveIfAsked(table, choose) {
  const mirror = await table.mirror();
  if (mirror.buttons.includes('table.go_on')) {
    await table.press('table.go_on');
    return true;
  }
  const moves = movesIn(mirror);
  if (moves.length === 0) return false;
  await table.press(moves[choose(moves.length)]);
  await table.until((after) => JSON.stringify([after.parts, movesIn(after), after.log]) !== JSON.stringify([mirror.parts, moves, mirror.log]), 'the move is made');
  return true;
}
