// How soon the box can be used when the browser has the page already (`make bench`), next to a yardstick from the same run: an empty
// page that clears a canvas. Measured in turns, so that a busy machine slows down both. Asserts nothing, because times vary.
import { makeRelay } from '../../cmake/relay.mjs';
import { serve } from '../../cmake/serve.mjs';
import { siteWithRelay } from './lib/builds.mjs';
import { kept } from './lib/kept.mjs';
import { movesIn, openRoom } from './lib/live_table.mjs';
import { newContext, test } from './lib/site.mjs';
import { visitBySlowLine } from './lib/slow_line.mjs';
import { Table } from './lib/table.mjs';

const visits = 9;

const emptyPage = `<!doctype html><title>yardstick</title><canvas></canvas><script>
  const gl = document.querySelector('canvas').getContext('webgl2');
  requestAnimationFrame(() => {
    gl.clear(gl.COLOR_BUFFER_BIT);
    requestAnimationFrame(() => { window.firstPicture = performance.now(); });
  });
</script>`;

// Milliseconds from the beginning of the visit until the frame in which the program is there.
function noteFirstPicture() {
  const look = () => {
    if (document.documentElement.dataset.ready) window.firstPicture = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function firstPicture(page) {
  await page.reload();
  return (await page.waitForFunction(() => window.firstPicture)).jsonValue();
}

async function visitorOf(browser, site, options) {
  const context = await newContext(browser, { ...options, painted: true, storing: true });
  await context.addInitScript(noteFirstPicture);
  const table = new Table(await context.newPage(), site);
  await table.open();
  await kept(table);
  return table.page;
}

async function visitorOfNothing(browser, site, options) {
  const page = await (await browser.newContext(options)).newPage();
  await page.route(`${site}yardstick.html`, (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
  await page.goto(`${site}yardstick.html`);
  return page;
}

const sorted = (times) => times.toSorted((a, b) => a - b);
const median = (times) => sorted(times)[Math.floor(times.length / 2)];

for (const [width, height] of [[360, 640], [1280, 800]])
  test(`the box from a warm cache at ${width}x${height}`, async ({ browser, site }) => {
    const options = { viewport: { width, height } };
    const pages = [await visitorOf(browser, site, options), await visitorOfNothing(browser, site, options)];
    const times = [[], []];
    for (let visit = 0; visit < visits; ++visit)
      for (const [i, page] of pages.entries()) times[i].push(await firstPicture(page));
    const [box, empty] = times.map(median);
    const ms = (time) => `${time.toFixed(0)} ms`;
    console.log(`first picture at ${width}x${height}: ${ms(box)} (${ms(Math.min(...times[0]))} to ${ms(Math.max(...times[0]))}), ` +
      `${(box / empty).toFixed(1)} times an empty page's ${ms(empty)}`);
    for (const page of pages) await page.context().close();
  });

const slowVisits = 5;

for (const locale of ['en-GB', 'ja-JP'])
  test(`the box over a slow line, ${locale}`, async ({ browser, site }) => {
    const options = { viewport: { width: 360, height: 640 }, locale, isMobile: true, hasTouch: true };
    const visits = { box: [], empty: [] };
    for (let visit = 0; visit < slowVisits; ++visit) {
      visits.box.push(await visitBySlowLine(browser, site, { ...options, selector: '#page [data-key="box.play.galleria"]' }));
      visits.empty.push(await visitBySlowLine(browser, `${site}licences.txt`, { ...options, selector: 'pre', hasProgram: false }));
    }
    const of = (page, what) => median(visits[page].map((visit) => visit[what]));
    const ms = (what) => `${what} ${of('box', what).toFixed(0)} ms`;
    console.log(`the box over a slow line, ${locale}: ${['pressable', 'largest', 'ready'].map(ms).join(', ')}, ` +
      `shift ${of('box', 'shift').toFixed(3)}, ${of('box', 'bytes')} bytes until pressable; a page of text ${of('empty', 'pressable').toFixed(0)} ms`);
  });

const taps = 100;

// Notes when this person has pressed, and when a picture is there of what has changed.
function noteLive() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('keydown', () => { window.pressed = now(); }, true);
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => requestAnimationFrame(() => { window.changed ??= now(); })).observe(document.getElementById('words'), { subtree: true, childList: true, characterData: true }));
}

// The time from a press at `table` until the picture of `other` has changed; null if the move does not show there.
async function timeUntilSeen(table, other) {
  await other.page.evaluate(() => { window.changed = undefined; });
  await table.press(movesIn(await table.mirror())[0]);
  const seen = await other.page.waitForFunction(() => window.changed, undefined, { timeout: 3000 }).catch(() => null);
  return seen && await seen.jsonValue() - await table.page.evaluate(() => window.pressed);
}

test('from a tap to the picture of another device at a live table', async ({ browser }) => {
  test.setTimeout(600_000);
  const relay = await makeRelay();
  const { url, close } = await serve(siteWithRelay('/relay'), { relay });
  const tables = [];
  const times = [];
  let hash = '';
  for (const _ of [0, 1]) {
    const context = await newContext(browser, { painted: false, storing: false, viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    await context.addInitScript(noteLive);
    const table = new Table(await context.newPage(), url);
    await table.open(hash);
    tables.push(table);
    hash ||= await openRoom(table, 'galleria');
  }
  const [first, second] = tables;
  await second.until(({ buttons }) => buttons.includes('lobby.take.1'), 'the seat is free');
  await second.press('lobby.take.1');
  await first.until(({ buttons }) => !buttons.includes('lobby.bot.1'), 'the seat is taken');
  await first.press('lobby.begin');
  for (const table of tables) await table.toBeAt('table');
  while (times.length < taps && await first.screen() === 'table') {
    for (const [table, other] of [[first, second], [second, first]]) {
      if (movesIn(await table.mirror()).length === 0) continue;
      const time = await timeUntilSeen(table, other);
      if (time !== null) times.push(time);
    }
  }
  console.log(`from a tap to another device's picture: median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms of ${times.length}`);
  for (const table of tables) await table.page.context().close();
  await close();
  await relay.close();
});
