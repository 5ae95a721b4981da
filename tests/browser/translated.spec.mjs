// A page that a translator works on goes on as any other: nothing breaks, nothing old stays, nothing is spoken twice.
import { expect, test, unpainted } from './lib/site.mjs';
import { translate, untranslated } from './lib/translator.mjs';

test.use(unpainted);

const lacks = { 'takes the place of texts': () => `(${translate})(false)`, 'wraps texts': () => `(${translate})(true)` };

// All that is on top, without the marks of the translator.
const says = async (table) => untranslated(await table.words.evaluate((place) => place.textContent));

async function begin(table) {
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 5 });
}

for (const [name, script] of Object.entries(lacks))
  test(`a translator that ${name} sees every word of a match`, { tag: '@nightly' }, async ({ sit }) => {
    const [usual, translated] = [await sit(), await sit({ lack: { content: script() } })];
    await expect(translated.words.locator('font').first()).toBeVisible();
    for (const table of [usual, translated]) await begin(table);
    for (let i = 0; i < 9; ++i) {
      const { moves } = await usual.untilAsked();
      for (const table of [usual, translated]) await table.move(() => moves[i % 3]);
      await usual.untilAsked();
      await translated.untilAsked();
      const expected = await says(usual);
      await expect.poll(() => says(translated), { message: `after move ${i}` }).toBe(expected);
      await expect(translated.asked).toHaveText(/^‹.*›$/);
    }
    for (const table of [usual, translated]) {
      await table.press('menu.open');
      await table.press('dialog.close');
      await table.leaveToBox();
    }
    const box = await says(usual);
    await expect.poll(() => says(translated)).toBe(box);
  });

test('a page that is translated is spoken in that language, each step once', async ({ sit }) => {
  const table = await sit({ lack: { content: `(${translate})(false)` } });
  await begin(table);
  await table.page.evaluate(() => {
    window.spoken = [];
    const news = document.getElementById('words-news');
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) window.spoken.push(node.textContent);
    }).observe(news, { childList: true, subtree: true });
  });
  const spoken = () => table.page.evaluate(() => window.spoken);
  for (let i = 0; i < 3; ++i) await table.move();
  await table.untilAsked();
  await expect.poll(async () => (await spoken()).length, { message: 'something is spoken' }).toBeGreaterThan(0);
  const lines = await spoken();
  for (const line of lines) expect(line).toMatch(/^‹.*›$/s);
  expect(new Set(lines).size, 'none twice').toBe(lines.length);
});

test('the built page stays in its language when it is translated before the program has come', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: { content: `(${translate})(true)` }, locale: 'ja-JP' });
  await expect(table.words).toContainText('‹インザルーイン›');
  await expect(table.words).not.toContainText('In the Ruin');
});
