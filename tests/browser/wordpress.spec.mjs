// A frame in a page that treats it as WordPress treats what a pasted address gives (wp-includes/js/wp-embed.js).
import { finished } from './lib/codes.mjs';
import { expect, test } from './lib/host.mjs';
import { unpainted } from './lib/site.mjs';

test.use(unpainted);

const secret = 'aB3dE6gH9j';
const frame = (fragment = '') => `<blockquote data-secret="${secret}">x</blockquote><iframe sandbox="allow-scripts" security="restricted" width="100%" height="480" frameborder="0"
  style="position:absolute; clip:rect(1px, 1px, 1px, 1px)" src="SITE/embed.html?game=wicked${fragment}#?secret=${secret}" data-secret="${secret}"></iframe>
  <script>
    window.links = [];
    addEventListener('message', ({ data, source }) => {
      const shown = document.querySelector('iframe[data-secret="' + data.secret + '"]');
      if (!shown || source !== shown.contentWindow || /[^a-zA-Z0-9]/.test(data.secret)) return;
      if (data.message === 'height') {
        shown.removeAttribute('style');
        document.querySelector('blockquote').style.display = 'none';
        shown.height = Math.min(1000, Math.max(200, data.value));
      }
      if (data.message === 'link' && document.activeElement === shown) links.push(data.value);
    });
  </script>`;

test('the frame tells WordPress its height though it is hidden, and that the reader wants the whole page', async ({ host }) => {
  const page = await host(`<div style="width:650px; position:relative">${frame()}</div>`);
  const shown = page.page.locator('iframe');
  await expect(shown).not.toHaveAttribute('style', /clip/);
  const table = await page.table();
  await table.toBeAt('setup');
  await expect.poll(async () => (await shown.boundingBox()).height).toBe(416);
  expect((await shown.boundingBox()).width).toBe(650);
  await table.page.locator('#frame-note a').click();
  await expect.poll(() => page.page.evaluate(() => window.links)).toEqual([`${page.site}#g=wicked`]);
  page.complaints = page.complaints.filter((text) => !/Blocked opening|web-share/.test(text));
});

test('a match in the address of such a frame is shown', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(frame(`#m=${finished('wicked').code}`));
  await (await page.table()).toBeAt('end');
});

test('a script of WordPress that comes later than the frame asks for the height, and is told', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`<iframe src="SITE/embed.html?game=wicked#?secret=${secret}" width="650" height="480"></iframe>`);
  await (await page.table()).toBeAt('setup');
  const heardAfter = (asked) => page.page.evaluate(async ([message, other]) => {
    heard.length = 0;
    frames[0].postMessage(other, '*');
    frames[0].postMessage(message, '*');
    await new Promise((done) => { addEventListener('message', done, { once: true }); });
    return heard.map(({ data }) => data);
  }, [{ message: 'ready', secret }, asked]);
  expect(await heardAfter({ message: 'ready', secret: 'another1' })).toEqual([{ message: 'height', value: 416, secret }]);
});
