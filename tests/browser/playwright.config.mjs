import { defineConfig } from '@playwright/test';

// Software rendering, but real WebGL 2 and a real compositor: a test fails on a blank canvas.
const flags = ['--no-sandbox', '--disable-background-networking', '--no-first-run', '--disable-component-update',
  '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

export default defineConfig({
  testDir: '.',
  // The pictures are for people to look at; `make screens` takes them.
  projects: [{ name: 'page', testMatch: '*.spec.mjs', testIgnore: 'screens.spec.mjs' }, { name: 'screens', testMatch: 'screens.spec.mjs' }],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A frame takes 50 ms in software, several times that on a busy machine; a whole game has hundreds of them.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 640, height: 480 },  // every pixel is drawn by the processor
    launchOptions: { executablePath: process.env.KAIRO_CHROMIUM ?? '/usr/bin/chromium', args: flags },
    screenshot: 'only-on-failure',
  },
});
