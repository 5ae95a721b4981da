// Whole matches at live tables, each device answering only for its own seat, drawn by chance: with the relay of `make play` and with
// mosquitto, one also over lines that fail, by night. By day live.spec.mjs plays one short match.
import { relays, test } from './lib/live_site.mjs';
import { playToTheEnd, sitDown } from './lib/live_table.mjs';
import { expect, unpainted } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

test.use(unpainted);

for (const relay of Object.keys(relays))
  for (const game of ['haratama', 'galleria', 'wicked', 'ruin'])
    test(`three people play ${game} live over ${relay} @nightly`, async ({ sit, at }) => {
      const { url, relay: { sent } } = await at(relay);
      await playToTheEnd((await sitDown(sit, url, game)).tables);
      const sorted = sent.map(({ size }) => size).sort((a, b) => a - b);
      console.log(`${game}: ${sent.length} messages, nine of ten of at most ${sorted[Math.floor(0.9 * sorted.length)]} bytes, the largest ${sorted.at(-1)}`);
      expect(sorted.filter((size) => Math.log2(size) % 1 !== 0), 'sizes are of a few steps').toEqual([]);
    });

const lossy = { lose: 0.2, repeat: 0.2, delay: 150 };
const roundsOfALine = 25;  // after which all lines are cut, now and then

for (const relay of Object.keys(relays))
  test(`three people play Haratama live over lossy lines to ${relay}, which break @nightly`, async ({ sit, at }) => {
    const { url, relay: { faults, cut } } = await at(relay);
    const { tables } = await sitDown(sit, url, 'haratama');
    Object.assign(faults, lossy);
    const choose = dice(11);
    let cuts = 0;
    await playToTheEnd(tables, () => {
      if (choose(roundsOfALine) > 0) return;
      cut();
      cuts += 1;
    });
    expect(cuts, 'lines broke in the match').toBeGreaterThan(0);
  });
