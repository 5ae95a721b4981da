// A walk through every document of the page: the screens of text, and the dialogs.
import { finished } from './codes.mjs';
import { expect } from './expect.mjs';

// A browser that has chosen this language, and bots that answer at once. Run in the page before anything else.
export const remembering = (language) => {
  const settings = `kairo settings 1\nlanguage ${language}\nspeed instant\n`;
  return `try { if (!localStorage.getItem('kairo.settings')) localStorage.setItem('kairo.settings', ${JSON.stringify(settings)}); } catch {}`;
};

async function open(table, key, screen) {
  await table.press(key);
  await table.toBeAt(screen);
}

async function dialog(table, look, key, screen, what = screen) {
  await open(table, key, screen);
  await look(what);
  await table.press('dialog.close');
  await table.until((mirror) => mirror.screen !== screen, `${screen} closes`);
}

async function ownDialog(table, look, key, name) {
  await table.press(key);
  await expect(table.page.locator('#own')).toBeVisible();
  await look(name);
  await table.page.keyboard.press('Escape');
  await expect(table.page.locator('#own')).toBeHidden();
}

// The documents that a newcomer can see without playing.
export async function seeBox(table, look) {
  await look('box');
  await dialog(table, look, 'menu.open', 'menu', 'menu of the box');
  await open(table, 'menu.open', 'menu');
  await dialog(table, look, 'menu.keys', 'keys');
  await dialog(table, look, 'box.link', 'paste');
  await open(table, 'box.link', 'paste');
  await table.answer('link', 'no link');
  await table.toBeAt('notice');
  await look('notice');
  await table.press('dialog.close');
  await table.toBeAt('box');
}

export async function seeGame(table, look, game) {
  await open(table, `box.play.${game}`, 'setup');
  await look(`set-up of ${game}`);
  await open(table, 'setup.back', 'box');
  await table.press(`box.learn.${game}`);
  await table.until(({ buttons }) => buttons.includes('learn.guide'), 'the lessons are here');
  await look(`learning ${game}`);
  await open(table, 'learn.leave', 'box');
}

// The dialogs over a table where two people sit, and the box with their match.
export async function seeTable(table, look) {
  await table.startMatch({ people: 2, seats: 3, seed: 3 });
  for (let i = 0; i < 2; ++i) await table.move();
  await table.untilAsked();
  await dialog(table, look, 'table.log', 'log');
  await dialog(table, look, 'table.scores', 'scores');
  await open(table, 'menu.open', 'menu');
  await look('menu of the table');
  await open(table, 'menu.afar', 'afar');
  await look('afar');
  await table.press('dialog.close');
  await ownDialog(table, look, 'table.pass', 'pass');
  await table.leaveToBox();
  await look('box with a match');
  await dialog(table, look, (await table.kept('more'))[0], 'kept');
  await open(table, 'menu.open', 'menu');
  await dialog(table, look, 'menu.statistics', 'statistics');
  await open(table, 'menu.open', 'menu');
  await dialog(table, look, 'menu.news', 'news');
  await open(table, 'menu.open', 'menu');
  await ownDialog(table, look, 'menu.keep_all', 'keep');
  await table.press('dialog.close');
  await table.toBeAt('box');
}

export async function seeEnd(table, look, game) {
  await table.open(`#m=${finished(game).code}`);
  await table.toBeAt('end');
  await look(`end of ${game}`);
}

// The documents that can be opened from the end, and from the replay.
export async function seeAfterwards(table, look) {
  await ownDialog(table, look, 'end.picture', 'result');
  await open(table, 'end.review', 'review');
  await look('review');
  await open(table, 'review.leave', 'end');
  await open(table, 'end.replay', 'replay');
  await dialog(table, look, 'replay.eyes', 'eyes');
}

// A link to a match that has gone another way than the one that is kept.
export async function seeConflict(table, look) {
  await table.startMatch({ game: 'ruin', people: 1, seed: 1 });
  const { moves } = await table.untilAsked();
  await table.move();
  const { fragment } = await table.passOn();
  await table.press('table.undo');
  await table.until(({ buttons }) => buttons.includes(moves[1]), 'the move is taken back');
  await table.move(() => moves[1]);
  await table.untilAsked();
  await table.page.evaluate((hash) => { location.hash = hash; }, fragment);
  await table.toBeAt('link');
  await look('link');
}

// The words of a second window about the match.
export async function seeElsewhere(table, look) {
  await table.startMatch({ game: 'ruin', people: 1, seed: 1 });
  const other = await table.secondTab();
  await other.toBeAt('elsewhere');
  await look('elsewhere', other);
}
