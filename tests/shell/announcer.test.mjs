// The messages that a screen reader is given to say, message by message.
import assert from 'node:assert/strict';
import test, { beforeEach, mock } from 'node:test';

import { Announcer } from '../../shell/page/announcer.mjs';

const spoken = [];
const places = [[], [], []];
const place = {
  children: places.map((told) => ({
    replaceChildren: (line) => {
      told.length = 0;
      if (line) told.push(line.textContent);
      if (line) spoken.push(line.textContent);
      else spoken.length = 0;
    },
  })),
};
globalThis.document = {
  documentElement: { lang: 'en', dataset: { language: 'en' } },
  getElementById: (id) => (id === 'words-news' ? place : null),
  createElement: () => ({}),
};

const asked = (words, on) => ({ name: 'table', blocks: [{ kind: 'group', key: 'words-now', blocks: [{ kind: 'text', key: 'words-asked', words, on }] }] });

// The match as it is after these events: [number, words]; others happen unheard.
const shown = (question, log, { on, viewer = '0', events = log.length ? log.at(-1)[0] + 1 : 0 } = {}) => (
  { screen: 'table', words: asked(question, on), viewer, match: 'm', met: 0, events, log: log.map(([event, words]) => ({ event, words })) });

const rest = () => mock.timers.tick(300);

beforeEach(() => {
  spoken.length = 0;
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

test('a step is one message: what has happened, then what is asked', () => {
  const announcer = new Announcer();
  announcer.update(shown('Bid!', []));
  rest();
  announcer.update(shown('Bid!', [[0, 'Ada bids.']]));
  announcer.update(shown('Bid again!', [[0, 'Ada bids.'], [1, 'Ben bids.']]));
  rest();
  assert.deepEqual(spoken, ['Bid!', 'Ada bids. Ben bids. Bid again!']);
});

test('what lies over the table is told by its name and all that it shows, and the question again when it is closed', () => {
  const announcer = new Announcer();
  announcer.update(shown('Bid!', []));
  rest();
  const open = shown('Decks', []);
  open.words.title = 'Decks';
  open.words.blocks.push({ kind: 'group', look: 'part', key: 'part.Decks', words: 'Decks', blocks: [{ kind: 'list', blocks: [{ words: '12 cards.' }, { words: 'Nothing discarded.' }] }] });
  announcer.update(open);
  rest();
  announcer.update(shown('Bid!', []));
  rest();
  assert.deepEqual(spoken, ['Bid!', 'Decks 12 cards. Nothing discarded.', 'Bid!']);
});

test('what bots are asked is not told, and what comes after their moves is asked anew', () => {
  const announcer = new Announcer();
  announcer.update(shown('Play!', []));
  rest();
  announcer.update(shown('Ben: play!', [[0, 'Ada plays.']], { on: false }));
  rest();
  announcer.update(shown('Play!', [[0, 'Ada plays.'], [1, 'Ben plays.']]));
  rest();
  assert.deepEqual(spoken, ['Play!', 'Ada plays.', 'Ben plays. Play!']);
});

test('where everything happens at once, the same question is asked again at the end', () => {
  const announcer = new Announcer();
  announcer.update(shown('Use skills, or end the turn.', []));
  rest();
  announcer.update(shown('Use skills, or end the turn.', [[0, "Ada's turn ends."], [1, "Ben's turn ends."]]));
  rest();
  assert.equal(spoken.at(-1), "Ada's turn ends. Ben's turn ends. Use skills, or end the turn.");
});

test('all that was told since the last question is told again on demand', () => {
  const announcer = new Announcer();
  announcer.update(shown('Play!', []));
  rest();
  announcer.update(shown('Ben: play!', [[0, 'Ada plays.']], { on: false }));
  rest();
  announcer.update(shown('Play on!', [[0, 'Ada plays.'], [1, 'Ben plays.']]));
  rest();
  announcer.again();
  assert.equal(spoken.at(-1), 'Ada plays. Ben plays. Play on!');
  announcer.ask('Go on');
  assert.equal(spoken.at(-1), 'Play on!');
});

test('a message that explains a question is told with it, before it; another one alone', () => {
  const announcer = new Announcer();
  const withMessage = (question, message) => {
    const state = shown(question, []);
    state.words.blocks[0].blocks.push({ kind: 'text', key: 'words-told', words: message });
    return state;
  };
  announcer.update(withMessage('Answer it?', 'You may let it pass.'));
  rest();
  announcer.update(withMessage('Answer it?'));
  announcer.update(withMessage('Answer it?', 'Not now.'));
  rest();
  assert.deepEqual(spoken, ['You may let it pass. Answer it?', 'Not now.']);
});

test('the next viewer hears nothing of what was told to the last one', () => {
  const announcer = new Announcer();
  announcer.update(shown('Ada: bid!', [[0, 'Ada gets a card.']]));
  rest();
  announcer.update(shown('Ben: bid!', [], { viewer: '1', events: 1 }));
  announcer.again();
  assert.equal(spoken.at(-1), 'Ben: bid!');
});

test('what happens right before the screen changes is told on the next one', () => {
  const announcer = new Announcer();
  announcer.update(shown('Play a card!', []));
  rest();
  const end = shown('', [[0, 'Ben wins the last trick.']]);
  announcer.update(shown('', [[0, 'Ben wins the last trick.']]));
  announcer.update({ ...end, screen: 'end', words: { ...end.words, name: 'end' } });
  rest();
  assert.deepEqual(spoken, ['Play a card!', 'Ben wins the last trick.']);
});

test('of what was about to be told, the next viewer hears what everybody may know', () => {
  const announcer = new Announcer();
  announcer.update(shown('Ada: bid!', []));
  rest();
  announcer.update(shown('', [[0, 'Ada bids.'], [1, 'Ada gets a secret card.']]));
  announcer.update(shown('Ben: bid!', [[0, 'Ada bids.']], { viewer: '1', events: 2 }));
  rest();
  assert.deepEqual(spoken, ['Ada bids. Ben: bid!']);
});

test('a message does not come into the place of the last one, whose readers may lag behind', () => {
  const announcer = new Announcer();
  for (const message of ['First.', 'Second.', 'Third.']) announcer.tell(message);
  assert.deepEqual(places.flat().toSorted(), ['First.', 'Second.', 'Third.']);
});

test('between Japanese sentences there is no blank', () => {
  const announcer = new Announcer();
  announcer.update(shown('選んでください。', [[0, 'アダが置いた。']]));
  rest();
  assert.deepEqual(spoken, ['アダが置いた。選んでください。']);
});

test('who goes on at the end of a match is not asked to go on once more', () => {
  const announcer = new Announcer();
  announcer.update(shown('Go on', [[0, 'The game is over.']]));
  rest();
  announcer.ask('Go on');
  assert.deepEqual(spoken, ['The game is over. Go on']);
});
