// The browser's history keeps in step with the program, whoever moves first.
import assert from 'node:assert/strict';
import test from 'node:test';

import { isLink } from '../../shell/page/fragment.mjs';
import { Trail, patience } from '../../shell/page/history.mjs';
import { FakeBrowser, box, games, menu, site, start, table, toBeInStep, trailTo, wicked } from './lib/fake_history.mjs';

test('entries are made as the program goes deeper, and left as it comes back', () => {
  const all = start({ trail: box });
  const { browser, show } = all;
  browser.run();
  for (const trail of [wicked, menu, table, box, table, wicked]) {
    show(...trail);
    browser.run();
    toBeInStep(all);
  }
  assert.equal(browser.entries.length, 3, 'the way forward is still there');
});

test('Back and Forward are told to the program', () => {
  const all = start({ trail: menu });
  const { browser, program } = all;
  browser.run();
  toBeInStep(all);
  browser.step(-1);
  browser.run();
  browser.step(-2);
  browser.run();
  browser.step(1);
  browser.run();
  assert.deepEqual(program.asked, ['wicked/table', 'box', 'wicked']);
  toBeInStep(all);
});

test('Back, Back and Forward in a row end where the last one leads', () => {
  const all = start({ trail: menu });
  all.browser.run();
  for (const step of [-1, -1, 1]) all.browser.step(step);
  all.browser.run();
  assert.deepEqual(all.program.trail, table);
  toBeInStep(all);
  assert.equal(all.browser.entries.length, 4, 'the way forward is still there');
});

test('a step that the program refuses is taken back, even if it does not answer', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const all = start({ trail: table, mayGo: () => false });
  all.browser.run();
  all.browser.step(-1);
  all.browser.run();
  assert.deepEqual(all.program.asked, ['wicked']);
  toBeInStep(all);
  all.kept.go = () => {};
  all.browser.step(-2);
  all.browser.run();
  t.mock.timers.tick(patience);
  all.browser.run();
  toBeInStep(all);
});

test('Back while the program closes what is on top closes one thing more', () => {
  const all = start({ trail: menu });
  all.browser.run();
  all.show(...table);
  all.browser.runOne();  // asks the browser for its step
  all.browser.step(-1);
  all.browser.run();
  assert.deepEqual(all.program.trail, wicked);
  toBeInStep(all);
});

test('changes while the browser is on its way wait for it', () => {
  const all = start({ trail: menu });
  const { browser, kept, program } = all;
  browser.run();
  const steps = [];
  const { go } = browser.history;
  browser.history.go = (step) => {
    steps.push(step);
    go(step);
  };
  for (const trail of [table, wicked]) kept.update(program.trail = trail);
  assert.deepEqual(steps, [-1]);
  browser.run();
  assert.deepEqual(steps, [-1, -1]);
  toBeInStep(all);

  // The player goes forward before the browser has gone back.
  browser.step(1);
  kept.update(program.trail = box);
  browser.run();
  assert.deepEqual(program.asked, ['wicked/table']);
  toBeInStep(all);
});

test('the address is the page of the game that is open, beside the page that was opened', () => {
  const pages = (address) => [box, wicked, menu, trailTo('ruin'), box].map((trail) => {
    const { browser, show } = start({ trail: box, address });
    browser.run();
    show(...trail);
    browser.run();
    return browser.page;
  });
  assert.deepEqual(pages(''), ['', 'wicked.html', 'wicked.html', 'ruin.html', '']);
  assert.deepEqual(pages('index.html?lang=ja').slice(0, 2), ['index.html?lang=ja', 'wicked.html?lang=ja']);
  assert.deepEqual(pages('ruin.html').slice(0, 2), ['', 'wicked.html']);
  assert.deepEqual(pages('ruin').slice(0, 2), ['', 'wicked.html']);
  assert.deepEqual(pages('?lang=ja&shared').slice(0, 2), ['?lang=ja', 'wicked.html?lang=ja'], 'a shared text is taken once');
  assert.deepEqual(pages('?shared&lang=ja').slice(0, 2), ['?lang=ja', 'wicked.html?lang=ja']);
});

test('one place instead of another replaces it, and what was beyond it is gone', () => {
  const all = start({ trail: table });
  const { browser, show } = all;
  browser.run();
  show(...trailTo('ruin/table'));
  browser.run();
  toBeInStep(all);
  browser.step(-1);
  browser.run();
  show(...wicked);
  browser.run();
  toBeInStep(all);
  assert.equal(browser.entries.length, 2);
});

