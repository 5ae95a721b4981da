// While the canvas is downloaded for what it shows first, the page says how much of it has come.
import { finished } from './lib/codes.mjs';
import { expect, test, unpainted } from './lib/site.mjs';
import { noServiceWorker } from './lib/lacks.mjs';
import { layoutShift } from './lib/pixels.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);

// The second half of the canvas does not come before `window.release()`.
function holdHalf() {
  const released = new Promise((resolve) => { window.release = resolve; });
  const fetchWhole = window.fetch;
  window.fetch = async (address, options) => {
    const response = await fetchWhole(address, options);
    if (!/kairo\.\w+\.wasm$/.test(address)) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, bytes.length / 2));
        await released;
        controller.enqueue(bytes.subarray(bytes.length / 2));
        controller.close();
      },
    });
    return new Response(body, { headers: response.headers });
  };
}

test('a download that takes longer shows how far it is, and then what the link leads to', async ({ sit }) => {
  const table = await sit({ lack: noServiceWorker, hash: `#r=${finished('wicked').code}` });
  await table.page.addInitScript(holdHalf);
  await table.page.reload();
  const bar = table.page.getByRole('progressbar', { name: textOf('page.loading') });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('opacity', '1');
  await expect.poll(() => bar.evaluate((node) => node.value)).toBeCloseTo(0.5, 2);
  await table.page.evaluate(() => window.release());
  await table.ready();
  await table.toBeAt('replay');
  await expect(bar).toBeHidden();
  expect(await layoutShift(table.page)).toBe(0);
});
