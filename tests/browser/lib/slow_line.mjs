// A usual phone on a usual line, by Chromium's own means: how soon somebody who comes for the first time can do something.
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };  // ms, bytes a second
const slowness = 4;  // times as slow as this machine

// Runs in the page: notes when `selector` is visible and presses are kept, what was painted, and what has moved.
function watch(selector) {
  window.seen = { shift: 0, largest: 0, pressable: 0, ready: 0 };
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) window.seen.shift += value; });
  observe('largest-contentful-paint', ({ startTime }) => { window.seen.largest = startTime; });
  const look = () => {
    const isThere = [...document.querySelectorAll(selector)].some((node) => node.getClientRects().length > 0);
    if (isThere) window.seen.pressable ||= performance.now();
    if (document.documentElement.dataset.ready) window.seen.ready ||= performance.now();
    if (!window.seen.ready) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Opens `url` in a new context, until the program is ready, or until `selector` is there if there is none. Resolves to
// milliseconds `pressable`, `largest` and `ready`, `shift`, and the bytes that had come when it was pressable.
export async function visitBySlowLine(browser, url, { selector, hasProgram = true, ...options }) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const arrived = [];
  let begin = 0;
  session.on('Network.requestWillBeSent', ({ timestamp }) => { begin ||= timestamp; });
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => arrived.push({ at: timestamp, bytes: encodedDataLength }));
  await page.addInitScript(watch, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(hasProgram ? () => window.seen?.ready : () => window.seen?.pressable && document.readyState === 'complete', null, { timeout: 120_000 });
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  const isEarlier = ({ at }) => (at - begin) * 1000 <= seen.pressable;
  return { ...seen, bytes: arrived.filter(isEarlier).reduce((sum, { bytes }) => sum + bytes, 0) };
}
