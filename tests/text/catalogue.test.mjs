// The catalogues of assets/text agree, and every kind of mistake in a catalogue is reported.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { compare, filesOf, loadCatalogues, placeholdersOf, readCatalogue } from '../../cmake/catalogue.mjs';
import { loadHelp, loadSections } from '../../cmake/help.mjs';
import { languages } from '../../cmake/languages.mjs';

function mistakesIn(en, ja) {
  const mistakes = [];
  const read = (text, file) => readCatalogue(text, file, mistakes);
  compare(new Map([['en.json', read(en, 'en.json')], ['ja.json', read(ja, 'ja.json')]]), mistakes);
  return mistakes.join('\n');
}

test('the catalogues of the project agree', () => {
  const { en, ja } = loadCatalogues();
  assert.ok(en.size > 0);
  assert.deepEqual([...en.keys()].sort(), [...ja.keys()].sort());
});

test('every key that games and tables use is in the catalogue or the help texts', () => {
  const en = new Map([...loadCatalogues().en, ...loadHelp().en]);
  const pattern = /"((?:wicked|haratama|ruin|galleria)\.[a-z0-9_.]*[a-z0-9_])"/g;
  const keys = ['engine/games', 'web/tables'].flatMap((folder) => fs.readdirSync(folder, { recursive: true })
    .filter((file) => /\.(cpp|h)$/.test(file))
    .flatMap((file) => [...fs.readFileSync(`${folder}/${file}`, 'utf8').matchAll(pattern)].map(([, key]) => key)));
  assert.ok(keys.length > 300);
  assert.deepEqual(keys.filter((key) => !en.has(key)), []);
});

