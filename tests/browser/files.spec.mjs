// Matches leave the page as a file or as text, and come back elsewhere.
import fs from 'node:fs';

import { expect, test, unpainted } from './lib/site.mjs';
import { textOf } from './lib/texts.mjs';

test.use(unpainted);

// Two matches, of which one has a name; then everything as a file.
async function twoMatches(table) {
  await table.setSpeed('instant');
  for (const seed of [1, 2]) {
    await table.startMatch({ people: 3, seed });
    for (let i = 0; i < 3; ++i) await table.move();
    await table.leaveToBox();
  }
  await table.press((await table.kept('more'))[0]);
  await table.rename('Friday');
  await table.press('dialog.close');
  await table.press('menu.open');
  await table.press('menu.keep_all');
  await expect(table.page.locator('#keep-text')).toBeVisible();
}

// The file's dialog, and the menu that it was asked for in.
async function closeDialogs(table) {
  await table.press('keep.done');
  await table.dialogToClose('own');
  await table.press('dialog.close');
  await table.toBeAt('box');
}

async function openText(table, text) {
  await table.press('box.link');
  await table.answer('link', text);
}

test('everything goes into a file and comes out of it in another browser', async ({ sit }, info) => {
  const here = await sit();
  await twoMatches(here);
  const download = here.page.waitForEvent('download');
  await here.press('keep.save');
  const file = info.outputPath('matches.txt');
  expect((await download).suggestedFilename()).toMatch(/^kairo-\d{4}-\d\d-\d\d\.txt$/);
  await (await download).saveAs(file);

  const there = await sit();
  await there.press('box.link');
  await there.toBeAt('paste');
  const chooser = there.page.waitForEvent('filechooser');
  await there.page.locator('#dialog input[type="file"]').click();
  await (await chooser).setFiles(file);
  await expect(there.asked).toHaveText(textOf('app.parcels.taken', { n: 2 }));
  await there.press('dialog.close');
  await there.toBeAt('box');
  await expect(there.words).toContainText('Friday');
  await expect.poll(() => there.kept()).toHaveLength(2);
  await there.reload();
  await expect.poll(() => there.kept()).toHaveLength(2);
  const [first] = await there.kept();
  await there.press(first);
  await closeDialogs(here);
  await here.goOn();
  expect((await there.untilAsked()).log).toEqual((await here.untilAsked()).log);
});

test('matches that come as text never write over a later moment, and move on what is behind', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await twoMatches(table);
  const early = await table.page.locator('#keep-text').inputValue();
  await closeDialogs(table);
  await table.goOn();
  await table.move();
  const log = (await table.untilAsked()).log;
  await table.leaveToBox();

  await openText(table, `Our matches:\n${early}`);
  await expect(table.asked).toContainText('2 matches were here already');
  await table.press('dialog.close');
  await table.toBeAt('box');
  await table.press('menu.open');
  await table.press('menu.keep_all');
  await expect(table.page.locator('#keep-text')).toBeVisible();
  const late = await table.page.locator('#keep-text').inputValue();
  await closeDialogs(table);
  await table.goOn();
  expect((await table.untilAsked()).log).toEqual(log);

  const behind = await sit();
  await openText(behind, early);
  await behind.press('dialog.close');
  await behind.toBeAt('box');
  await openText(behind, late);
  for (const key of ['app.parcels.taken', 'app.parcels.known']) await expect(behind.asked).toContainText(textOf(key, { n: 1 }));
  await behind.press('dialog.close');
  await expect.poll(() => behind.kept()).toHaveLength(2);
});

test('of a damaged file what is good is taken, and the rest is told', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit();
  await twoMatches(table);
  const text = await table.page.locator('#keep-text').inputValue();
  const there = await sit();
  await openText(there, text.replace(/code \w{6}/, 'code '));
  for (const key of ['app.parcels.taken', 'app.parcels.unreadable']) await expect(there.asked).toContainText(textOf(key, { n: 1 }));
  await there.press('dialog.close');
  await expect.poll(() => there.kept()).toHaveLength(1);
});

test('the file is handed to another program where fingers do that and the browser can', { tag: '@nightly' }, async ({ sit }) => {
  const table = await sit({ hasTouch: true, isMobile: true, lack: () => {
    Navigator.prototype.canShare = ({ files }) => files?.length === 1;
    Navigator.prototype.share = async ({ files }) => { window.shared = [files[0].name, await files[0].text()]; };
  } });
  await table.setSpeed('instant');
  await table.startMatch({ people: 3, seed: 1 });
  await table.press('menu.open');
  await table.press('menu.keep');
  await table.press('keep.share');
  await table.dialogToClose('own');
  const [name, text] = await table.page.evaluate(() => window.shared);
  expect(name).toMatch(/^kairo-wicked-.*\.txt$/);
  expect(text).toMatch(/^kairo match 8\n/);
});
