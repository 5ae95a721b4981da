// A walk through every screen and dialog of the page.
import { expect } from './expect.mjs';

import { finished, games } from './codes.mjs';

const plain = async () => {};

// A dialog that the page makes itself; `id` is its element's.
async function dialogOfPage(table, look, what, id = 'own') {
  const dialog = table.page.locator(`#${id}`);
  await expect(dialog).toBeVisible();
  await look(what);
  await table.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function dialog(table, look, key, screen) {
  await table.press(key);
  await table.toBeAt(screen);
  await look(screen);
  await table.press('dialog.close');
  await table.until((mirror) => mirror.screen !== screen, `${screen} closes`);
}

// Its set-up and its table.
async function seeGame(table, look, game) {
  await table.press(`box.play.${game}`);
  await table.toBeAt('setup');
  await look(`${game}, set-up`);
  await table.press('setup.start');
  await table.toBeAt('table');
  for (let i = 0; i < 2; ++i) await table.move();
  await table.untilAsked();
  await look(`${game}, table`);
}

// The documents that can be opened from the table of any game.
async function seeDialogs(table, look) {
  await dialog(table, look, 'table.log', 'log');
  await table.press('table.pass');
  await dialogOfPage(table, look, 'pass');
  await table.press('menu.open');
  await table.press('menu.help');
  await expect(table.page.frameLocator('#book iframe').locator('html[data-in="game"]')).toBeVisible();
  await dialogOfPage(table, look, 'book', 'book');
}

async function seeLessons(table, look) {
  await table.press('box.learn.wicked');
  await table.until(({ buttons }) => buttons.includes('learn.guide'), 'the lessons are here');
  await look('learn');
  await table.press('learn.leave');
  await table.toBeAt('box');
}

async function seeKept(table, look) {
  const [latest] = await table.kept('more');
  await dialog(table, look, latest, 'kept');
  await table.press('menu.open');
  await table.toBeAt('menu');
  await look('menu');
  await dialog(table, look, 'menu.keys', 'keys');
  await table.press('menu.open');
  await dialog(table, look, 'menu.statistics', 'statistics');
  await table.press('menu.open');
  await table.press('menu.keep_all');
  await dialogOfPage(table, look, 'keep');
  await table.press('dialog.close');
  await table.toBeAt('box');
}

async function seeReplay(table, look) {
  await table.open(`#r=${finished('wicked').code}`);
  await table.toBeAt('replay');
  const { asked } = await table.mirror();
  await table.press('replay.on.turn');
  await table.until((now) => now.asked !== asked, 'a turn of the replay is shown');
  await look('replay');
  await table.press('replay.leave');
  await table.until(({ screen }) => screen !== 'replay', 'the replay closes');
}

// `look` is called at each, with its name. Ends at a new match, in Japanese and in the light.
export async function tour(table, look = plain) {
  await look('box');
  await table.setSpeed('instant');
  for (const game of games) {
    await seeGame(table, look, game);
    if (game === games[0]) await seeDialogs(table, look);
    await table.leaveToBox();
  }
  await seeLessons(table, look);
  await look('box with matches');
  await seeKept(table, look);
  await table.press('box.link');
  await table.toBeAt('paste');
  await look('paste');
  await table.answer('link', 'no link');
  await table.toBeAt('notice');
  await look('notice');
  await table.press('dialog.close');
  await table.startMatch({ people: 3 });
  await look('handover');
  await table.take();
  await seeReplay(table, look);
  await table.open(`#m=${finished('wicked').code}`);
  await table.toBeAt('end');
  await look('end');
  await table.press('menu.open');
  for (const id of ['menu.theme.1', 'menu.words', 'menu.language.1']) await table.press(id);
  await look('menu, another language');
  await table.press('menu.share_deal');
  await dialogOfPage(table, look, 'pass');
  await table.press('dialog.close');
  await table.toBeAt('end');
  await table.press('end.rematch');
  await table.until(({ screen }) => screen !== 'end', 'a new match begins');
}
