// <kairo-game> in the pages that publishers really have: built, imported, moved, isolated, dark, misspelt.
import { serve } from '../../cmake/serve.mjs';
import { dist } from './lib/builds.mjs';
import { expect, test } from './lib/host.mjs';
import { unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);

const script = '<script src="SITE/kairo-embed.js" async></script>';
const game = (attributes = 'game="wicked"') => `<kairo-game ${attributes}></kairo-game>`;

// The element's warnings are complaints, too.
async function warned(page, text) {
  await expect.poll(() => page.complaints.join('\n')).toContain(text);
  page.complaints = page.complaints.filter((complaint) => !complaint.includes('<kairo-game>'));
}

async function play(page, number = 0) {
  await page.page.locator('kairo-game').nth(number).evaluate((element) => element.play());
  const table = await page.table(number);
  await table.toBeAt('setup');
  return table;
}

const imports = {
  'imported by a module': '<script type="module">import "SITE/kairo-embed.js";</script>',
  'imported later': '<script>addEventListener("load", () => import("SITE/kairo-embed.js"));</script>',
  'as a module': '<script type="module" src="SITE/kairo-embed.js"></script>',
};
for (const [how, code] of Object.entries(imports)) {
  test(`${how}, it finds its own site`, { tag: how === 'imported later' ? [] : '@nightly' }, async ({ host }) => {
    const page = await host(game() + code);
    await expect(page.page.getByRole('button', { name: 'Play The Wicked Labyrinth' })).toBeVisible();
    await play(page);
    expect(page.requests.filter((url) => url.includes('posters/') && !url.startsWith(page.site))).toEqual([]);
  });
}

test('within a bundle of the page it finds its site by the link between its tags, and says so without one', { tag: '@nightly' }, async ({ host, site }) => {
  const code = await (await fetch(`${site}kairo-embed.js`)).text();
  const link = '<a href="SITE/wicked.html">The Wicked Labyrinth</a>';
  const page = await host(`<kairo-game game="wicked">${link}</kairo-game>${game()}<script>${code.replaceAll('</script', '<\\/script')}</script>`);
  await play(page);
  await expect(page.page.locator('kairo-game').nth(1).locator('p')).toContainText(textOf('page.embed.no_site'));
  await warned(page, textOf('page.embed.no_site'));
});

test('snippets of two sites each show the game of their own', { tag: '@nightly' }, async ({ host }) => {
  const other = await serve(dist);
  const snippet = (site) => `<kairo-game game="wicked"><a href="${site}wicked.html">x</a></kairo-game><script src="${site}kairo-embed.js"></script>`;
  const page = await host(snippet('SITE/') + snippet(other.url));
  const frames = await page.page.locator('kairo-game').evaluateAll((all) => all.map((element) => {
    element.play();
    return element.shadowRoot.querySelector('iframe').src;
  }));
  expect(frames[0].startsWith(page.site)).toBe(true);
  expect(frames[1].startsWith(other.url)).toBe(true);
  await (await page.table(1)).toBeAt('setup');
  await other.close();
});

test('moveBefore keeps the match, and append comes back to it', async ({ host }) => {
  const page = await host(`<div id="here">${game()}</div><div id="there"></div>${script}
    <script>window.told = []; for (const name of ['started', 'moved']) addEventListener('kairo-' + name, ({ type }) => told.push(type));</script>`, { sameSite: true });
  await expect(page.page.getByRole('button')).toBeVisible();
  const table = await play(page);
  await table.press('setup.start');
  await table.move();
  await expect.poll(() => page.page.evaluate(() => window.told)).toContain('kairo-moved');
  const { asked } = await table.untilAsked();
  const isSame = await page.page.evaluate(() => {
    const element = document.querySelector('kairo-game');
    const before = element.shadowRoot.querySelector('iframe').contentWindow;
    document.getElementById('there').moveBefore(element, null);
    window.told.length = 0;
    return element.shadowRoot.querySelector('iframe')?.contentWindow === before;
  });
  expect(isSame).toBe(true);
  expect((await table.mirror()).asked).toBe(asked);
  await table.move();
  await expect.poll(() => page.page.evaluate(() => window.told)).toContain('kairo-moved');

  await page.page.evaluate(() => {
    window.told.length = 0;
    document.body.append(document.querySelector('kairo-game'));
  });
  const again = await page.table();
  await again.until(({ screen }) => screen !== 'setup', 'the match goes on');
  await expect.poll(() => page.page.evaluate(() => window.told)).toContain('kairo-started');
});