test('a link stays in the address until it is settled, and opens once', () => {
  const all = start({ trail: table, address: '#m=abc' });
  const { browser, kept, program } = all;
  browser.run();
  assert.deepEqual(program.opened, ['m=abc']);
  assert.deepEqual(browser.entries.map(({ href }) => new URL(href).hash), ['', '', '#m=abc']);
  kept.settle();
  assert.equal(browser.page, 'wicked.html');
  browser.step(-2);
  browser.run();
  browser.step(2);
  browser.run();
  assert.deepEqual(program.opened, ['m=abc']);
  toBeInStep(all);
});

test('a link that is pasted into the address is opened, twice if it is pasted twice', () => {
  const all = start({ trail: menu });
  const { browser, kept, program, show } = all;
  browser.run();
  for (const _ of [1, 2]) {
    browser.paste('m=abc');
    browser.run();
  }
  assert.deepEqual(program.opened, ['m=abc', 'm=abc']);
  show(...trailTo('ruin/table'));
  browser.run();
  toBeInStep(all);
  assert.equal(browser.page, 'ruin.html#m=abc');
  kept.settle();
  assert.equal(browser.page, 'ruin.html');
});

test('a dialog over a place is closed by Back, and cannot be opened by Forward', () => {
  const all = start({ trail: table });
  const { browser, kept, program } = all;
  browser.run();
  let closed = 0;
  const lift = kept.lay('book', () => {
    closed += 1;
    lift();
  });
  toBeInStep(all, ['page:book']);
  browser.step(-1);
  browser.run();
  assert.equal(closed, 1);
  toBeInStep(all);
  browser.step(1);
  browser.run();
  toBeInStep(all);
  assert.deepEqual(program.asked, []);
});

test('after a reload the entries are known', () => {
  const { browser } = start({ trail: menu });
  browser.run();
  const again = new FakeBrowser();
  Object.assign(again, { entries: browser.entries, index: browser.index });
  const all = start({ trail: table, browser: again });
  assert.equal(all.kept.place, 'wicked/table/menu');
  again.run();
  toBeInStep(all);
});

test('entries that were made before a touch are made again at the first one', () => {
  const browser = new FakeBrowser();
  browser.navigator.userActivation.isActive = false;
  const all = start({ trail: table, browser });
  browser.run();
  toBeInStep(all);
  const before = browser.entries[2];
  browser.touch();
  all.show(...menu);
  browser.run();
  toBeInStep(all);
  assert.notEqual(browser.entries[2], before);
  assert.deepEqual(all.program.asked, []);
});

test('the key that loads the page again changes no entry before it does', () => {
  const browser = new FakeBrowser();
  browser.navigator.userActivation.isActive = false;
  start({ trail: table, browser });
  browser.run();
  const before = [...browser.entries];
  browser.touch('keydown', { key: 'r', ctrlKey: true });
  browser.touch('keydown', { key: 'F5' });
  browser.run();
  assert.deepEqual(browser.entries, before);
});

test('a match begins although the browser has mixed the entries up', () => {
  const browser = new FakeBrowser();
  const mixed = { href: `${site}wicked.html`, state: { trail: wicked } };
  Object.assign(browser, { entries: [mixed, { ...mixed }], index: 1 });
  const all = start({ trail: wicked, browser });
  browser.run();
  all.show('box', 'wicked/table');
  browser.run();
  toBeInStep(all);
  assert.deepEqual(all.program.asked, []);
});

test('two things are left at once although a reload has left an entry twice', () => {
  const browser = new FakeBrowser();
  const entries = [box, wicked, wicked].map((trail) => ({ href: `${site}wicked.html`, state: { trail } }));
  Object.assign(browser, { entries, index: 2 });
  const all = start({ trail: wicked, browser });
  browser.run();
  all.show(...wicked, 'wicked/menu');
  browser.run();
  all.show(...box);
  browser.run();
  assert.deepEqual(all.program.asked, []);
  toBeInStep(all);
});

test('where the browser refuses entries, the next update makes them', () => {
  const all = start({ trail: box });
  const { browser, show } = all;
  browser.run();
  browser.refuses = () => true;
  show(...table);
  browser.run();
  assert.deepEqual(browser.trails, [box]);
  browser.refuses = () => false;
  show(...table);
  browser.run();
  toBeInStep(all);
});

