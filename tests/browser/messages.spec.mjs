// Compares the messages between a frame and the page around it with the schema that is published.
import fs from 'node:fs';
import path from 'node:path';

import Ajv from 'ajv';

import { expect, test } from './lib/host.mjs';
import { unpainted } from './lib/site.mjs';
import { dist } from './lib/builds.mjs';

test.use(unpainted);

const schema = JSON.parse(fs.readFileSync(path.join(dist, 'messages.schema.json'), 'utf8'));
const allowed = new Ajv({ allowUnionTypes: true }).compile({ ...schema, oneOf: [{ $ref: '#/definitions/fromFrame' }] });
const frame = (query) => `<iframe src="SITE/embed.html?${query}" width="480" height="400"></iframe>`;
const spoken = 'game=wicked&api=1&origin=HOST';

// A whole match of the wicked labyrinth, as it was once given out.
const codes = fs.readFileSync(new URL('../links/wicked.txt', import.meta.url), 'utf8');
const [, code, points] = /^(\S+) good wicked seats=3 seed=11 moves=\d+ over points=(\S+)/m.exec(codes);

test('all that a frame tells is as the schema says, and tells no secret', async ({ host }) => {
  const page = await host(frame(spoken));
  const table = await page.table();
  await page.hear('height');
  await table.press('setup.start');
  const { data: started } = await page.hear('started');
  expect(started).toMatchObject({ game: 'wicked', seats: 3, moves: 0, turn: 0 });
  await table.move();
  await page.hear('moved');
  await page.say('open', { link: `#m=${code}` });
  const { data: ended } = await page.hear('ended');
  expect(ended.scores.join()).toBe(points);

  const all = await page.page.evaluate(() => window.heard);
  for (const { data, origin } of all) {
    expect(allowed(data), JSON.stringify([data, allowed.errors])).toBe(true);
    expect(origin).toBe(new URL(page.site).origin);
  }
  expect(new Set(all.map(({ data }) => data.name))).toEqual(new Set(['loading', 'ready', 'height', 'started', 'moved', 'left', 'ended']));
});

test('a page around may open, begin anew, and choose colours and language', async ({ host }) => {
  const page = await host(frame(spoken));
  const table = await page.table();
  await page.say('new', { game: 'haratama', seed: 4711 });
  await table.until(({ all }) => all.includes('Haratama') && all.includes('4711'), 'the set-up of another game, with its deal');
  await page.say('lang', { lang: 'ja' });
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.say('theme', { theme: 'light' });
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.say('open', { link: `${page.site}#g=wicked` });
  await table.until(({ title }) => !title.includes('Haratama'), 'a link is opened');
  expect(await page.heard('error')).toEqual([]);
});

test('odd messages are answered by an error and change nothing', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame(spoken));
  const table = await page.table();
  const before = await table.mirror();
  const odd = [
    ['open', {}],
    ['open', { link: 7 }],
    ['open', { link: { toString: 'g=ruin' } }],
    ['open', { link: `g=ruin&x=${'x'.repeat(20000)}` }],
    ['open', { link: 'g=ruin', more: 1 }],
    ['new', { game: '../x' }],
    ['new', { game: 'ruin', seed: -1 }],
    ['new', { game: 'ruin', seed: 2 ** 60 }],
    ['start', { game: 'wicked' }],
    ['start', { game: 'wicked', seats: [] }],
    ['start', { game: 'wicked', seats: [{ kind: 'robot' }] }],
    ['start', { game: 'wicked', seats: [{ kind: 'bot', level: 3 }] }],
    ['start', { game: 'wicked', seats: [{ kind: 'person', name: 'x'.repeat(50) }] }],
    ['theme', { theme: 'url(x)' }],
    ['lang', { lang: 'xx' }],
    ['pause', { paused: 'yes' }],
    ['mute', { muted: 1 }],
    ['__proto__', {}],
    ['constructor', {}],
    ['ready', { game: null, lang: 'en' }],
  ];
  for (const [name, said] of odd) await page.say(name, said);
  await page.say('open', { link: 'g=ruin' }, { kairo: 2 });
  await expect.poll(async () => (await page.heard('error')).map(({ data }) => data.code))
    .toEqual([...odd.map(() => 'message'), 'version']);
  expect(await table.mirror()).toEqual(before);
});

