// Kairo in a frame of a page of another origin: it plays, and it is a good guest.
import { finished } from './lib/codes.mjs';
import { noStorage } from './lib/lacks.mjs';
import { expect, test } from './lib/host.mjs';
import { paintedByNight } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use(paintedByNight);

const address = (more = '') => `SITE/embed.html?game=wicked&api=1&origin=HOST${more}`;
const frame = (more = '', attributes = '') => `<iframe src="${address(more)}" width="480" height="420" ${attributes}></iframe>`;

async function playSome(table, moves = 1) {
  await table.toBeAt('setup');
  await table.press('setup.start');
  for (let i = 0; i < moves; ++i) await table.move();
  expect((await table.mirror()).log.length).toBeGreaterThan(0);
}

test('a plain frame begins at its game, in its language and colours, and plays', async ({ host }) => {
  const page = await host(frame('&lang=ja&theme=light'));
  const table = await page.table();
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.page.evaluate(() => document.activeElement.tagName), 'the focus is left where it was').toBe('BODY');
  await playSome(table, 3);
});

test('a frame that has something to say at once leaves the reader where they are', async ({ host }) => {
  const page = await host(`<div style="height:500px"><input></div>${frame('#m=nonsense')}`, { viewport: { width: 800, height: 600 } });
  await page.page.locator('input').focus();
  const table = await page.table();
  await expect(table.page.locator('dialog[open]')).toContainText(textOf('code.error.not_a_code'));
  const { scrolled, focused } = await page.page.evaluate(() => ({ scrolled: scrollY, focused: document.activeElement.localName }));
  expect({ scrolled, focused }).toEqual({ scrolled: 0, focused: 'input' });
});

test('a frame of one game never leads to the box of all', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame());
  const table = await page.table();
  await table.toBeAt('setup');
  expect((await table.mirror()).buttons).not.toContain('setup.back');
  await playSome(table);
  await table.press('menu.open');
  await table.press('menu.box');
  await table.toBeAt('setup');
  await table.press('setup.back');
  await table.until(({ screen }) => screen !== 'setup', 'the match that was left is on the screen');
  expect((await table.mirror()).log.length).toBeGreaterThan(0);
});

test('a sandbox without an origin has bots that search, too', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame('', 'sandbox="allow-scripts"'));
  const table = await page.table();
  await table.toBeAt('setup');
  await table.press('setup.level.1.2');
  await table.press('setup.start');
  await table.move();
  const { all } = await table.until((mirror) => mirror.log.length > 1 && mirror.buttons.some((id) => id.startsWith('move:')), 'the bots have bid');
  expect(all, 'nobody had to play by simple rules').not.toContain(textOf('app.bots.no_search'));
  expect(page.requests.filter((url) => /thinker\.\w+\.wasm$/.test(url))).toHaveLength(1);
});

test('where downloads are forbidden, a saved picture of the result says what to do', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame(`#m=${finished('wicked').code}`, 'sandbox="allow-scripts"'));
  const table = await page.table();
  await table.toBeAt('end');
  await table.press('end.picture');
  await table.press('result.save');
  await expect(table.page.locator('#result-state')).toContainText(textOf('page.result.frame'));
});

test('a sandbox without an origin still plays, and says that nothing is saved', async ({ host }) => {
  const page = await host(frame('', 'sandbox="allow-scripts"'));
  const table = await page.table();
  expect((await page.hear('ready')).origin).toBe('null');
  await playSome(table);
  const note = table.page.locator('#frame-note');
  await expect(note).toContainText(textOf('page.frame.not_kept'));
  // New windows are forbidden here, so the address is shown.
  await note.locator('a').click();
  await expect(table.page.locator('#pass-text')).toHaveValue(new RegExp(`${page.site}#m=\\w`));
  await table.page.locator('#own').getByRole('button', { name: 'Close' }).click();
  await table.dialogToClose('own');
  // Neither are forms, and what is typed is taken all the same.
  await page.say('new', { game: 'wicked' });
  await table.toBeAt('setup');
  await table.answer('name 0', 'Ann');
  await table.field('name 1').fill('Ben');
  await table.field('name 1').press('Enter');
  await table.press('setup.start');
  await table.until(({ screen, all }) => screen === 'table' && all.includes('Ann') && all.includes('Ben'), 'the names are at the table');
  await expect.poll(() => page.complaints.join(), { message: 'the browser tells why' }).toContain('Blocked opening');
  page.complaints.length = 0;
});

