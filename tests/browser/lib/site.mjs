// The built page, served as a plain web host would, and a table to sit at.
import { test as base } from '@playwright/test';

import { serve } from '../../../cmake/serve.mjs';
import { dist, openHost } from './builds.mjs';
import { expect } from './expect.mjs';
import { Table } from './table.mjs';
import { launchWebKit } from './webkit_page.mjs';

export { expect };

// In software, painting takes most of the time of a frame. Assertions on words, saves and links do not depend on it; the specs
// that look at the picture or touch it leave it on.
export const unpainted = { painted: false };

// Tests that take long and seldom fail by themselves are left to `make test-nightly`.
export const nightly = process.env.KAIRO_NIGHTLY === 'yes';

// Options of a table that is touched. Draws fewer pixels by day than a phone has, since every one is drawn by the processor.
export const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: nightly ? 2 : 1, hasTouch: true, isMobile: true };

// For specs that touch the picture, but look at no pixel of it: targets are where they are, painted or not.
export const paintedByNight = { painted: nightly };

function paintNothing() {
  for (const call of ['clear', 'drawElements', 'drawArrays']) if (window.WebGL2RenderingContext) WebGL2RenderingContext.prototype[call] = () => {};
}

// A page that is opened for the first time stores the whole site for later, which takes a third of the time of a test.
// By day the specs about that do so, and in others the service worker is not there yet.
export const storesSite = { storing: true };

function storeNothing() {
  if ('serviceWorker' in navigator && origin !== 'null') navigator.serviceWorker.register = () => new Promise(() => {});
}

export async function newContext(browser, { painted, storing, ...options }) {
  const context = await browser.newContext(options);
  if (!painted) await context.addInitScript(paintNothing);
  if (!storing) await context.addInitScript(storeNothing);
  return context;
}

/** @import { BrowserContextOptions, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions, TestType } from '@playwright/test' */
/** @typedef {BrowserContextOptions & { hash?: string, lack?: () => void, at?: string }} Seat */
/** @typedef {{ painted: boolean, storing: boolean, host: Awaited<ReturnType<openHost>>, sit: (options?: Seat) => Promise<Table> }} Fixtures */
/** @typedef {TestType<PlaywrightTestArgs & PlaywrightTestOptions & Fixtures, PlaywrightWorkerArgs & PlaywrightWorkerOptions & { site: string }>} SiteTest */

// Opens tables in this browser, each in a profile of its own; options as of a browser context, `lack`: what the browser does not
// have, and `at`: the address of another site. Any fault in a page fails the test.
export async function openTables(browser, { site, painted, storing }, use, info) {
  const opened = [];
  const inherited = {};
  for (const name of ['locale', 'colorScheme', 'viewport']) inherited[name] = info.project.use[name];
  await use(async ({ hash = '', lack, at = site, ...options } = {}) => {
    const context = await newContext(browser, { painted, storing, ...inherited, ...options });
    if (lack) await context.addInitScript(lack);
    const table = new Table(await context.newPage(), at);
    opened.push({ context, table });
    await table.open(hash);
    return table;
  });
  for (const { context, table } of opened) {
    expect(table.complaints, 'what the page complained about').toEqual([]);
    await context.close();
  }
}

export const test = /** @type {SiteTest} */ (base.extend({
  painted: [true, { option: true }],
  storing: [nightly, { option: true }],

  // The project's browser: one that Playwright drives, or WebKit.
  browser: [async ({ playwright, browserName, channel, headless, launchOptions }, use, { project }) => {
    const browser = project.name === 'webkit' ? await launchWebKit() : await playwright[browserName].launch({ ...launchOptions, channel, headless });
    await use(browser);
    await browser.close();
  }, { scope: 'worker' }],

  // The address of the page.
  site: [async ({}, use) => {
    const { url, close } = await serve(dist);
    await use(url);
    await close();
  }, { scope: 'worker' }],

  // A host of its own for a test that changes what is on it.
  host: async ({}, use) => {
    const host = await openHost();
    host.deploy(dist);
    await use(host);
    await host.close();
  },

  sit: ({ browser, site, painted, storing }, use, info) => openTables(browser, { site, painted, storing }, use, info),
}));