test('an impossible command is answered by its reason, and changes nothing', async ({ host }) => {
  const page = await host(frame(spoken));
  const table = await page.table();
  const before = await table.mirror();
  const impossible = [
    ['new', { game: 'nosuch' }, 'game'],
    ['new', { game: 'constructor' }, 'game'],
    ['start', { game: 'nosuch', seats: [{ kind: 'bot' }] }, 'game'],
    ['start', { game: 'wicked', seats: [{ kind: 'bot' }] }, 'seats'],
    ['start', { game: 'ruin', seats: Array(16).fill({ kind: 'person' }) }, 'seats'],
    ['start', { game: 'ruin', seats: [{ kind: 'person', name: '\u200b' }] }, 'seats'],
  ];
  for (const [name, said] of impossible) await page.say(name, said);
  await expect.poll(async () => (await page.heard('error')).map(({ data: { command, code } }) => [command, code]))
    .toEqual(impossible.map(([command, , code]) => [command, code]));
  expect(await table.mirror()).toEqual(before);
  await page.say('open', { link: '#m=nonsense' });
  await expect.poll(async () => (await page.hear('error')).data).toMatchObject({ command: 'open', code: 'link' });
  await table.toBeAt('notice');
});

test('strangers are neither heard nor answered', async ({ host }) => {
  const page = await host(`${frame(spoken)}<iframe srcdoc=""></iframe>`);
  const table = await page.table();
  const { data: { channel } } = await page.hear('ready');
  const before = await table.mirror();
  const message = { kairo: 1, channel, name: 'new', game: 'ruin' };
  // Messages without the channel, or with another one; from another window of the page; and things that are no message at all.
  await page.page.evaluate((said) => {
    const [kairo, other] = [frames[0], frames[1]];
    const shapes = [{ ...said, channel: undefined }, { ...said, channel: 'x'.repeat(20) }, null, 7, 'new', [said], JSON.stringify(said),
      'x'.repeat(1e6), Object.assign([], said, { channel: said.channel.split('') })];
    for (const shape of shapes) kairo.postMessage(shape, '*');
    other.eval(`parent.frames[0].postMessage(${JSON.stringify(said)}, '*')`);
  }, message);
  // A proper message afterwards is heard, so all of those have come and gone.
  await page.say('lang', { lang: 'ja' });
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  expect((await table.mirror()).screen).toBe(before.screen);
  expect((await table.mirror()).buttons).toEqual(before.buttons);
  expect(await page.heard('error')).toEqual([]);
});

test('a frame whose address names another origin, or none, says and hears nothing', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`${frame('game=wicked&api=1&origin=https%3A%2F%2Fother.example&channel=0123456789abcdef')}${frame('game=wicked')}`);
  const [named, silent] = [await page.table(0), await page.table(1)];
  await page.page.evaluate(() => {
    for (const frame of Array.from(frames)) frame.postMessage({ kairo: 1, channel: '0123456789abcdef', name: 'lang', lang: 'ja' }, '*');
  });
  for (const table of [named, silent]) {
    await table.press('setup.start');
    await table.until(({ screen }) => screen !== 'setup', 'the match begins');
    await expect(table.page.locator('html')).toHaveAttribute('lang', 'en');
  }
  expect(await page.page.evaluate(() => window.heard)).toEqual([]);
});

test('two frames on one page have each their own game and channel', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame(spoken) + frame('game=haratama&api=1&origin=HOST'), { sameSite: true });
  const [left, right] = [await page.table(0), await page.table(1)];
  await page.say('lang', { lang: 'ja' }, { frame: 1 });
  await expect(right.page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(left.page.locator('html')).toHaveAttribute('lang', 'en');
  await left.press('setup.start');
  expect((await page.hear('started', 0)).data.game).toBe('wicked');
  expect(await page.heard('started', 1)).toEqual([]);
  const channels = [await page.hear('ready', 0), await page.hear('ready', 1)].map(({ data }) => data.channel);
  expect(channels[0]).not.toBe(channels[1]);
  // Each goes on with its own match, though both keep theirs in one place.
  await right.press('setup.start');
  expect((await page.hear('started', 1)).data.game).toBe('haratama');
  await page.page.reload();
  for (const frame of [0, 1])
    await (await page.table(frame)).until(({ screen }) => screen !== 'setup', `the match of frame ${frame} goes on`);
});