test('a page that may not change its address keeps it, and has entries all the same', () => {
  const browser = new FakeBrowser();
  const { pushState, replaceState } = browser.history;
  let replaced = 0;
  Object.assign(browser.history, {
    pushState: (state, words, address) => (address ? assert.fail() : pushState(state, words)),
    replaceState: (state, words, address) => {
      if (address) throw new DOMException('no', 'SecurityError');
      replaced += 1;
      replaceState(state, words);
    },
  });
  const all = start({ trail: table, browser });
  browser.run();
  toBeInStep(all);
  replaced = 0;
  for (let i = 0; i < 5; ++i) all.show(...table);
  browser.run();
  assert.equal(replaced, 0);
});

test('entries that the browser has lost are made again', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const all = start({ trail: menu });
  const { browser, show } = all;
  browser.run();
  browser.entries.splice(0, 3);
  browser.index = 0;
  show(...box);
  browser.run();
  for (let i = 0; i < 2; ++i) {
    t.mock.timers.tick(patience);
    browser.run();
  }
  toBeInStep(all);
});

test('in a frame the history is left alone, but links are followed', () => {
  const all = start({ trail: table, address: 'embed.html#m=abc', isFramed: true });
  const { browser, kept, program } = all;
  browser.run();
  kept.settle();
  assert.equal(browser.entries.length, 1);
  assert.equal(browser.page, 'embed.html');
  browser.paste('m=def');
  browser.run();
  assert.deepEqual(program.opened, ['m=abc', 'm=def']);
});

test('a link is not in the address while it is read, so that a page that never comes back from it can be loaded again', () => {
  const browser = new FakeBrowser('ruin.html#m=abc');
  const seen = [];
  const kept = new Trail({ go: () => {}, isFramed: false, games, browser });
  assert.ok(kept.hasLink);
  kept.followLinks((fragment) => seen.push([fragment, browser.page]));
  assert.deepEqual(seen, [['m=abc', 'ruin.html']]);
  kept.update(trailTo('ruin/table'));
  assert.equal(browser.page, 'ruin.html#m=abc', 'until it is kept');
});

test('fragments that are not ours are neither opened nor removed', () => {
  for (const isFramed of [false, true])
    for (const fragment of ['#?secret=QOQx1', '#:~:text=some%20words', '#top']) {
      const all = start({ trail: ['box'], address: `index.html${fragment}`, isFramed });
      all.browser.run();
      all.kept.settle();
      assert.deepEqual(all.program.opened, []);
      assert.ok(all.browser.page.endsWith(fragment), all.browser.page);
    }
});

test('ours are recognized in every encoding', () => {
  for (const fragment of ['#m=abc', '#m%3Dabc%26s%3D', '#m%253Dabc', '#%E2%80%8Bm=abc', '#m=3Dabc', '#%20r=abc', '#m&#61;abc', '#https%3A%2F%2Fexample.org%2F%23g%3Druin'])
    assert.ok(isLink(fragment), fragment);
  for (const fragment of ['', '#', '#m', '#game=ruin', '#?secret=d', '#a%3Db', '#message=d']) assert.ok(!isLink(fragment), fragment);
});

// Numbers from 0 to below `n`, the same for each seed.
function dice(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const places = ['box', 'box/menu', 'wicked', 'wicked/table', 'wicked/table/menu', 'wicked/table/log', 'ruin', 'ruin/table', 'ruin/learn'];

test('all is in step in the end whatever comes in whatever order', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  for (let seed = 1; seed <= 400; ++seed) {
    const roll = dice(seed);
    const all = start({ trail: trailTo(places[roll(places.length)]), mayGo: () => roll(5) > 0 });
    const { browser, kept, show } = all;
    let lift = null;
    const acts = [
      () => show(...trailTo(places[roll(places.length)])),
      () => show(...all.program.trail.slice(0, -1), ...(all.program.trail.length === 1 ? box : [])),
      () => browser.step(-1),
      () => browser.step(1),
      () => browser.step(-2),
      () => browser.paste(`m=${roll(3)}`),
      () => kept.settle(),
      () => { browser.refuses = roll(2) ? () => roll(3) === 0 : () => false; },
      () => {
        lift ??= kept.lay('book', () => {
          lift?.();
          lift = null;
        });
      },
    ];
    for (let burst = 0; burst < 8; ++burst) {
      for (let i = roll(6); i >= 0; --i) {
        acts[roll(acts.length)]();
        if (roll(2)) browser.runOne();
      }
      browser.refuses = () => false;
      lift?.();
      lift = null;
      show(...all.program.trail);
      browser.run();
      for (let i = 0; i < 3; ++i) {
        t.mock.timers.tick(patience);
        browser.run();
      }
      try {
        toBeInStep(all);
      } catch (error) {
        error.message = `seed ${seed}, burst ${burst}: ${error.message}`;
        throw error;
      }
    }
  }
});
