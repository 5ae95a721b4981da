// Three people who live apart, each with a browser profile of their own, and a group chat.
import { expect, test, unpainted } from './lib/site.mjs';
import { dice, fewest } from './lib/table.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);

async function sayWho(table, seat) {
  const { buttons } = await table.mirror();
  await table.press(buttons.includes(`handover.take.${seat}`) ? `handover.take.${seat}` : 'handover.take');
  await table.toBeAt('table');
}

// Opens the first link in a new profile and says which player one is. The person who is asked has the main button.
async function join(sit, link, seat) {
  const table = await sit({ hash: link });
  await table.toBeAt('handover');
  await sayWho(table, seat);
  // The person who is asked sees first what has happened.
  if ((await table.mirror()).buttons.includes('recap.skip')) await table.press('recap.skip');
  await table.until((mirror) => mirror.buttons.includes('menu.open'), 'the table is shown as it is now');
  return table;
}

async function bid(table, what) {
  const { buttons } = await table.until((mirror) => mirror.buttons.includes(`move:bid ${what}`), 'a bid is asked for');
  await table.press(buttons.find((id) => id === `move:bid ${what}`));
  await table.until((mirror) => mirror.buttons.includes('table.pass'), 'the answer can be sent');
}

async function paste(table, text) {
  await table.press('menu.open');
  await table.press('menu.link');
  await table.answer('link', text);
}

test('all answer one link in any order; whoever reads the chat sees the bids and goes on', async ({ sit }) => {
  const first = await sit();
  await first.startMatch({ people: 3, seed: 77 });
  await first.take();
  await first.press('move:bid 3 -');
  await first.toBeAt('handover');
  const opening = await first.passOn();
  expect(opening.sentence).toBe(textOf('app.pass.group.round', { game: textOf('wicked.name'), round: 'round 1', names: 'Player 2, Player 3' }));
  await first.toBeAt('table');

  const [third, second] = [await join(sit, opening.fragment, 2), await sit({ hash: opening.fragment })];
  await second.take();
  await bid(third, '1 -');
  await expect(third.asked).toContainText('Still missing: Player 2.');
  const fromThird = await third.passOn();
  expect(fromThird.sentence).toBe(textOf('app.pass.sentence.round', { seat: 'Player 2', game: textOf('wicked.name'), round: 'round 1' }));

  // The second player answers without having seen the third one's link.
  await bid(second, '2 -');
  const fromSecond = await second.passOn();

  // The first one pastes the whole chat, in the wrong order and with the old link.
  const chat = [fromThird, opening, fromSecond].map(({ sentence, link }) => `[12:00] Mio: ${sentence}\n${link}`).join('\n');
  await paste(first, chat);
  const { buttons } = await first.until((mirror) => mirror.buttons.includes('recap.skip'), 'the bids are shown');
  expect(buttons).not.toContain('handover.take');
  await first.press('recap.skip');
  await first.until(({ buttons: now }) => now.some((id) => id.startsWith('move:')), 'and the next question is asked');

  // A link that brought nothing new says so, and the seat is still known after a reload.
  await paste(first, chat);
  await expect(first.words).toContainText(textOf('app.link.nothing_new'));
  await first.reload();
  await first.toBeAt('table');
  expect((await first.mirror()).buttons).not.toContain('handover.take');
});

test('a player who answered in two ways is named, and the same chat asks only once', { tag: '@nightly' }, async ({ sit }) => {
  const first = await sit();
  await first.startMatch({ people: 3, seed: 77 });
  await first.take();
  await first.press('move:bid 3 -');
  await first.toBeAt('handover');
  const opening = await first.passOn();
  const chat = [];
  for (const what of ['1 -', '2 -']) {
    const third = await join(sit, opening.fragment, 2);
    await bid(third, what);
    const { sentence, link } = await third.passOn();
    chat.push(`${sentence}\n${link}`);
  }
  await paste(first, chat.join('\n'));
  await first.toBeAt('link');
  await expect(first.asked).toContainText(textOf('app.link.twice', { names: 'Player 3' }));
  await first.press('link.kept');
  await first.toBeAt('table');
  await paste(first, chat.join('\n'));
  await first.until(({ screen }) => screen === 'table' || screen === 'notice', 'nobody is asked again');
});