test('a number below zero has a minus, not a hyphen', () => {
  const texts = [loadCatalogues(), loadHelp()].flatMap(({ en, ja }) => [...en, ...ja]);
  const hyphened = texts.filter(([, text]) => /(?<![\p{L}\p{N}])-[{\d]/u.test(text));
  assert.deepEqual(hyphened, []);
});

test('the Japanese sentences about what a card or an answer brings end in a full stop: nothing else divides them', () => {
  const sentences = [...loadHelp().ja].filter(([key]) => /^(wicked|haratama|galleria)\.then\./.test(key));
  assert.ok(sentences.length > 20);
  assert.deepEqual(sentences.filter(([, text]) => !text.endsWith('。')), []);
});

test('the Japanese log is written in one plain style: no line of it ends in a polite verb', () => {
  const lines = [...loadCatalogues().ja, ...loadHelp().ja].filter(([key]) => /^(wicked|haratama|ruin|galleria)\.event\./.test(key));
  assert.ok(lines.length > 100);
  assert.deepEqual(lines.filter(([, text]) => /(です|ます|でした|ました|ません|ましょう)[。！]/.test(text)), []);
});

test('why a game is over is told by its last line alone, not again by what stands where the question stood', () => {
  for (const texts of [loadHelp().en, loadHelp().ja]) {
    const over = ['wicked', 'haratama', 'galleria'].map((game) => texts.get(`${game}.asked.over`));
    assert.equal(new Set(over).size, 1, over.join(' / '));
  }
});

// The effects of cards, of which the names are there at once, and short names for little room.
const cards = /^galleria\.(curio|facet|skill|special|trap)\.\w+\.(text|short)$/;
// A pattern for whatever one of these matches.
const any = (patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

// Told after somebody's first answer, of what has become of things by then, or by a tap on what cannot be done yet: by then these texts are here. A first question
// is explained as soon as they are.
const afterAnswers = any([
  /^(galleria|haratama|ruin|wicked)\.words\./,
  /^(haratama|ruin|wicked)\.event\./,
  /^(haratama|wicked)\.first_with\.\d$/,
  /^\w+\.(tie|score)\./,
  /^app\.(bots\.no_search|hint\.taken|undo\.sealed)$/,
  /^galleria\.asked\.(discard|over|pass_on|pay|place|peek|press_on|recall|remove|take)/,
  /^galleria\.chance\./,
  /^galleria\.event\./,
  /^galleria\.first_offer$/,
  /^galleria\.move\.(ask\.|curio|discard|facet\.keep|go_on|pass\.recall|pass_on|peek|remove|step_back|take)/,
  /^galleria\.table\.(asked\.(end|pay|press_on)|asking|last_turn|no$|fits_nowhere|gives_up|go_on|leave|pass_on|place_paying|recall|remove|take|pay_first|touch_|trap_alone)/,
  /^haratama\.asked\.(lead|over|play)/,
  /^(galleria|haratama)\.first_question$/,
  /^haratama\.move\.(lead|play)$/,
  /^haratama\.table\.(asked_any|if_p|missing|passed_|sealed_for|why|last_(round|cards)|extra$)/,
  /^ruin\.(report|table\.(asked|choose_stop|draw_here|line|stop_here|sum|total|last_round|leave\w*|skip|press_spend|spend_\w+|stay\w*|warp\w*|lay_first|turn_first|no_goals|pick_goal$|still_inside|taken|taker|turned))(\.|$)/,
  /^ruin\.asked\.(draw|prepare|extra|offer|over|walk|warp)/,
  /^ruin\.family\./,
  /^ruin\.move\.(draw|single|extra|leave|pass|spend|stay|walk|warp)/,
  /^wicked\.asked\.(make_room|over|pick_colour|return_token|soul|use_reward)$/,
  /^wicked\.move\.(?!bid)/,
  /^wicked\.signs\.\w+\.count$/,
  /^wicked\.spells\./,
  /^wicked\.table\.(achieved$|change$|changes$|goes_back$|promotions$|returns$|rises$|turns$|last_round$|processing$|promote(_spell)?$|touch_token$|aim_|brought|decline|done|got|great$|no_oracle$|nothing_left|hold_to_peek$|peek$|of_round|oracles_met|pairs_left|reveal|round_over|searched|small_gives$|spells_lost|tie(_unranked)?$)/,
]);
const beforeAnswers = any([
  /^galleria\.event\.(answered$|curio_taken$|declared|discarded$|drew|laid|stolen$|turn_|used(\.cell|\.player)?$)/,
  /^galleria\.words\.(card|cards|curio|curios|curios\.count|decks|facet|free|hand|maze|player|room\.hidden|rooms|row|table|tile)$/,
  /^haratama\.event\.(first_lead|pass_sealed|round_began)/,
  /^haratama\.words\.(aside|descents|fox|hand|has_|losses|night|no_fox|own\.(gave|hand)|player|round|table|table\.empty|to_win|trick\.card)$/,
  /^ruin\.event\.(card_shown|goals_chosen|half_|planned|round_began|row_filled)/,
  /^ruin\.words\.(blank|columns|dealt|deck|destinations|entrance|explorer|gems|goal|goals|letter_at|map_row|own|passage|player|reach|row|set_up|table)$/,
  /^wicked\.event\.(bid_sealed|round_began)/,
  /^wicked\.words\.(bid|corridor\.(ahead|lit)|deck|great\.open|impurity|player|ring|shelf|small\.open|tokens)$/,
]);
// Said while the help texts are not here, or cannot come; and of a table that is opened anew.
const withoutHelp = /^app\.(lesson\.(again|failed|fetching|offline|title)|hint\.close|since\.\w+)$/;
// Of pages that nobody opens before these texts are there, the labels are among them; of live tables, all but what is said
// before one is joined.
const laterPages = /^app\.(afar|around|aside|chat|end|hint|kept|keys|lesson|link|live|log|parcels|pass|picture|recap|replay|review|scores|series|statistics)\.|^app\.box\.(delete_all|newer|older|page|restore_all)|^app\.menu\.(\w+\.note$|contrast|hand|keep_|share_deal|speed|text_size|vibration)/;

test('the help texts explain things, cards, moves, refusals, dim signs, lessons and news, and label later pages; each thing has a name', () => {
  const { en } = loadHelp();
  const keys = [...en.keys()];
  assert.deepEqual(keys.filter((key) => withoutHelp.test(key) || beforeAnswers.test(key)), []);
  assert.deepEqual(keys.filter((key) => !/^[a-z]+\.(what|then|guide|exercise|news|refusal|why)\./.test(key) && !cards.test(key) && !afterAnswers.test(key) && !laterPages.test(key)), []);
  const things = keys.filter((key) => /^[a-z]+\.what\./.test(key) && !key.endsWith('.name'));
  assert.deepEqual(things.filter((key) => !en.has(`${key}.name`)), []);
});

test('the sections of the rule books belong to keys that exist', () => {
  const en = new Map([...loadCatalogues().en, ...loadHelp().en]);
  assert.deepEqual([...loadSections().keys()].filter((key) => !en.has(key)), []);
});

test('every key that app and page use has a text', () => {
  const en = new Map([...loadCatalogues().en, ...loadHelp().en]);
  const keysIn = (folder, files, pattern) => fs.readdirSync(folder, { recursive: true }).filter((file) => files.test(file))
    .flatMap((file) => [...fs.readFileSync(`${folder}/${file}`, 'utf8').matchAll(pattern)].map(([, key]) => key));
  const keys = [...keysIn('web/app', /\.cpp$/, /"(app\.[a-z_.]*[a-z_])"/g), ...keysIn('shell', /\.mjs$/, /\bsay\('([a-z_.]+)'\)/g).map((key) => `page.${key}`)];
  assert.ok(keys.length > 100);
  assert.deepEqual(keys.filter((key) => !en.has(key)), []);
});

test('catalogues that agree have no mistakes', () => {
  assert.equal(mistakesIn('{"a": "{n|one|{n} of them}"}', '{"a": "{n}個"}'), '');
});

test('invalid JSON is reported with its file', () => {
  assert.match(mistakesIn('{"a": "x",}', '{}'), /^en\.json: invalid JSON/);
});

test('a value that is not a text is reported with its key', () => {
  assert.match(mistakesIn('{"a": 1}', '{"a": "x"}'), /en\.json: a: must be a non-empty string/);
  assert.match(mistakesIn('{"a": ""}', '{"a": "x"}'), /en\.json: a: must be a non-empty string/);
});

test('a duplicate key is reported, though JSON.parse allows it', () => {
  assert.match(mistakesIn('{"a": "b", "b": "a", "a": "c"}', '{"a": "x", "b": "x"}'), /^en\.json: a: is defined twice$/);
});

test('a missing key is reported with the file that lacks it', () => {
  assert.match(mistakesIn('{"a": "x"}', '{"a": "x", "b": "y"}'), /^en\.json: b: is missing$/);
  assert.match(mistakesIn('{"a": "x", "b": "y"}', '{"a": "x"}'), /^ja\.json: b: is missing$/);
});

test('different placeholders are reported', () => {
  assert.match(mistakesIn('{"a": "{who} sees {what}"}', '{"a": "{who}"}'), /a: different placeholders: \{what\}, \{who\} \/ \{who\}/);
});

test('placeholders inside plural forms are found', () => {
  assert.deepEqual(placeholdersOf('{n|one {thing}|{n} {thing}s} | done', 2), ['n', 'thing']);
});

test('a number has as many forms as in its language', () => {
  assert.deepEqual(placeholdersOf('{n|один|два|много|иначе}', 4), ['n']);
  for (const forms of [1, 2, 3]) assert.equal(placeholdersOf('{n|один|два|много|иначе}', forms), null);
  assert.match(mistakesIn('{"a": "{n|one|{n}}"}', '{"a": "{n|一|{n}}"}'), /^ja\.json: a: braces must be \{name\}$/);
});

test('malformed braces are recognised', () => {
  for (const text of ['{', '}', '{}', '{n|one}', '{n|a|b|c}', '{Name}', '{n', 'x } y']) assert.equal(placeholdersOf(text, 2), null, text);
});

const inEachLanguage = (texts) => Object.fromEntries(languages.map((language) => [language, texts]));

test('texts are built in as lines, sorted by bytes and escaped, their keys shortened', () => {
  const texts = new Map([['b', 'say "so"\\'], ['a.z', 'x'], ['a.y', 'w'], ['a_', '魂']]);
  const files = filesOf(inEachLanguage(texts));
  assert.equal(files['texts-ja.txt'], '0a.y\tw\n1z\tx\n0a_\t魂\n0b\tsay "so"\\\n');
  assert.deepEqual(files['catalogue_data.cpp'].match(/".*\\n"/g).slice(0, 4), ['"0a.y\\tw\\n"', '"1z\\tx\\n"', '"0a_\\t魂\\n"', '"0b\\tsay \\"so\\"\\\\\\n"']);
});

test('each part of the page gets its own texts only', () => {
  const texts = new Map([['page.title', 'x'], ['page.publish.title', 'y'], ['wicked.title', 'z']]);
  const files = filesOf(inEachLanguage(texts));
  const keysOf = (file) => [...texts.keys()].filter((key) => files[file].includes(key));
  assert.deepEqual(keysOf('texts.mjs'), ['page.title']);
  assert.deepEqual(keysOf('publish_texts.mjs'), ['page.publish.title']);
  assert.deepEqual(keysOf('texts-en.txt'), ['wicked.title']);
});

test('every module finds the texts of the page that it says', () => {
  const shell = new URL('../../shell/', import.meta.url);
  const modules = fs.readdirSync(shell, { recursive: true }).filter((file) => file.endsWith('.mjs') && !file.startsWith('node_modules'));
  const catalogues = loadCatalogues();
  const files = filesOf(catalogues);
  const ownTexts = { 'publish.mjs': /^(publish|host)\./, 'developers.mjs': /^publish\./, 'publish/host.mjs': /^host\./, 'not_kept.mjs': /^offline\./,
    'full_page.mjs': /^frame\./, 'pass_dialog.mjs': /^pass\./, 'result_dialog.mjs': /^(pass\.honest$|result\.)/ };
  for (const file of modules)
    for (const [, key] of fs.readFileSync(new URL(file, shell), 'utf8').matchAll(/\bsay\('([\w.]+)'/g)) {
      const own = ownTexts[file]?.test(key);
      assert.ok(own ? catalogues.en.has(`page.${key}`) : files['texts.mjs'].includes(`"page.${key}"`), `${file}: ${key}`);
    }
});

test('English has the narrow apostrophe: the fonts draw the curled one as wide as half a Japanese letter', () => {
  const curled = [loadCatalogues(), loadHelp()].flatMap(({ en }) => [...en]).filter(([, text]) => text.includes('’'));
  assert.deepEqual(curled, []);
});
