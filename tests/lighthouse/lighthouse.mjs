// Asks Lighthouse, as for a phone, about the box and a game's page of build/dist; each of its four marks must be 95 or more,
// as the median of three visits: the first picture of a browser that has just been started comes late.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { serve } from '../../cmake/serve.mjs';

const least = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const pages = ['', 'wicked.html'];
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const flags = ['--headless=new', '--no-sandbox', '--disable-background-networking', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const { url, close } = await serve(process.env.KAIRO_DIST ?? path.join(root, 'build/dist'));
const chrome = await launch({ chromePath: process.env.KAIRO_CHROMIUM ?? '/usr/bin/chromium', chromeFlags: flags });
let failed = 0;
for (const page of pages) {
  const visits = [];
  for (let visit = 0; visit < 3; ++visit)
    visits.push((await lighthouse(url + page, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories })).lhr);
  for (const category of categories) {
    const [, score] = visits.map((lhr) => lhr.categories[category].score ?? 0).sort((a, b) => a - b);
    const mark = Math.round(score * 100);
    if (mark < least) ++failed;
    console.log(`${page || 'the box'}: ${visits[0].categories[category].title} ${mark}`);
  }
  const faults = Object.values(visits[2].audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && !['informative', 'notApplicable', 'manual'].includes(scoreDisplayMode));
  for (const { id, title, displayValue = '' } of faults) console.log(`  ${id}: ${title} ${displayValue}`);
}
chrome.kill();
await close();
const all = pages.length * categories.length;
console.log(`${all - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
