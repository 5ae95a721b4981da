// The games' modules: one game does not wait for the others, and what is pressed earlier waits for its game.
import { expect, test, unpainted } from './lib/site.mjs';
import { noServiceWorker } from './lib/lacks.mjs';
import { fewest } from './lib/table.mjs';

test.use(unpainted);

const games = Object.keys(fewest);
const moduleOf = (game) => new RegExp(`/${game}\\.\\w+\\.wasm$`);
const lawful = ({ buttons }) => buttons.filter((id) => id.startsWith('move:'));

// Opens a page of the site as somebody who was never here. The modules of `held` do not come before `release()`.
async function openWithout(held, { sit, site }, page = '') {
  const table = await sit({ lack: noServiceWorker });
  await table.page.goto('about:blank');
  let release;
  const released = new Promise((done) => { release = done; });
  for (const game of held) {
    await table.page.route(moduleOf(game), async (route) => {
      await released;
      await route.continue().catch(() => {});  // the page may be gone
    });
  }
  await table.page.goto(site + page);
  await table.ready();
  return { table, release };
}

for (const game of games) {
  test(`${game} is played while the other games have not come`, async ({ sit, site }) => {
    const others = games.filter((other) => other !== game);
    const { table } = await openWithout(others, { sit, site }, `${game}.html`);
    await table.setSpeed('instant');
    await table.press('setup.start');
    for (let answers = 0; answers < 3; ++answers) {
      const before = await table.until((mirror) => lawful(mirror).length > 0, 'the person is asked');
      await table.press(lawful(before)[0]);
      // After a pass the same may be asked again, of what has happened since.
      const told = (mirror) => `${mirror.asked} ${lawful(mirror)} ${mirror.log.length}`;
      await table.until((mirror) => told(mirror) !== told(before), 'the answer counts');
    }
  });
}

test('a game that is pressed before it has come opens when it comes', async ({ sit, site }) => {
  const { table, release } = await openWithout(['haratama'], { sit, site });
  await table.press('box.play.haratama');
  await table.press('menu.open');
  release();
  await table.until(({ buttons }) => buttons.includes('menu.learn') || buttons.includes('setup.start'), 'the set-up, or its menu, is there');
  await expect.poll(() => table.page.url()).toContain('haratama');
});
