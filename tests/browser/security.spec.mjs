// Nothing from outside becomes more than text, the page asks for nothing but its own files, and for none while playing.
import { finished } from './lib/codes.mjs';
import { kept } from './lib/kept.mjs';
import { coloursOf } from './lib/pixels.mjs';
import { expect, paintedByNight, storesSite, test, unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';
import { tour } from './lib/tour.mjs';

test.use(paintedByNight);

const listen = () => {
  window.offences = [];
  document.addEventListener('securitypolicyviolation', (event) => window.offences.push(`${event.violatedDirective} ${event.blockedURI}`));
};
const offences = (table) => table.page.evaluate(() => window.offences);

test.describe('while nothing is painted', () => {
  test.use({ ...unpainted, ...storesSite });

  test('through every screen nothing is requested and nothing offends against the policy', { tag: '@nightly' }, async ({ sit, site }) => {
    const table = await sit({ lack: listen });
    await kept(table);
    const requests = [];
    table.page.context().on('request', (request) => requests.push(request));
    await tour(table);
    // The browser asks for the icon again when the address changes; the service worker has it.
    const fromNetwork = await Promise.all(requests.map(async (request) => !(await request.response())?.fromServiceWorker()));
    expect(requests.filter((_, i) => fromNetwork[i]).map((request) => request.url())).toEqual([]);
    expect(table.requests.filter((url) => !url.startsWith(site))).toEqual([]);
    expect(await offences(table)).toEqual([]);

    // The message listened for would have been heard.
    await table.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.hacked = true';
      document.body.append(script);
      new Image().src = 'http://elsewhere.example/pixel.png';
    });
    await expect.poll(async () => (await offences(table)).length).toBe(2);
    expect(await table.page.evaluate(() => window.hacked)).toBeUndefined();
    table.complaints.length = 0;
  });
});

test('the policy of each page allows what is needed and no more', async ({ page, site }) => {
  for (const file of ['index.html', 'embed.html', 'publish.html', 'developers.html', 'rules-wicked-en.html']) {
    await page.goto(site + file);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy, file).toMatch(/^default-src 'none';/);
    expect(policy, file).toMatch(/script-src 'self'/);
    expect(policy, file).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|http|script-src[^;]*(data|blob):/);
  }
});

// A typed name, and the name that everybody reads.
const names = [
  ['<img src=x onerror=hack()>', '<img src=x onerror=h'],
  ['&lt;b&gt; "\'`${hack()}', '&lt;b&gt; "\'`${hack'],
  ['{seat} {n|a|b} %s', '{seat} {n|a|b} %s'],
  ['\u202eSirob\u202c', 'Sirob'],
  ['שלום مرحبا', 'שלום مرحبا'],
  ['👩‍🚀🏴‍☠️🇯🇵', '👩🚀🏴☠🇯🇵'],
  [`Z${'\u0353\u0351'.repeat(30)}`, `Z${'\u0353\u0351'.repeat(9)}\u0353`],
  ['Kairo'.repeat(2000), 'Kairo'.repeat(4)],
  ['\ud83d and \udc00', '\ufffd and \ufffd'],
  ['\u200b\u2060\u3164\u00ad', 'Player 5'],
];
const listenForHacks = () => { window.hack = () => { window.hacked = true; }; };

async function expectNames(table, shown) {
  await table.toBeAt('table');
  for (const name of shown) await expect(table.words).toContainText(name);
  await expect(table.page.locator('#words :is(img, script, b, a, iframe, svg, style)')).toHaveCount(0);
  expect(await table.page.evaluate(() => window.hacked)).toBeUndefined();
}

