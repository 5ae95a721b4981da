// A match travels as a link: from one browser profile to another, through messengers that break it, and back.
import { expect, test } from './lib/site.mjs';

// What the dialog gives to be sent: a sentence and a link.
async function passOn(table) {
  await table.press('table.pass');
  const text = table.page.locator('#pass-text');
  await expect(text).toHaveValue(/#m=/);
  const [sentence, link] = (await text.inputValue()).split('\n');
  await table.page.locator('#pass button[type="submit"]').click();
  return { sentence, link, fragment: link.slice(link.indexOf('#')) };
}

async function twoBids(sit) {
  const table = await sit();
  await table.startMatch({ people: 3, seed: 77 });
  await table.move((lawful) => lawful.find((id) => id === 'move:bid 3 -'));
  await table.move((lawful) => lawful.find((id) => id === 'move:bid 1 w'));
  await table.toBeAt('handover');
  return { table, ...await passOn(table) };
}

async function paste(table, text) {
  await table.press('box.link');
  await table.answer(text);
}

test('a link opens elsewhere at the hand-over to whoever is next', async ({ sit }) => {
  const { sentence, link, fragment } = await twoBids(sit);
  expect(sentence).toBe('Player 3, your turn at The Wicked Labyrinth.');
  expect(fragment).toMatch(/^#m=[\w-]+&s=[\w-]*[A-Za-z0-9]$/);

  const elsewhere = await sit({ hash: fragment });
  await elsewhere.toBeAt('handover');
  await expect(elsewhere.asked).toHaveText('Pass the device to Player 3');
  expect((await elsewhere.mirror()).log).toEqual([]);
  await elsewhere.take();
  await elsewhere.move((lawful) => lawful.find((id) => id === 'move:bid 2 -'));
  const open = await elsewhere.until(({ buttons }) => buttons.includes('table.hand_over'), 'the bids are open');
  expect(open.all).toContain('Player 1: 3 pieces, first');

  // It is kept there now, and the address no longer brings the earlier moment back.
  expect(elsewhere.page.url()).not.toContain('#');
  await elsewhere.reload();
  await elsewhere.toBeAt('handover');
  await expect(elsewhere.asked).toHaveText('Pass the device to Player 1');

  // And back: the reply goes on with the match that is kept here.
  expect(link).toContain(elsewhere.site);
});

test('the reply to a link goes on with the same match, and an older link takes nothing away', async ({ sit }) => {
  const { table, fragment } = await twoBids(sit);
  const elsewhere = await sit({ hash: fragment });
  await elsewhere.take();
  await elsewhere.move((lawful) => lawful.find((id) => id === 'move:bid 2 -'));
  await elsewhere.press('table.hand_over');
  await elsewhere.toBeAt('handover');
  const reply = await passOn(elsewhere);

  await table.open(reply.fragment);
  await table.toBeAt('handover');
  await expect(table.asked).toHaveText('Pass the device to Player 1');
  await table.press('menu.open');
  await table.press('menu.box');
  await table.toBeAt('box');
  const waiting = (await table.mirror()).buttons.filter((id) => id.startsWith('box.go_on.'));
  expect(waiting).toHaveLength(1);

  await paste(table, fragment);
  await table.toBeAt('notice');
  await expect(table.asked).toContainText('already holds a later moment');
  await table.press('dialog.close');
  await table.toBeAt('handover');
  await expect(table.asked).toHaveText('Pass the device to Player 1');
});

test('names travel with the link', async ({ sit }) => {
  const table = await sit();
  await table.press('box.play.wicked');
  await table.press('setup.kind.1.0');
  await table.press('setup.name.1');
  await table.answer('健 <b>');
  await table.press('setup.start');
  await table.move((lawful) => lawful[0]);
  await table.toBeAt('handover');
  const { fragment } = await passOn(table);
  const elsewhere = await sit({ hash: fragment });
  await expect(elsewhere.asked).toHaveText('Pass the device to 健 <b>');
});

test('a link that a messenger has broken up and quoted is put together again', async ({ sit }) => {
  const { sentence, link } = await twoBids(sit);
  const cut = link.indexOf('#m=') + 12;
  const other = await sit();
  await paste(other, `> "${sentence}\n> ${link.slice(0, cut)}\n>  ${link.slice(cut)}"\nsee you`);
  await other.toBeAt('handover');
  await expect(other.asked).toHaveText('Pass the device to Player 3');
});

test('the same deal can be played again from its start', async ({ sit }) => {
  const { table } = await twoBids(sit);
  await table.press('menu.open');
  await table.press('menu.share_deal');
  const field = table.page.locator('#pass-text');
  await expect(field).toHaveValue(/#d=/);
  const text = await field.inputValue();
  const elsewhere = await sit({ hash: text.slice(text.indexOf('#')) });
  await elsewhere.toBeAt('setup');
  await expect(elsewhere.words).toContainText('77');
});

test('a link to a game opens its set-up', async ({ sit }) => {
  const table = await sit({ hash: '#g=wicked' });
  await table.toBeAt('setup');
});

const bad = {
  'letters that are no code': ['#m=hello!', /no match code/],
  'a code of a later version': ['#m=_________________________', /later version|no match code|damaged/],
  'a game that is not in the box': ['#g=chess', /does not hold/],
  'a key that nobody knows': ['#zz=1', /no link to a match/],
};
for (const [what, [hash, sentence]] of Object.entries(bad))
  test(`${what} is refused in words, and nothing is lost`, async ({ sit }) => {
    const table = await sit();
    await table.startMatch({ people: 1, seats: 3, seed: 4 });
    await table.page.goto('about:blank');
    await table.open(hash);
    await table.toBeAt('notice');
    await expect(table.asked).toHaveText(sentence);
    await table.press('dialog.close');
    await table.toBeAt('table');
  });

test('of a link that was cut off, the good beginning is offered', async ({ sit }) => {
  const { fragment } = await twoBids(sit);
  const code = /m=([\w-]+)/.exec(fragment)[1];
  const other = await sit({ hash: `#m=${code.slice(0, -4)}` });
  await other.toBeAt('notice');
  await expect(other.asked).toContainText('missing or damaged');
  await other.press('notice.offer');
  await other.toBeAt('handover');
});

test('what a link says beyond what is known is left out and told of', async ({ sit }) => {
  const { fragment } = await twoBids(sit);
  const other = await sit({ hash: `${fragment}&q=1` });
  await other.toBeAt('notice');
  await expect(other.asked).toContainText('left out');
  await other.press('dialog.close');
  await other.toBeAt('handover');
});
