// The browser in which the publishers' pages are read: Chromium, which draws the games by software.
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../browser/package.json', import.meta.url))('@playwright/test');
const flags = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-gpu-rasterization'];

export const launch = () => chromium.launch({ executablePath: process.env.KAIRO_CHROMIUM ?? '/usr/bin/chromium', args: flags });

// The frame of an `<iframe>` (a locator), once a game has drawn itself in it.
export async function shownFrame(shown) {
  const frame = await (await shown.elementHandle()).contentFrame();
  await frame.waitForSelector('html[data-ready="yes"][data-screen]');
  return frame;
}
