// Language and colours as the browser or the system wishes.
import { expect, paintedByNight, test } from './lib/site.mjs';
import { dice } from './lib/table.mjs';

test.use(paintedByNight);

test('a Japanese browser gets a Japanese table, and no text is missing', async ({ sit }) => {
  const table = await sit({ locale: 'ja-JP' });
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(table.words).toContainText('遊ぶ');
  await table.setSpeed('instant');
  await table.startMatch({ people: 1, seats: 4, seed: 13 });
  await expect(table.page.locator('#words'), 'readers in Firefox ask for it there').toHaveAttribute('lang', 'ja');
  const roll = dice(13);
  for (let i = 0; i < 25; ++i) {
    const { all, title } = await table.untilAsked();
    expect(all + title).not.toContain('⟦');
    expect(all).not.toMatch(/[a-z]{3,}/);
    await table.move((lawful) => lawful[roll(lawful.length)]);
  }
});

for (const [locale, lang, words] of [['jam-JM', 'en', 'Play'], ['JA', 'ja', '遊ぶ']])
  test(`a browser that speaks ${locale} gets the page in ${lang}`, { tag: lang === 'en' ? [] : '@nightly' }, async ({ sit }) => {
    const table = await sit({ locale });
    await expect(table.page.locator('html')).toHaveAttribute('lang', lang);
    await expect(table.words).toContainText(words);
  });

test('the table follows the system\'s colours until one is chosen', { tag: ['@chromium', '@nightly'] }, async ({ sit }) => {
  const table = await sit({ colorScheme: 'light' });
  const html = table.page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await table.page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await table.press('menu.open');
  await table.press('menu.theme.1');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await table.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});
