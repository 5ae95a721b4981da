// Adds a fifth game to a copy of the project, by the steps that docs/adding-a-game.md tells whoever adds a game: a folder in
// each room, a line in each list of games (rules, bots, tables), and its texts.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { languages } from '../../cmake/languages.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const copied = ['CMakeLists.txt', 'CMakePresets.json', 'LICENSE', 'assets', 'cmake', 'engine', 'tests', 'web'];
/** @param {string} file */
const isCopied = (file) => !['node_modules', 'test-results'].includes(path.basename(file));

// Puts `line` behind the last line of `file` that `pattern` matches.
/** @param {string} file @param {RegExp} pattern @param {string} line */
function addLine(file, pattern, line) {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const last = lines.findLastIndex((text) => pattern.test(text));
  if (last < 0) throw new Error(`${file} has no line like ${pattern}: the steps in docs/adding-a-game.md have changed`);
  lines.splice(last + 1, 0, line);
  fs.writeFileSync(file, lines.join('\n'));
}

/** @param {string} file @param {string} text @param {string} other */
function replace(file, text, other) {
  const before = fs.readFileSync(file, 'utf8');
  if (!before.includes(text)) throw new Error(`${file} does not contain ${text}: the steps in docs/adding-a-game.md have changed`);
  fs.writeFileSync(file, before.replace(text, other));
}

// Copies the project at `root` to `target` and adds the game there. Built files in `target` stay.
/** @param {string} root @param {string} target */
export function addFifthGame(root, target) {
  for (const name of copied) {
    fs.rmSync(path.join(target, name), { recursive: true, force: true });
    fs.cpSync(path.join(root, name), path.join(target, name), { recursive: true, filter: isCopied, preserveTimestamps: true });
  }
  for (const room of ['engine', 'web']) fs.cpSync(path.join(here, room), path.join(target, room), { recursive: true });

  const box = path.join(target, 'engine/match/box.h');
  addLine(box, /^#include "engine\/games\//, '#include "engine/games/pebbles/game.h"');
  replace(box, 'galleria::State>', 'galleria::State, pebbles::State>');
  for (const [list, header] of [['rules_of_thumb.cpp', 'advise.h'], ['thought.cpp', 'tactics.h']])
    addLine(path.join(target, 'engine/bots', list), new RegExp(`^#include "engine/bots/\\w+/${header}"`), `#include "engine/bots/pebbles/${header}"`);
  const tables = path.join(target, 'web/tables/tables.cpp');
  addLine(tables, /^#include "web\/tables\/\w+\/table.h"/, '#include "engine/games/pebbles/game.h"\n#include "web/tables/pebbles/table.h"');
  const list = 'using AllTables = std::tuple<';
  replace(tables, list, `${list}GameTable<pebbles::info, pebbles::table::make_table, pebbles::table::draw_cover, pebbles::table::icons>,`);

  const texts = JSON.parse(fs.readFileSync(path.join(here, 'texts.json'), 'utf8'));
  for (const language of languages) {
    const file = path.join(target, 'assets/text', `${language}.json`);
    const all = { ...JSON.parse(fs.readFileSync(file, 'utf8')), ...texts };
    fs.writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2) + '\n');
  }
}