test('with blocked storage the match goes on in a page of its own', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame(), { lack: noStorage });
  const table = await page.table();
  await playSome(table);
  await expect(table.page.locator('#frame-note')).toContainText(textOf('page.frame.not_kept'));
  const opening = page.page.context().waitForEvent('page');
  await table.page.locator('#frame-note a').click();
  const whole = await opening;
  // The match is on the screen, not the box, whether a person or a bot is next.
  await expect(whole.locator('html')).toHaveAttribute('data-screen', /^(handover|table)$/);
  expect(whole.url()).toContain(`${page.site}wicked.html#m=`);
});

test('the wheel over the frame scrolls the page around', async ({ host }) => {
  const page = await host(`<div style="height:3000px">${frame()}</div>`);
  const table = await page.table();
  await table.press('setup.start');
  await table.until(({ screen }) => screen !== 'setup', 'the match begins');
  await table.page.locator('#canvas').focus();
  await page.page.mouse.move(200, 200);
  await page.page.mouse.wheel(0, 300);
  await expect.poll(() => page.page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('Tab goes through the frame and out again, both ways', async ({ host }) => {
  const page = await host(`<button id="before">a</button>${frame()}<button id="after">b</button>`);
  await page.table();
  const focused = () => page.page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
  const tabUntil = async (key, goal) => {
    const seen = new Set();
    for (let i = 0; i < 60 && (await focused()) !== goal; ++i) {
      await page.page.keyboard.press(key);
      seen.add(await focused());
    }
    expect(await focused()).toBe(goal);
    expect([...seen]).toContain('IFRAME');
  };
  await page.page.locator('#before').focus();
  await tabUntil('Tab', 'after');
  await tabUntil('Shift+Tab', 'before');
});

test('a press that is let go outside the frame presses nothing and sticks nowhere', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`${frame()}<p style="height:200px">`);
  const table = await page.table();
  await playSome(table);
  await table.untilAsked();
  await table.lookAtPicture();
  await table.rest();
  const box = await page.page.locator('iframe').boundingBox();
  const { x, y, w, h } = await table.spot('menu.open');
  const start = [box.x + x + w / 2, box.y + y + h / 2];
  const { mouse } = page.page;
  await mouse.move(...start);
  await mouse.down();
  await table.rest();
  await mouse.move(box.x + 20, box.y + box.height + 60, { steps: 4 });
  await mouse.up();
  await mouse.move(...start, { steps: 4 });
  await table.rest();
  await table.toBeAt('table');
  await mouse.down();
  await table.rest();
  await mouse.up();
  await table.toBeAt('menu');
});

test('a frame that nobody can see draws nothing, and goes on when it is seen', async ({ host }) => {
  const page = await host(`<div style="height:3000px"></div>${frame(`#m=${finished('wicked').code}`)}`);
  const table = await page.table(0, { seen: false });
  await table.rest();
  const before = await table.frames();
  await page.say('theme', { theme: 'light' });
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.say('lang', { lang: 'ja' });
  await expect(table.page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await table.frames()).toBe(before);
  await page.page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => table.frames()).toBeGreaterThan(before);
  await table.rest();

  // It stays so while the page around wants it to wait, however many moments to draw in go by.
  await page.say('pause', { paused: true });
  await table.rest();
  const resting = await table.frames();
  await page.say('theme', { theme: 'dark' });
  await expect(table.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await table.page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  expect(await table.frames()).toBe(resting);
  await page.say('pause', { paused: false });
  await expect.poll(() => table.frames()).toBeGreaterThan(resting);
});

test('a match that goes on is not dropped for the deal that the address asks for', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame('&seed=12'), { sameSite: true });
  const table = await page.table();
  await table.until(({ screen, all }) => screen === 'setup' && all.includes('12'), 'the set-up, with the deal that was asked for');
  await playSome(table);
  const moves = (await table.mirror()).log.length;
  await page.page.reload();
  const again = await page.table();
  await again.until(({ screen }) => screen !== 'setup', 'the match goes on');
  expect((await again.untilAsked()).log.length).toBeGreaterThanOrEqual(moves);
});

