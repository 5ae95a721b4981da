// Pictures of every screen in every size and language, for people to look at: build/screenshots. Nothing is compared.
// The game is played at the smallest size; for each picture the window is made as large as it shall be.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { test } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../build/screenshots');
const sizes = {
  tablet: { width: 768, height: 1024 }, desktop: { width: 1280, height: 800 }, frame: { width: 480, height: 320 },
  phone: { width: 360, height: 640 },
};

for (const locale of ['en-GB', 'ja-JP'])
  test(`every screen in every size, ${locale}`, async ({ sit }) => {
    const table = await sit({ viewport: sizes.phone, locale });
    const picture = async (what) => {
      await table.page.locator('#canvas').focus();
      for (const [name, size] of Object.entries(sizes)) {
        await table.page.setViewportSize(size);
        await table.rest();
        await table.page.screenshot({ path: path.join(folder, `${name}-${locale.slice(0, 2)}-${what}.png`) });
      }
    };
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
