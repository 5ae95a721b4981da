// The built page, served as a plain web host would, and a table to sit at.
import { expect, test as base } from '@playwright/test';

import { serve } from '../../../cmake/serve.mjs';
import { dist, openHost } from './builds.mjs';
import { Table } from './table.mjs';
import { launchWebKit } from './webkit_page.mjs';

export { expect };

// Options of a table that is touched.
export const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export const test = base.extend({
  // Of the project: one that Playwright drives, or WebKit.
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

  // Opens a table in a browser profile of its own; options as of a browser context, `lack`: what the browser does not
  // have, and `at`: the address of another site. Whatever goes wrong in the page fails the test.
  sit: async ({ browser, site }, use, info) => {
    const opened = [];
    const inherited = {};
    for (const name of ['locale', 'colorScheme', 'viewport']) inherited[name] = info.project.use[name];
    await use(async ({ hash = '', lack, at = site, ...options } = {}) => {
      const context = await browser.newContext({ ...inherited, ...options });
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
  },
});
