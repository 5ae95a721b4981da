// Keys and taps down and up in any order, while the focus goes anywhere: a press is one press, of what was seen.
import { finished } from './codes.mjs';

// From now on each press is held against what had been seen when the act that made it began. Returns what was wrong, and how
// many acts there were.
export async function watchPresses({ page }) {
  await page.evaluate(() => {
    const words = (node) => (node.closest('label') ?? node).textContent;
    const seen = () => new Map([...document.querySelectorAll('[data-key]')].map((node) => [node.dataset.key, words(node)]));
    const watched = window.watched = { acts: 0, faults: [] };
    let shown = seen();
    let left = 0;
    const begin = () => {
      shown = seen();
      left = 1;
      ++watched.acts;
    };
    window.addEventListener('keydown', ({ repeat }) => { if (!repeat) begin(); }, true);
    window.addEventListener('pointerdown', begin, true);
    const { give } = window.kairo;
    window.kairo.give = (name, content) => {
      if (name === 'press') {
        if (left-- < 1) watched.faults.push(`${content} is pressed again`);
        const node = document.querySelector(`[data-key="${CSS.escape(content)}"]`);
        if (!shown.has(content)) watched.faults.push(`${content} was not there`);
        else if (node && words(node) !== shown.get(content)) watched.faults.push(`${content} meant something else`);
      }
      give(name, content);
    };
  });
  return () => page.evaluate(() => window.watched);
}

const focusSomething = (n) => {
  const somewhere = '#own[open] [data-key], #dialog[open] [data-key], #page:not([hidden]) [data-key], #words [data-key], #canvas';
  const all = [...document.querySelectorAll(somewhere)].filter((node) => node.getClientRects().length > 0 && node.tagName !== 'TEXTAREA');
  all[n % all.length]?.focus();
};

export async function fidget({ page }, next, steps) {
  const pick = (all) => all[next(all.length)];
  const down = new Set();
  for (let step = 0; step < steps; ++step) {
    const kind = next(8);
    if (kind < 3) {
      const key = pick(['Enter', 'Space', 'Enter', 'Escape', 'Tab', 'Shift']);
      down.add(key);
      await page.keyboard.down(key);
    } else if (kind === 3 && down.size > 0) {
      const key = pick([...down]);
      down.delete(key);
      await page.keyboard.up(key);
    } else if (kind < 6) {
      await page.evaluate(focusSomething, next(1000));
    } else {
      const size = page.viewportSize();
      const at = [next(size.width), next(size.height)];
      await page.touchscreen.tap(...at);
      if (next(2) === 0) await page.touchscreen.tap(...at);
    }
  }
  for (const key of down) await page.keyboard.up(key);
}

const pressing = (...keys) => async (table) => { for (const key of keys) await table.press(key); };
const learning = async (table) => {
  await table.press('box.learn.wicked');
  await table.until(({ buttons }) => buttons.includes('learn.guide'), 'the lessons are here');
};
const playing = async (table) => {
  await table.startMatch({ people: 1, seats: 3, seed: 5 });
  await table.untilAsked();
};
const playingAnd = (...keys) => async (table) => {
  await playing(table);
  await pressing(...keys)(table);
};
const opening = (fragment, screen) => async (table) => {
  await table.open(fragment);
  await table.toBeAt(screen);
};
const withMatch = async (table) => {
  await playing(table);
  await table.leaveToBox();
};

// How to get from the box to each screen and dialog.
export const places = {
  box: pressing(),
  menu: pressing('menu.open'),
  keys: pressing('menu.open', 'menu.keys'),
  statistics: pressing('menu.open', 'menu.statistics'),
  paste: pressing('box.link'),
  notice: async (table) => {
    await table.press('box.link');
    await table.answer('link', 'no link');
    await table.toBeAt('notice');
  },
  'set-up': pressing('box.play.galleria'),
  lessons: learning,
  lesson: async (table) => {
    await learning(table);
    await table.press('learn.guide');
  },
  handover: (table) => table.startMatch({ people: 3, seed: 5 }),
  table: playing,
  log: playingAnd('table.log'),
  scores: playingAnd('table.scores'),
  'menu of the table': playingAnd('menu.open'),
  book: playingAnd('menu.open', 'menu.help'),
  pass: playingAnd('table.pass'),
  kept: async (table) => {
    await withMatch(table);
    await table.press((await table.kept('more'))[0]);
  },
  'box with a match': withMatch,
  replay: opening(`#r=${finished('wicked').code}`, 'replay'),
  end: opening(`#m=${finished('wicked').code}`, 'end'),
};
