// Somebody who only watches a live table: in a whole match neither their page nor what it fetches tells what a seat holds.
import { test } from './lib/live_site.mjs';
import { movesIn, playToTheEnd, sitDown } from './lib/live_table.mjs';
import { expect, unpainted } from './lib/site.mjs';
import { patternOfAny } from './lib/texts.mjs';

test.use(unpainted);

// The lines that only the seat itself is told.
const ownLines = ['hand', 'gave', 'took'].map((key) => patternOfAny(`haratama.words.own.${key}`).source);
const secret = new RegExp(`^(${ownLines.join('|')}|move:.*)$`);

// Keeps all lines that the page says from now on, however shortly, and the keys of all moves that it offers.
const keepLines = ({ page }) => page.evaluate(() => {
  window.said = new Set();
  const look = () => {
    for (const { textContent } of document.querySelectorAll('li, p, td, th')) window.said.add(textContent);
    for (const { dataset } of document.querySelectorAll('[data-key^="move:"]')) window.said.add(dataset.key);
  };
  look();
  new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-key'] });
});
const keptLines = ({ page }) => page.evaluate(() => [...window.said]);

const spots = ({ page }, names) => page.evaluate((all) => all.filter((name) => window.kairo.spot(name)), names);

// The cards that this seat could play now, as spots of the picture.
const playable = async (table) => movesIn(await table.mirror()).flatMap((id) => (/^move:play (\w+)$/.test(id) ? id.replace('move:play ', 'card.') : []));

test('who watches Haratama is told nothing that only a seat may know @nightly', async ({ sit, at }) => {
  const { url } = await at();
  const { tables, fragment } = await sitDown(sit, url, 'haratama');
  const watcher = await sit({ at: url, hash: fragment });
  await watcher.toBeAt('table');
  for (const table of [...tables, watcher]) await keepLines(table);
  await playToTheEnd(tables, async () => {
    for (const table of tables) expect(await spots(watcher, await playable(table)), 'cards of a hand in the picture').toEqual([]);
  });
  const secretsOf = async (table) => (await keptLines(table)).filter((line) => secret.test(line));
  for (const table of tables) expect((await secretsOf(table)).filter((line) => !line.startsWith('move:')).length, 'a seat is told what it holds').toBeGreaterThan(3);
  expect(await secretsOf(watcher)).toEqual([]);
  await watcher.toBeAt('end');
  expect(watcher.requests.filter((address) => !address.startsWith(url) || address.includes('?')), 'nothing else is fetched').toEqual([]);
});