for (const [which, some] of [['first', names.slice(0, 5)], ['other', names.slice(5)]])
  test(`names of any kind are shown as text and travel: the ${which} five`, { tag: which === 'first' ? [] : '@nightly' }, async ({ sit, page }) => {
    const table = await sit({ lack: listenForHacks, painted: true });
    await table.press('box.play.wicked');
    await table.press('setup.seats.2');
    for (const [seat, [typed]] of some.entries()) {
      await table.press(`setup.kind.${seat}.0`);
      // Sets the text as it is: typing as a test does would mend the halves of a surrogate pair.
      await table.field(`name ${seat}`).evaluate((field, units) => {
        field.value = String.fromCharCode(...units);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }, typed.split('').map((unit) => unit.charCodeAt(0)));
    }
    await table.press('setup.start');
    const shown = some.map(([, name]) => name);
    await expect(table.asked).toHaveText(textOf('app.handover.pass', { seat: shown[0] }));
    expect(await table.page.title()).toContain(shown[0]);
    await table.take();
    await expectNames(table, shown);
    await table.lookAtPicture();
    expect(await coloursOf(page, await table.page.screenshot())).toBeGreaterThan(500);

    const { fragment } = await table.passOn();
    const elsewhere = await sit({ lack: listenForHacks, hash: fragment });
    await elsewhere.take();
    await expectNames(elsewhere, shown);
    await elsewhere.reload();
    await elsewhere.toBeAt('table');
    await expectNames(elsewhere, shown);
  });

const { code } = finished('wicked');
const coded = (chairs, encoding) => Buffer.from(chairs, encoding).toString('base64url');
const links = {
  'markup for a code': '#m=<script>hack()</script>',
  'bytes that are no text': '#m=%00%ff%ed%a0%80',
  'ten thousand letters': `#m=${'A'.repeat(10_000)}`,
  'ten thousand of anything': `#${'魔'.repeat(10_000)}`,
  'what every object has': '#__proto__=1&g=constructor',
  'turned writing': '#g=\u202ewicked',
};

test('links of any kind are refused in words, or their names are text', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: listenForHacks });
  for (const [what, hash] of Object.entries(links)) {
    await table.page.evaluate((fragment) => { location.hash = fragment; }, hash);
    await expect(table.page.locator('html'), what).toHaveAttribute('data-screen', 'notice');
    await table.press('dialog.close');
    await table.toBeAt('box');
  }
  for (const chairs of ['h <img src=x onerror=hack()>\nh\nh\n', 'h \u202eAnn\nh\nh\n', 'x'.repeat(10_000)]) {
    await table.open(`#m=${code}&s=${coded(chairs)}`);
    await table.until(({ screen }) => screen === 'notice' || screen === 'end', 'the link is answered');
    if ((await table.screen()) === 'notice') await table.press('dialog.close');
    await table.toBeAt('end');
    expect((await table.mirror()).all).toContain('Player 1');
  }
  const elsewhere = await sit({ lack: listenForHacks, hash: `#m=${code}&s=${coded('h <b onclick=hack()>\nh &amp;\nh\n')}` });
  await elsewhere.toBeAt('end');
  const { all } = await elsewhere.mirror();
  for (const name of ['<b onclick=hack()>', '&amp;', 'Player 3']) expect(all).toContain(name);
  await expect(elsewhere.page.locator('#page b')).toHaveCount(0);
});

test('the page opens whatever lies in the storage', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ lack: listenForHacks });
  for (const text of ['', '<script>hack()</script>', '\ud83d', '\u0000', 'kairo settings 1\nopen <b>\nchairs\nh <img src=x>\n', '{"a":'.repeat(9999)]) {
    await table.page.evaluate((value) => {
      for (const key of ['kairo.settings', 'kairo.statistics', 'kairo.match.a1', 'kairo.match.<b>', 'kairo.match.', 'kairo.match.__proto__']) localStorage.setItem(key, value);
    }, text);
    await table.reload();
    await expect(table.page.locator(':is(#page, #dialog, #words) :is(img:not(.cover), script, b)')).toHaveCount(0);
    if ((await table.screen()) === 'notice') await table.press('dialog.close');
    await table.toBeAt('box');
  }
});