test('a game that cannot be shown says so in words, and to the developer', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`${game('game="nosuch" lang="ja"')}${game('game="constructor"')}${game('game="ruin" src="javascript:alert(1)"')}
    ${game('game="ruin" src="data:text/html,x"')}${game('game="ruin" src="blob:x"')}${script}`);
  await warned(page, 'nosuch');
  const said = page.page.locator('kairo-game p');
  await expect(said.nth(0)).toHaveText(textOf('page.embed.unknown', { id: 'nosuch' }, 'ja'));
  await expect(said.nth(1)).toHaveText(textOf('page.embed.unknown', { id: 'constructor' }));
  for (const i of [2, 3, 4]) await expect(said.nth(i)).toHaveText(textOf('page.embed.no_link'));
  await page.page.evaluate(() => { for (const element of document.querySelectorAll('kairo-game')) element.play(); });
  await expect(page.page.locator('iframe')).toHaveCount(0);
  await expect.poll(() => page.page.locator('kairo-game p').count()).toBe(5);
  await warned(page, 'src');
});

test('a link to a match brings its fragment only, whatever site it names', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(game('game="ruin" src="https://other.example/kairo/#g=ruin"') + script);
  await expect(page.page.getByRole('button')).toBeVisible();
  await play(page);
  expect(await page.page.locator('iframe').getAttribute('src')).toMatch(new RegExp(`^${page.site}embed.html.*#g=ruin$`));
});

test('without a game its poster names all, and a developer who forgot one is told', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(game('game=""') + script);
  await expect(page.page.getByRole('button', { name: /Haratama · .*Play Kairo/ })).toBeVisible();
  await page.page.evaluate(() => document.querySelector('kairo-game').removeAttribute('game'));
  await warned(page, textOf('page.embed.no_game'));
});

test('a page that only isolates its loading gets the game as well, and one whose policy forbids it words and a link', { tag: '@nightly' }, async ({ host, site }) => {
  const isolated = await host(game() + script, { headers: { 'cross-origin-embedder-policy': 'require-corp' } });
  expect(await isolated.page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expect(isolated.page.getByRole('button')).toBeVisible();
  await isolated.page.getByRole('button').click();
  await expect(isolated.page.locator('iframe[credentialless]')).toBeVisible();
  await (await isolated.table()).toBeAt('setup');
  isolated.complaints = [];

  const { origin } = new URL(site);
  const strict = await host(game() + script, { headers: { 'content-security-policy': `script-src ${origin} 'unsafe-inline'; frame-src 'none'` } });
  await strict.page.getByRole('button').click();
  await expect(strict.page.getByRole('link', { name: textOf('page.embed.full_page') })).toHaveAttribute('href', `${site}wicked.html`);
  strict.complaints = [];
});

test('language, title and colours follow the page and the attributes', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`<style>.dark { color-scheme: dark; } .light { background: #eee; }</style><div lang="ja">${game('game="wicked" lang="undefined"')}</div>${script}`);
  await expect(page.page.getByRole('button', { name: '「ウィキッド・ラビリンス」で遊ぶ' })).toBeVisible();
  const table = await play(page);
  const root = table.page.locator('html');
  const frame = page.page.locator('iframe');
  await expect(root).toHaveAttribute('lang', 'ja');
  const ofWicked = await frame.getAttribute('title');
  expect(ofWicked).toContain('ボードゲーム');
  const set = (name, value) => page.page.locator('kairo-game').evaluate((element, [key, to]) => element.setAttribute(key, to), [name, value]);
  await set('lang', 'en');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(frame).toHaveAttribute('title', textOf('page.embed.title', { game: textOf('wicked.name') }));
  await set('game', 'galleria');
  await expect(frame).toHaveAttribute('title', /^Labyrinth of Galleria/);
  const mark = (name) => page.page.evaluate((value) => { document.documentElement.className = value; }, name);
  await mark('light');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await mark('dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await set('theme', 'light');
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('before its script has come, or without it, it lies in its column', async ({ host }) => {
  const page = await host(`<div style="width:300px">${'<div><kairo-game game="wicked"><a href="SITE/wicked.html"><img src="SITE/posters/wicked-en.svg" alt="" width="100%" /><br />x</a></kairo-game></div>'}</div>`);
  const box = await page.page.locator('img').boundingBox();
  expect(box.width).toBeLessThanOrEqual(300);
  expect(box.x).toBe((await page.page.locator('kairo-game').evaluate((element) => element.parentElement.getBoundingClientRect().x)));
});

test('it begins a match with given players, and tells who sits where', async ({ host }) => {
  const page = await host(`${game()}${script}<script>
      window.told = [];
      for (const name of ['started', 'left', 'error']) addEventListener('kairo-' + name, ({ type, detail }) => told.push({ type, ...detail }));
    </script>`);
  await expect(page.page.getByRole('button')).toBeVisible();
  const call = (name, content) => page.page.locator('kairo-game').evaluate((element, [method, value]) => element[method](value), [name, content]);
  const last = (type) => page.page.evaluate((name) => window.told.filter((each) => each.type === name).at(-1), `kairo-${type}`);
  await call('start', { seed: 11, seats: [{ kind: 'person', name: 'Reader' }, { kind: 'bot', level: 'learner' }, { kind: 'bot', level: 'master', name: 'Rex' }] });
  await expect.poll(() => last('started')).toMatchObject({ game: 'wicked', seats: 3, moves: 0, players: [
    { kind: 'person', name: 'Reader' }, { kind: 'bot', level: 'learner', name: 'Rabbit' }, { kind: 'bot', level: 'master', name: 'Rex' }] });
  const table = await page.table();
  await table.toBeAt('table');

  const refused = [['start', { seats: [{ kind: 'bot' }] }, 'seats'], ['start', { game: 'nosuch', seats: [{ kind: 'bot' }] }, 'game'], ['open', '#m=nonsense', 'link']];
  for (const [command, content, code] of refused) {
    await call(command, content);
    await expect.poll(() => last('error')).toMatchObject({ code, command });
  }
  await table.press('dialog.close');
  await call('start', { game: 'ruin', seats: [{ kind: 'person' }] });
  await expect.poll(() => last('started')).toMatchObject({ game: 'ruin', seats: 1 });
  expect(await last('left')).toBeTruthy();
});

test('names that a reader has typed are not told', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`${game()}${script}<script>addEventListener('kairo-started', ({ detail }) => { window.players = detail.players; });</script>`);
  await expect(page.page.getByRole('button')).toBeVisible();
  const table = await play(page);
  await table.answer('name 0', 'Ann');
  await table.press('setup.start');
  await expect.poll(() => page.page.evaluate(() => window.players?.[0])).toEqual({ kind: 'person' });
});

