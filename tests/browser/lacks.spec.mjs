// Something is missing: the words and pictures of the box and the way to the rules stay, and what is missing is said.
import { expect, newContext, test, unpainted } from './lib/site.mjs';
import { test as hosted } from './lib/host.mjs';
import { noWebAssembly, noWebGL } from './lib/lacks.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);
hosted.use(unpainted);

test('without WebGL the words alone are enough to play', async ({ sit }) => {
  const table = await sit({ lack: noWebGL });
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 2 });
  await expect(table.page.locator('#words-note')).toContainText(textOf('page.no_picture'));
  await expect(table.words).toBeVisible();
  for (let i = 0; i < 12; ++i) await table.move();
  expect((await table.mirror()).log.length).toBeGreaterThan(5);
});

// Opens the page in a browser of its own, changed by `prepare(page)`.
async function openLacking({ browser, site }, { page: name = '', lack, prepare = async () => {}, ...options } = {}) {
  const context = await newContext(browser, { locale: 'en-GB', ...options });
  if (lack) await context.addInitScript(lack);
  const page = await context.newPage();
  await prepare(page);
  await page.goto(site + name);
  return page;
}

// In these languages, what the box says and shows can be read and seen.
async function expectBox(page, titles) {
  for (const title of titles) await expect(page.getByRole('heading', { name: title }).and(page.locator('h2:visible'))).toHaveCount(1);
  const covers = page.locator('.card img');
  const seen = () => covers.evaluateAll((all) => all.filter((image) => image.getClientRects().length > 0 && image.naturalWidth > 0).length);
  await expect.poll(seen, { message: 'covers' }).toBe(4 * titles.length);
}

// A sentence that can be seen, in this language and no other.
async function expectSaid(page, sentence, other) {
  await expect(page.getByText(sentence).and(page.locator(':visible')).first()).toBeInViewport();
  await expect(page.getByText(other).and(page.locator(':visible'))).toHaveCount(0);
}

async function expectRules(page) {
  const link = page.locator('a[href^="rules-"]:visible').first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/rules-wicked-(en|ja)\.html$/);
  await expect(page.locator('h1').first()).toBeVisible();
}

async function expectNoScriptSaid(page) {
  for (const language of ['en', 'ja'])
    await expect(page.locator('noscript p', { hasText: textOf('page.no_script', {}, language) })).toBeVisible();
}

const english = 'In the Ruin';
const japanese = 'インザルーイン';

test('without JavaScript the box is there in both languages, with a sentence and the way to the rules', async ({ browser, site }) => {
  const page = await openLacking({ browser, site }, { javaScriptEnabled: false });
  await expectNoScriptSaid(page);
  await expectBox(page, [english, japanese]);
  await expectRules(page);
  await page.context().close();
});

test('without JavaScript the page of a game says what it is', { tag: '@nightly' }, async ({ browser, site }) => {
  const page = await openLacking({ browser, site }, { page: 'ruin.html', javaScriptEnabled: false });
  await expectNoScriptSaid(page);
  await expect(page.getByRole('heading', { name: english }).first()).toBeVisible();
  await page.context().close();
});

// A site that has just been updated has all files of another version, so there it is enough to load the page again.
const gone = 'when a module is gone';

// How the page is served, and the key of what is then said.
const served = {
  'without WebAssembly': { lack: noWebAssembly, says: 'page.no_wasm' },
  'when the server sends scripts with a wrong type': {
    tag: '@nightly',
    prepare: (page) => page.route(/\.js$/, async (route) => {
      const response = await route.fetch().catch(() => null);  // the page is closed already
      if (response) await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' } });
    }),
    says: 'page.lack',
  },
  [gone]: {
    tag: '@nightly',
    prepare: (page) => page.route(/\/page\.\w+\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' })),
    says: 'page.stale',
  },
  'when all modules are gone': {
    tag: '@nightly',
    prepare: (page) => page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' })),
    says: 'page.lack',
  },
};

for (const [what, { says, tag = [], ...how }] of Object.entries(served))
  test(`${what} the box stays and it is said, in the reader's language`, { tag }, async ({ browser, site }) => {
    const page = await openLacking({ browser, site }, how);
    await expectSaid(page, textOf(says), textOf(says, {}, 'ja'));
    await expectBox(page, [english]);
    // A press is not kept now for a program that never comes.
    await page.locator('[data-key="box.play.ruin"]:visible').click();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    if (what !== gone) await expectRules(page);
    await page.context().close();

    const inJapan = await openLacking({ browser, site }, { ...how, locale: 'ja-JP' });
    await expectSaid(inJapan, textOf(says, {}, 'ja'), textOf(says));
    await expectBox(inJapan, [japanese]);
    await inJapan.context().close();
  });

hosted('in a frame without the right to scripts the words stay, with a sentence', async ({ host }) => {
  const { page, complaints } = await host('<iframe sandbox src="SITE/embed.html?game=ruin" width="480" height="480" title="Kairo"></iframe>');
  const frame = page.frameLocator('iframe');
  await expectNoScriptSaid(frame);
  await expect(frame.getByRole('heading', { name: english }).first()).toBeVisible();
  complaints.length = 0;  // the browser tells of what the sandbox forbids
});
