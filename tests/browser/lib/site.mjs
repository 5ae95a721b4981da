// The built page, served as a plain web host would, and a table to sit at.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test as base } from '@playwright/test';

import { serve } from '../../../cmake/serve.mjs';
import { Table } from './table.mjs';

const dist = process.env.KAIRO_DIST ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../build/dist');

export { expect };

export const test = base.extend({
  // The address of the page.
  site: [async ({}, use) => {
    const { url, close } = await serve(dist);
    await use(url);
    await close();
  }, { scope: 'worker' }],

  // Opens a table in a browser profile of its own; options as of a browser context, and `lack`: what the browser does
  // not have. Whatever goes wrong in the page fails the test.
  sit: async ({ browser, site }, use, info) => {
    const opened = [];
    const inherited = {};
    for (const name of ['locale', 'colorScheme', 'viewport']) inherited[name] = info.project.use[name];
    await use(async ({ hash = '', lack, ...options } = {}) => {
      const context = await browser.newContext({ ...inherited, ...options });
      if (lack) await context.addInitScript(lack);
      const table = new Table(await context.newPage(), site);
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
