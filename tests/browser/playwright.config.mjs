import fs from 'node:fs';

import { defineConfig } from '@playwright/test';

// Software rendering, but real WebGL 2 and a real compositor: a test fails on a blank canvas. Everything else on
// the page is painted without the emulated graphics card, which would take seconds for a poster.
const flags = ['--no-sandbox', '--disable-background-networking', '--no-first-run', '--disable-component-update',
  '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-gpu-rasterization',
  // Each test loads the page anew, so compiling its module a second time, for speed, would never pay.
  '--js-flags=--no-wasm-tier-up'];

/** @param {string} program */
const chromiumOf = (program) => ({
  browserName: 'chromium',
  launchOptions: { executablePath: process.env.KAIRO_CHROMIUM ?? program, args: flags },
});
export const chromium = chromiumOf('/usr/bin/chromium');

// The same engine without a browser's window around each page, which by day would be a third of the work of a test.
const shell = '/usr/bin/chromium-headless-shell';
const chromiumAlone = fs.existsSync(shell) ? chromiumOf(shell) : chromium;

// By day, `make test` leaves out what takes long and is seldom broken by itself, or follows from what other tests ask
// (@nightly); what is tagged @nightly-in-chromium is then played in the other browsers alone, what is tagged
// @nightly-elsewhere in Chromium alone. `make test-nightly` runs everything.
const nightly = process.env.KAIRO_NIGHTLY === 'yes';

// The specs of all that may differ between engines. Tests tagged @chromium need something that cannot be driven in Firefox;
// docs/testing.md names it.
const inFirefox = ['everywhere', 'goes_on', ...(nightly ? ['saves', 'language', 'replay', 'secrets', 'live_browsers'] : [])].map((name) => `${name}.spec.mjs`);
const notByDay = nightly ? [] : [/@nightly(-in-chromium)?(\s|$)/];
const notElsewhereByDay = nightly ? [] : [/@nightly(-elsewhere)?(\s|$)/];

// The distribution's own Firefox by WebDriver BiDi. It draws WebGL in software only where there is a display.
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env.KAIRO_FIREFOX ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'webgl.force-enabled': true, 'ui.systemUsesDarkTheme': 1 },
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
  },
};

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'page', testMatch: '*.spec.mjs', testIgnore: ['live_browsers.spec.mjs', 'screens.spec.mjs', 'servers.spec.mjs', 'speed.spec.mjs'], grepInvert: notByDay, use: nightly ? chromium : chromiumAlone },
    { name: 'firefox', testMatch: inFirefox, grepInvert: [/@chromium/, ...notElsewhereByDay], use: firefox },
    { name: 'webkit', testMatch: 'everywhere.spec.mjs', grepInvert: notElsewhereByDay },
    // Runs by night; cmake/setup-toolchain.sh and tests/servers bring the servers.
    { name: 'servers', testMatch: 'servers.spec.mjs', use: chromium },
    // The pictures are for people to look at; `make screenshots` takes them.
    { name: 'screens', testMatch: 'screens.spec.mjs', use: chromium },
    // Measured by `make bench`, one page at a time and with the browser's own compiler.
    { name: 'speed', testMatch: 'speed.spec.mjs', workers: 1, use: { ...chromium, launchOptions: { ...chromium.launchOptions, args: flags.filter((flag) => !flag.startsWith('--js-flags')) } } },
  ],
  outputDir: 'test-results',
  workers: 3,  // on two cores: a page often waits for its next frame
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A frame takes 50 ms in software, several times that on a busy machine; a whole game has hundreds of them. By night they
  // have four times as many pixels.
  timeout: nightly ? 900_000 : 240_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    locale: 'en-GB',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },  // where motion is not what is tested, it would only draw more frames
    // Every pixel is drawn by the processor. By day there are half as many in each direction as in a window of this size;
    // what reads the picture itself asks for all of them.
    viewport: { width: 640, height: 480 },
    deviceScaleFactor: nightly ? 1 : 0.5,
    screenshot: 'only-on-failure',
  },
});
