// The faults that axe finds in a page.
import fs from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from './expect.mjs';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// The faults that axe calls serious or worse, as lines; by all of its rules, or by these.
export async function faults(page, rules, impacts = ['serious', 'critical']) {
  // Colours that are still fading in have not the contrast that they are going to have.
  await expect.poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
  if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(axe);
  const { violations } = await page.evaluate((runOnly) => window.axe.run(runOnly ? { runOnly } : {}), rules);
  return violations.filter(({ impact }) => impacts.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}