test('a finger that scrolls past leaves the table alone, and one that taps has it', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`<body style="margin:0">${frame()}<div style="height:3000px"></div>`, { hasTouch: true });
  const table = await page.table();
  await playSome(table);
  const { log } = await table.untilAsked();
  await table.page.evaluate(() => document.activeElement.blur());
  await table.rest();
  const focused = () => table.page.evaluate(() => document.activeElement.id);
  const client = await page.page.context().newCDPSession(page.page);
  const { x, y, w, h } = await table.spot('bid.close');
  const [across, start] = [x + w / 2, y + h / 2];
  const touch = (type, ...points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((at) => ({ x: across, y: at })) });
  const scrolled = () => page.page.evaluate(() => scrollY);
  // Waits for the end of its own scrolling, or the next round would take that end for the end of the finger's.
  const scrollBack = () => page.page.evaluate(() => new Promise((done) => {
    addEventListener('scrollend', () => done(), { once: true });
    scrollTo(0, 0);
  }));
  for (const time of ['first', 'second']) {
    const scrollEnds = page.page.evaluate(() => new Promise((done) => { addEventListener('scrollend', () => done(), { once: true }); }));
    await touch('touchStart', start);
    for (let way = 20; way <= 160; way += 20) await touch('touchMove', start - way);
    await touch('touchEnd');
    await expect.poll(scrolled, { message: `the page around scrolls the ${time} time` }).toBeGreaterThan(50);
    await scrollEnds;
    await table.rest();
    expect(await focused()).not.toBe('canvas');
    expect((await table.mirror()).log).toEqual(log);
    await scrollBack();
    expect(await scrolled()).toBe(0);
  }
  await page.page.touchscreen.tap(across, start);
  await table.until((mirror) => mirror.log.length > log.length, 'the bid is made');
  expect(await focused()).toBe('canvas');
  // SDL's wish to keep what is no longer to be had.
  page.complaints = page.complaints.filter((text) => !text.startsWith('Ignored attempt to cancel a touchend'));
});

test('the frame fills the screen where the page around allows it', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame('', 'allow="fullscreen"') + frame());
  const [allowed, forbidden] = [await page.table(0), await page.table(1)];
  const fill = (table) => table.page.locator('#frame-note button');
  await expect(fill(forbidden)).toBeHidden();
  await playSome(allowed);
  const { width } = page.page.viewportSize();
  await fill(allowed).click();
  await expect.poll(() => allowed.page.evaluate(() => innerWidth)).toBe(width);
  await expect(allowed.page.locator('#frame-note')).toBeHidden();
  await allowed.move();
  await page.page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => allowed.page.evaluate(() => innerWidth)).toBe(480);
});

// A text screen that is longer than its place is scrolled; after that, and where it is not, the page around is.
const small = [[342, 228], [480, 320], [720, 480]];
const scrolledIn = (table) => table.page.evaluate(() => scrollY);
const atEnd = (table) => table.page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);

for (const [width, height] of small) {
  const tag = width === small[0][0] ? [] : '@nightly';
  test(`the wheel scrolls a set-up in a frame of ${width} × ${height}, then the page`, { tag }, async ({ host }) => {
    const page = await host(`<body style="margin:0"><iframe src="${address()}" width="${width}" height="${height}" frameborder="0"></iframe><div style="height:3000px">`, { viewport: { width: 800, height: 600 } });
    const table = await page.table();
    await table.toBeAt('setup');
    await page.page.mouse.move(width / 2, height / 2);
    await page.page.mouse.wheel(0, 60);
    await expect.poll(() => scrolledIn(table)).toBeGreaterThan(0);
    expect(await page.page.evaluate(() => scrollY)).toBe(0);
    // A wheel that goes on scrolls what it has begun with, so it is lifted from time to time.
    await expect.poll(async () => {
      await page.page.mouse.wheel(0, 2000);
      return atEnd(table);
    }).toBe(true);
    await expect.poll(async () => {
      await page.page.mouse.wheel(0, 300);
      return page.page.evaluate(() => scrollY);
    }).toBeGreaterThan(0);
  });

  test(`a finger scrolls a set-up in a frame of ${width} × ${height}`, { tag }, async ({ host }) => {
    const page = await host(`<body style="margin:0"><iframe src="${address()}" width="${width}" height="${height}" frameborder="0"></iframe><div style="height:3000px">`, { hasTouch: true, viewport: { width: 800, height: 600 } });
    const table = await page.table();
    await table.toBeAt('setup');
    const client = await page.page.context().newCDPSession(page.page);
    const touch = (type, ...points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((y) => ({ x: width / 2, y })) });
    await touch('touchStart', height - 20);
    for (let y = height - 30; y > 40; y -= 10) await touch('touchMove', y);
    await touch('touchEnd');
    await expect.poll(() => scrolledIn(table)).toBeGreaterThan((height - 60) / 2);
    expect(await page.page.evaluate(() => scrollY), 'the page around stays').toBe(0);
  });
}
