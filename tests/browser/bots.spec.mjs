// Bots that search think beside the canvas: in a worker, or on the page where there can be none.
import { expect, test, unpainted } from './lib/site.mjs';

const isThinker = (url) => /\/thinker\.\w+\.(js|wasm)$/.test(url);
const searching = 2;  // the first level of the bots that does so
const lawful = ({ buttons }) => buttons.filter((id) => id.startsWith('move:'));

test.use(unpainted);

// One person and two bots that search play a round's first corridor of Wicked; returns the log.
async function playWithThinkers(table) {
  await table.setSpeed('instant');
  await table.press('box.play.wicked');
  await table.toBeAt('setup');
  for (const seat of [1, 2]) await table.press(`setup.level.${seat}.${searching}`);
  await table.answer('seed', '77');
  await table.until(({ buttons }) => buttons.includes('setup.chance'), 'the deal has this number');
  expect(table.requests.filter(isThinker), 'nobody has needed the program yet').toEqual([]);
  await table.press('setup.start');
  await table.until((mirror) => lawful(mirror).length > 0, 'the person is asked');
  await table.press('move:bid 1 -');
  const { log } = await table.until((mirror) => mirror.log.length > 1 && lawful(mirror).length > 0, 'the bots have bid, and the person is asked again');
  return log;
}

// In Wicked, the person bids, and after them a bot that searches is asked.
async function bidBeforeAThinker(table) {
  await table.setSpeed('instant');
  await table.press('box.play.wicked');
  await table.press(`setup.level.1.${searching}`);
  await table.press('setup.start');
  await table.until((mirror) => lawful(mirror).length > 0, 'the person is asked');
  await table.press(lawful(await table.mirror())[0]);
}

test('bots that search think in a worker, which is loaded when they are needed', async ({ sit }) => {
  const table = await sit();
  await playWithThinkers(table);
  expect(table.requests.filter(isThinker).map((url) => url.replace(/.*\.(?=\w+$)/, '')).sort()).toEqual(['js', 'wasm']);
  expect(table.page.workers().map((worker) => worker.url()).filter(isThinker)).toHaveLength(1);
});

test('without workers they think on the page, and make the same moves', { tag: '@nightly' }, async ({ sit }) => {
  const withWorker = await playWithThinkers(await sit());
  const alone = await sit({ lack: () => { delete window.Worker; } });
  expect(await playWithThinkers(alone)).toEqual(withWorker);
  expect(alone.page.workers().filter((worker) => isThinker(worker.url()))).toEqual([]);
});

test('without the program they play by simple rules, and the player is told', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.page.context().route((url) => isThinker(url.href), (route) => route.abort());
  await bidBeforeAThinker(table);
  await table.until(({ buttons }) => buttons.includes('dialog.close'), 'the player is told');
  await table.press('dialog.close');
  await table.until((mirror) => lawful(mirror).length > 0 && mirror.log.length > 1, 'the bots have bid');
  table.complaints.length = 0;  // the browser's own words about the missing file
});

// A worker that thinks for ever, and notes what it is told.
function thinkForEver() {
  window.told = [];
  window.Worker = class {
    postMessage(message) {
      window.told.push(message);
      if (message.wasm) queueMicrotask(() => this.onmessage({ data: { ready: true } }));
    }
    terminate() {}
  };
}

// A match of which a bot thinks for ever; returns the number of its question.
async function letThemThink(table) {
  await bidBeforeAThinker(table);
  return openQuestion(table, 1);
}

const told = (table) => table.page.evaluate(() => window.told);

async function openQuestion(table, count) {
  const questions = async () => (await told(table)).filter(({ request }) => request !== undefined);
  await expect.poll(async () => (await questions()).length, { message: 'the bot thinks' }).toBe(count);
  return (await questions()).at(-1).id;
}

const expectStopped = (table, id) => expect.poll(async () => (await told(table)).filter(({ stop }) => stop !== undefined), { message: 'it stops' }).toEqual([{ stop: id }]);

test('a bot stops thinking when the person leaves the table', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: thinkForEver });
  const id = await letThemThink(table);
  await table.leaveToBox();
  await expectStopped(table, id);
});

test('a bot stops thinking when the person takes the last move back, and thinks anew after the next one', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: thinkForEver });
  const id = await letThemThink(table);
  await table.press('table.undo');
  await expectStopped(table, id);
  const { buttons } = await table.until((mirror) => lawful(mirror).length > 1, 'the person is asked again');
  await table.press(lawful({ buttons })[1]);
  expect(await openQuestion(table, 2)).not.toBe(id);
});
