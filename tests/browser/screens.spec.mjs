// Pictures of every screen in every size and language, for people to look at: build/screenshots. Nothing is compared.
// A match is played, or opened by link, at the smallest size; for each picture the window is made as large as it shall be.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { codesOf } from './lib/codes.mjs';
import { test } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = path.join(here, '../../build/screenshots');
const sizes = {
  tablet: { width: 768, height: 1024 }, desktop: { width: 1280, height: 800 }, frame: { width: 480, height: 320 },
  phone: { width: 360, height: 640 },
};

// Takes the pictures of one moment.
const photographer = (table, locale) => async (what) => {
  await table.page.locator('#canvas').focus();
  for (const [name, size] of Object.entries(sizes)) {
    await table.page.setViewportSize(size);
    await table.rest();
    await table.page.screenshot({ path: path.join(folder, `${name}-${locale.slice(0, 2)}-${what}.png`) });
  }
};

// The set-up of a game, and its table with these numbers of seats at the moments of kept codes.
async function portray(table, locale, game, tables, moments) {
  const picture = photographer(table, locale);
  await table.setSpeed('instant');
  await table.press(`box.play.${game}`);
  await picture(`${game}-setup`);
  const codes = codesOf(game);
  for (const seats of tables)
    for (const [what, wanted] of Object.entries(moments)) {
      await table.open(`#m=${codes.find((code) => code.seats === seats && wanted(code)).code}`);
      if (what !== 'end') await table.untilAsked();
      await picture(`${game}-${seats}-${what}`);
    }
  const whole = codes.find(({ over, moves }) => over && moves > 60);
  await table.open(`#r=${whole.code}`);
  for (let turn = 0; turn < 3; ++turn) await table.press('replay.on.turn');
  await picture(`${game}-replay`);
}

for (const locale of ['en-GB', 'ja-JP']) {
  test(`every screen in every size, ${locale}`, async ({ sit }) => {
    const table = await sit({ viewport: sizes.phone, locale });
    const picture = photographer(table, locale);
    await picture('box');
    await table.setSpeed('instant');
    await table.press('box.play.wicked');
    await picture('setup');
    await table.press('setup.back');
    await table.startMatch({ people: 2, seats: 3, seed: 31 });
    await picture('handover');
    const roll = dice(31);
    const seen = new Set();
    for (let mirror = await table.untilAsked(); mirror.screen !== 'end'; mirror = await table.untilAsked()) {
      const question = mirror.moves.at(-1).split(/[: ]/)[1];
      if (!seen.has(question)) await picture(`asked-${question}`);
      if (seen.size === 1) {
        for (const [key, dialog] of [['menu.open', 'menu'], ['table.log', 'log']]) {
          await table.press(key);
          await picture(dialog);
          await table.press('dialog.close');
        }
      }
      seen.add(question);
      await table.move((lawful) => lawful[roll(lawful.length)]);
    }
    await picture('end');
    await table.press('end.box');
    await picture('box-running');
  });

  test(`the table of Haratama in every size, ${locale}`, async ({ sit }) => {
    await portray(await sit({ viewport: sizes.phone, locale }), locale, 'haratama', [3, 4], {
      pass: ({ moves }) => moves === 1, play: ({ moves, over }) => moves >= 60 && !over, end: ({ over }) => over,
    });
  });

  test(`the table of In the Ruin in every size, ${locale}`, async ({ sit }) => {
    await portray(await sit({ viewport: sizes.phone, locale }), locale, 'ruin', [1, 4], {
      start: ({ moves }) => moves === 1, middle: ({ moves, over }) => moves >= 60 && !over, end: ({ over }) => over,
    });
  });

  test(`the table of Labyrinth of Galleria in every size, ${locale}`, async ({ sit }) => {
    await portray(await sit({ viewport: sizes.phone, locale }), locale, 'galleria', [1, 4], {
      start: ({ moves }) => moves === 1, early: ({ moves }) => moves === 20, end: ({ over }) => over,
    });
  });
}