// Answers whatever this person is asked, and looks at what comes in, until somebody else is awaited or the match is over.
async function answerAll(table, below) {
  for (;;) {
    const before = await table.until(({ screen, buttons }) => screen === 'end' ||
      buttons.some((id) => id.startsWith('move:') || id === 'table.pass' || id === 'recap.skip'), 'somebody is awaited');
    const moves = before.buttons.filter((id) => id.startsWith('move:'));
    const next = before.buttons.includes('recap.skip') ? 'recap.skip' : moves[below(moves.length)];
    if (before.screen === 'end' || next === undefined) return;
    await table.press(next);
    const told = ({ asked, screen, log, buttons }) => JSON.stringify([asked, screen, log, buttons]);
    await table.until((now) => told(now) !== told(before), 'the move is made');
  }
}

// Some messages of the chat: mostly late ones, in any order, one of them twice, some cut off or with a wrong letter.
function copied(chat, below) {
  const some = [chat.at(-1)];
  for (let i = 0; i < 3; ++i) some.splice(below(some.length + 1), 0, chat[Math.max(0, chat.length - 1 - below(5))]);
  if (below(3) === 0) some.unshift(chat[below(chat.length)].slice(0, -below(40)));
  if (below(4) === 0) {
    const message = some.pop();
    const wrong = message.indexOf('#') + 4 + below(20);
    some.push(`${message.slice(0, wrong)}x${message.slice(wrong + 1)}`);
  }
  return some.map((message) => `[12:00] Mio: ${message}`).join('\n');
}

// A person who has not yet said which player they are is asked by the first link.
async function readChat(table, seat, chat, below) {
  await paste(table, copied(chat, below));
  const { screen, buttons } = await table.until((mirror) => !['menu', 'paste'].includes(mirror.screen), 'the chat is read');
  if (screen === 'notice') await table.press(buttons.find((id) => id.endsWith('.close')));
  const now = await table.until((mirror) => mirror.screen !== 'notice', 'the notice is read');
  if (now.screen === 'handover') await sayWho(table, seat);
}

// Mostly somebody whose answer the last message asks for.
function nextReader(chat, below) {
  const named = [...chat.at(-1).matchAll(/Player (\d)/g)].map(([, number]) => number - 1);
  return named.length > 0 && below(4) > 0 ? named[below(named.length)] : below(3);
}

for (const game of ['wicked', 'haratama', 'ruin', 'galleria'])
  test(`three profiles play a whole match of ${game} by a chat that loses messages @nightly`, async ({ sit }) => {
    test.setTimeout(1_200_000);
    const below = dice(16);
    const first = await sit();
    await first.setSpeed('instant');
    await first.startMatch({ game, people: 3, seats: Math.max(3, fewest[game]), seed: 7 });
    const begins = Number(/Player (\d)/.exec((await first.mirror()).asked)[1]) - 1;
    await first.take();
    await answerAll(first, below);
    const chat = [];
    const write = async (table) => {
      const { sentence, link } = await table.passOn((await table.screen()) === 'end' ? 'end.share' : 'table.pass');
      chat.push(`${sentence}\n${link}`);
      return link.slice(link.indexOf('#'));
    };
    const opening = await write(first);
    const tables = [];
    for (const seat of [0, 1, 2]) {
      tables[seat] = seat === begins ? first : await join(sit, opening, seat);
      if (seat !== begins) await tables[seat].setSpeed('instant');
    }
    const isOver = async (table) => (await table.screen()) === 'end';
    for (let round = 0; round < 2000 && !(await Promise.all(tables.map(isOver))).every(Boolean); ++round) {
      const seat = nextReader(chat, below);
      const table = tables[seat];
      if (await isOver(table)) continue;
      await readChat(table, seat, chat, below);
      await answerAll(table, below);
      await write(table);
    }
    expect(await Promise.all(tables.map(isOver))).toEqual([true, true, true]);
    const results = await Promise.all(tables.map(async (table) => (await table.mirror()).parts));
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });
