// Dialogs, and what browsers do to them of their own accord.
import { expect, test, unpainted } from './lib/site.mjs';

test.use(unpainted);

test('a dialog stays when no file was chosen in it', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await table.press('box.link');
  await table.toBeAt('paste');
  await table.page.locator('#dialog input[type="file"]').evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })));
  await table.answer('link', 'nothing');
  await table.toBeAt('notice');  // it was there to be answered
});

// Chromium asks only once for each press elsewhere, so that no page can hold anybody.
test('a dialog that the browser closes without asking is closed for the program, too', async ({ sit }) => {
  const table = await sit();
  await table.press('box.link');
  await table.toBeAt('paste');
  await table.page.evaluate(() => document.getElementById('dialog').close());
  await table.toBeAt('box');
  await table.press('box.link');
  await table.toBeAt('paste');
  await expect(table.page.locator('#dialog')).toBeVisible();
});

test('a second press while the share sheet is there is no failure', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: () => {
    window.shared = 0;
    navigator.canShare = () => true;
    navigator.share = async () => {
      ++window.shared;
      throw new DOMException('An earlier share has not yet completed.', 'InvalidStateError');
    };
  } });
  await table.startMatch({ people: 3 });
  await table.take();
  await table.press('table.pass');
  await expect(table.page.locator('#pass-text')).toBeVisible();
  await table.press('pass.share');
  await expect.poll(() => table.page.evaluate(() => window.shared)).toBe(1);
  await expect(table.page.locator('#pass-state')).toBeEmpty();
});
