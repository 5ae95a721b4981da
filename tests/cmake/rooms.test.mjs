// The check of the rooms reports every kind of violation and nothing else.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { violationsIn } from '../../cmake/check-rooms.mjs';
import { classesIn } from '../../cmake/class-methods.mjs';

/** @param {string} file @param {string} text */
function violationsOf(file, text) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-rooms-'));
  try {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
    return violationsIn(root).join('\n');
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

const allowed = [
  ['engine/games/wicked/rules/deal.cpp', '#include "engine/core/rng.h"\n#include "engine/games/wicked/rules.h"\n#include <array>\n'],
  ['engine/match/registry.cpp', '#include "engine/games/wicked/rules.h"\n'],
  ['engine/cli/bench.cpp', '#include <chrono>\n#include "engine/match/match.h"\n'],
  ['web/tables/wicked/table.cpp', '#include "engine/games/wicked/view.h"\n#include "web/tables/table.h"\n#include "imgui.h"\n'],
  ['web/tables/wicked/tints.h', '#include "web/draw/tints.h"\ninline constexpr ImU32 red = draw::rgb(0xff0000);\n'],
  ['web/draw/frame.cpp', 'ImU32 colour = IM_COL32(c.r, c.g, c.b, c.a);\n'],
  ['web/app/pages/end_page.h', '#include "web/app/screens/end_screen.h"\n#include "web/app/action.h"\n'],
  ['shell/share.mjs', "export const here = location.origin === 'null' ? '' : location.origin;\n"],
  ['web/host/browser.cpp', '#include <emscripten.h>\nEM_JS(void, f, (), {});\n'],
  ['web/host/window.cpp', '#include <SDL.h>\n'],
  ['shell/qr.mjs', "import { encodeQR } from 'qr';\n"],
  ['shell/main.mjs', "import { files } from 'kairo:files';\nimport './saves.mjs';\n"],
];
for (const [file, text] of allowed) test(`${file} is allowed`, () => assert.equal(violationsOf(file, text), ''));

/** @type {[file: string, text: string, expected: RegExp][]} */
const violations = [
  ['engine/core/rng.cpp', '#include "engine/match/match.h"\n', /^engine\/core\/rng\.cpp:1: includes engine\/match\/match\.h/],
  ['engine/games/wicked/rules/deal.cpp', '\n#include "engine/games/ruin/deck.h"\n', /^engine\/games\/wicked\/rules\/deal\.cpp:2: includes engine\/games\/ruin/],
  ['engine/match/match.cpp', '#include "engine/bots/bot.h"\n', /includes engine\/bots/],
  ['engine/bots/bot.cpp', '#include "engine/cli/command.h"\n', /includes engine\/cli/],
  ['engine/core/rng.cpp', '#include "web/text/language.h"\n', /includes web\/text/],
  ['engine/core/rng.cpp', '#include "rng.h"\n', /paths of includes start at the project's root/],
  ['engine/core/rng.cpp', '#include <SDL.h>\n', /uses SDL/],
  ['engine/core/rng.cpp', '#include "imgui.h"\n', /uses Dear ImGui/],
  ['engine/core/rng.cpp', '#include <chrono>\n', /uses clocks/],
  ['engine/core/rng.cpp', '#include <random>\n', /uses the standard distributions/],
  ['web/tables/wicked/table.cpp', 'const ImU32 red = IM_COL32(255, 0, 0, 255);\n', /uses a raw colour/],
  ['web/draw/shapes.cpp', 'const ImU32 red = rgb(0xff0000);\n', /uses a raw colour/],
  ['engine/elsewhere/a.cpp', '\n', /is in no room/],
  ['web/draw/ui.cpp', '#include "engine/games/wicked/view.h"\n', /includes engine\/games/],
  ['web/draw/ui.cpp', '#include "web/tables/table.h"\n', /includes web\/tables/],
  ['web/text/sentence.cpp', '#include "engine/match/match.h"\n', /includes engine\/match/],
  ['web/tables/wicked/table.cpp', '#include "engine/games/ruin/view.h"\n', /includes engine\/games\/ruin/],
  ['web/tables/wicked/table.cpp', '#include "web/tables/ruin/table.h"\n', /includes web\/tables\/ruin/],
  ['web/tables/wicked/table.cpp', '#include "web/app/session/session.h"\n', /includes web\/app/],
  ['web/app/main.cpp', '#include "engine/games/wicked/view.h"\n', /includes engine\/games/],
  ['web/app/session/notes.cpp', '#include "web/app/saves/record.h"\n', /includes web\/app\/saves/],
  ['web/app/links/link.cpp', '#include "web/app/saves/record.h"\n', /includes web\/app\/saves/],
  ['web/app/screens/end_screen.h', '#include "web/app/pages/end_page.h"\n', /includes web\/app\/pages/],
  ['web/app/pages/box_page.h', '#include "web/app/app.h"\n', /includes web\/app\/app\.h/],
  ['web/app/settings.h', '#include "web/app/screens/screens.h"\n', /includes web\/app\/screens/],
  ['web/app/loop.cpp', '#include <emscripten.h>\n', /uses JavaScript in C\+\+/],
  ['web/host/desktop.cpp', 'EM_ASM({ alert(1); });\n', /uses JavaScript in C\+\+/],
  ['web/draw/ui.cpp', '#include "shell/main.h"\n', /the shell/],
  ['shell/main.mjs', "import x from '../web/x.mjs';\n", /includes web\/x\.mjs/],
  ['shell/main.mjs', "import x from 'lodash';\n", /includes lodash/],
  ['tests/engine/a_test.cpp', '\n'.repeat(501), /^tests\/engine\/a_test\.cpp:501: has 501 lines/],
];
for (const [file, text, expected] of violations)
  test(`${file}: ${text.trim() || 'its length or place'} is reported`, () => assert.match(violationsOf(file, text), expected));

// --- the methods of a class ---

test('a class with too many methods is reported', () => {
  const methods = Array.from({ length: 41 }, (_, i) => `  int part${i}() const;\n`);
  assert.match(violationsOf('web/draw/ui.h', `class Ui {\n${methods.join('')}};\n`), /class Ui declares 41 methods/);
  assert.equal(violationsOf('web/draw/ui.h', `class Ui {\n${methods.slice(1).join('')}};\n`), '');
});

test('only what a class itself declares and somebody has written counts as its methods', () => {
  const source = `
template <class Move, class State = Nothing<int>>
class Match final : public Base<Move>, Other {
 public:
  explicit Match(int seats) : seats_(seats), rows_{1, 2}, more_(f()) { play(); }
  Match(const Match&) = delete;
  ~Match() override = default;
  [[nodiscard]] const std::map<int, bool>& all() const { return all_; }
  bool operator==(const Match& other) const;  // void not_this();
  friend bool operator<(const Match&, const Match&);
  using Play = void(int);
  struct Inner { int size() const { return count({'{'}); } };
  enum class Kind { a, b };
 private:
  std::function<void(int)> wanted_ = make(3);
  Rect at_{f(), "};"};
  State state_;
};
class Later;
`;
  assert.deepEqual(classesIn(source), [{ name: 'Match', methods: 3 }, { name: 'Inner', methods: 1 }]);
});

// --- the folders of the games ---

/** @param {string} name */
const headerAndSource = (name) => [`${name}.h`, `${name}.cpp`];

// The files that every game has, by room: whoever knows one game finds their way in the others.
const coreFiles = {
  'engine/games': [
    ...['deck', 'state', 'events', 'rules', 'view', 'words', 'game', 'rules/steps', 'checks/validate'].map((name) => `${name}.h`),
    ...['deal', 'legal', 'why_not', 'play', 'score'].map((name) => `rules/${name}.cpp`),
    'view/view.cpp', 'view/imagine.cpp', 'checks/conserved.cpp',
    ...['move_text', 'state_text', 'parse_state', 'view_text'].map((name) => `text/${name}.cpp`), ...headerAndSource('text/vocabulary'),
    ...['phrases', 'event_phrase', 'in_words'].map((name) => `words/${name}.cpp`), ...headerAndSource('words/terms'),
  ],
  'engine/bots': headerAndSource('advise'),
  'web/tables': [
    ...['table', 'layout', 'pieces', 'players', 'hand', 'animation/event_animation'].flatMap(headerAndSource),
    'spots.cpp', 'animation/event_sound.cpp', 'art/icons.cpp', 'art/cover.cpp',
  ],
  'tests/engine': ['examples_test.cpp', 'view_test.cpp', ...headerAndSource('scene')],
  'tests/web/tables': ['table_test.cpp', 'motion_test.cpp', 'words_test.cpp', 'taps.h', 'scenes.cpp'],
};
const projectRoot = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const games = fs.readdirSync(path.join(projectRoot, 'engine/games'));

for (const [room, files] of Object.entries(coreFiles))
  test(`every game has the core files of ${room}`, () => {
    const wanted = games.flatMap((game) => files.map((file) => path.join(room, game, file)));
    assert.deepEqual(wanted.filter((file) => !fs.existsSync(path.join(projectRoot, file))), []);
  });

test("the parts of a game's rules do not include the contract that they fulfil", () => {
  const parts = games.flatMap((game) => ['rules', 'pieces', 'checks'].flatMap((folder) => {
    const at = path.join(projectRoot, 'engine/games', game, folder);
    return fs.readdirSync(at).filter((file) => file.endsWith('.h')).map((file) => path.join(at, file));
  }));
  assert.ok(parts.length > 20);
  const upward = parts.filter((file) => /#include "engine\/games\/\w+\/(rules|view|words|game)\.h"/.test(fs.readFileSync(file, 'utf8')));
  assert.deepEqual(upward, []);
});