test('where a scroll bar comes and goes with its height, it comes to rest', { tag: '@nightly' }, async ({ host }) => {
  // Acts as a classic scroll bar would; this browser has none.
  const page = await host(`<body style="margin:0">${game()}${script}<script>
      const bar = () => { document.body.style.paddingRight = document.body.scrollHeight > innerHeight ? '15px' : '0'; };
      new ResizeObserver(bar).observe(document.body);
      addEventListener('resize', bar);
    </script>`);
  await expect(page.page.getByRole('button')).toBeVisible();
  await play(page);
  for (const [width, height] of [[300, 480], [610, 380], [640, 405], [700, 443], [900, 570], [1000, 635], [1190, 757], [1400, 1000]]) {
    await page.page.setViewportSize({ width, height });
    const heightsInAWhile = () => page.page.evaluate(async () => {
      const seen = new Set();
      for (let i = 0; i < 20; ++i) {
        seen.add(document.querySelector('kairo-game').offsetHeight);
        await new Promise((done) => { requestAnimationFrame(done); });
      }
      return seen.size;
    });
    await expect.poll(heightsInAWhile, { message: `${width} × ${height}` }).toBe(1);
  }
});

test('hidden and shown again it is as before', { tag: '@nightly' }, async ({ host }) => {
  const page = await host(`<div id="tab" hidden>${game()}</div>${script}`);
  await page.page.evaluate(() => customElements.whenDefined('kairo-game').then(() => {
    document.querySelector('kairo-game').play();
    document.getElementById('tab').hidden = false;
  }));
  const table = await page.table();
  await table.toBeAt('setup');
  const size = () => page.page.locator('iframe').boundingBox();
  const before = await size();
  const toggle = (hidden) => page.page.evaluate((value) => { document.getElementById('tab').hidden = value; }, hidden);
  await toggle(true);
  await toggle(false);
  expect(await size()).toEqual(before);
  await table.press('setup.start');
  await table.until(({ screen }) => screen !== 'setup', 'the match begins');
});
