// Sounds: how the recipes sound, and when the page may make any sound.
import fs from 'node:fs';

import { dist } from './lib/builds.mjs';
import { expect as expectInFrame, test as inFrame } from './lib/host.mjs';
import { expect, test, unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

const synth = fs.readdirSync(dist).find((name) => /^synth\.\w+\.js$/.test(name));

// Counts what is created and what begins to sound.
const countAudio = () => {
  window.audio = { contexts: 0, sounds: 0 };
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      ++window.audio.contexts;
      window.audioContext = this;
    }
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) {
      ++window.audio.sounds;
      this.addEventListener('ended', () => (window.heardToTheEnd = (window.heardToTheEnd ?? 0) + 1));
      return start.apply(this, when);
    };
  }
};
const audioOf = (table) => table.page.evaluate(() => window.audio);
const heardBy = (table) => table.page.evaluate(() => window.heardToTheEnd ?? 0);

test.describe(() => {
  test.use(unpainted);

  test('every variant of every sound is heard, does not clip, and is over when its recipe says', { tag: '@nightly' }, async ({ sit }) => {
    const table = await sit();
    const heard = await table.page.evaluate(async (file) => {
      const { Synth, recipes } = await import(`./${file}`);
      const rate = 44100;
      const all = [];
      for (const [name, { length, variants }] of Object.entries(recipes))
        for (const variant of variants.keys()) {
          const context = new OfflineAudioContext(1, Math.ceil((length + 0.2) * rate), rate);
          new Synth(context).play(name, { at: 0, variant });
          const samples = (await context.startRendering()).getChannelData(0);
          const loudest = (from, to) => samples.slice(from * rate, to * rate).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
          all.push({ name: `${name} ${variant}`, peak: loudest(0, length), after: loudest(length + 0.001, length + 0.2) });
        }
      return all;
    }, synth);
    expect(heard.length).toBeGreaterThan(30);
    for (const { name, peak, after } of heard) {
      expect(peak, `${name} is heard`).toBeGreaterThan(0.05);
      expect(peak, `${name} is soft`).toBeLessThan(0.6);
      expect(after, `${name} is over: nobody hears a hundred thousandth`).toBeLessThan(1e-5);
    }
  });

  test('nothing makes a sound before the first touch, and what is needed for it comes after the first frame', { tag: '@nightly' }, async ({ sit }) => {
    const table = await sit({ lack: countAudio });
    expect(await audioOf(table)).toEqual({ contexts: 0, sounds: 0 });
    expect(table.requests.filter((url) => url.includes('synth.'))).toEqual([]);
    await table.press('box.play.haratama');
    await table.press('setup.start');
    await table.move();
    await expect.poll(async () => (await audioOf(table)).sounds, { message: 'something is heard' }).toBeGreaterThan(0);
    expect((await audioOf(table)).contexts).toBe(1);
  });

  test('the device may rest when nothing sounds, and the next sound is heard to its end', { tag: '@nightly' }, async ({ sit }) => {
    const table = await sit({ lack: countAudio });
    await table.press('box.play.haratama');
    await table.press('setup.start');
    await table.move();
    await expect.poll(() => heardBy(table), { message: 'something is heard' }).toBeGreaterThan(0);
    const state = () => table.page.evaluate(() => window.audioContext.state);
    await expect.poll(state, { message: 'it is still', timeout: 20_000 }).toBe('suspended');
    const before = await heardBy(table);
    await table.move();
    await expect.poll(() => heardBy(table), { message: 'the next sound is heard' }).toBeGreaterThan(before);
  });

  test('sound is turned off with one button and stays off', async ({ sit }) => {
    const table = await sit({ lack: countAudio });
    await table.press('box.play.haratama');
    await table.press('setup.start');
    await table.until(({ buttons }) => buttons.includes('table.sound'), 'the table is set');
    await table.press('table.sound');
    await expect(table.words).toContainText(textOf('app.sound.on'));
    await table.reload();
    await expect(table.words).toContainText(textOf('app.sound.on'));
    await table.move();
    expect(await audioOf(table)).toEqual({ contexts: 0, sounds: 0 });
  });
});

inFrame('a frame makes no sound until somebody asks for it, and the page around may turn it off again', { tag: '@nightly' }, async ({ host }) => {
  const page = await host('<iframe src="SITE/embed.html?game=haratama&api=1&origin=HOST" width="480" height="420" allow="autoplay"></iframe>', { lack: countAudio });
  const table = await page.table();
  await table.toBeAt('setup');
  await table.press('setup.start');
  await table.move();
  expectInFrame(await audioOf(table)).toEqual({ contexts: 0, sounds: 0 });
  await table.press('table.sound');
  await expectInFrame.poll(async () => (await audioOf(table)).contexts).toBe(1);
  await expectInFrame(table.words).toContainText(textOf('app.sound.off'));
  await page.say('mute', { muted: true });
  await expectInFrame(table.words).toContainText(textOf('app.sound.on'));
});
