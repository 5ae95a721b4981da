import { expect } from './expect.mjs';

// Waits until the service worker has everything and answers for the page.
export async function kept(table) {
  await table.page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => table.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}
