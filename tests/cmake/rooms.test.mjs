// The check of the rooms finds each kind of breach, and only breaches.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';

import { breachesIn } from '../../cmake/check-rooms.mjs';

function breachesOf(file, text) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-rooms-'));
  try {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
    return breachesIn(root).join('\n');
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

const lawful = [
  ['engine/games/wicked/rules.cpp', '#include "engine/core/rng.h"\n#include "engine/games/wicked/rules.h"\n#include <array>\n'],
  ['engine/match/registry.cpp', '#include "engine/games/wicked/rules.h"\n'],
  ['engine/cli/bench.cpp', '#include <chrono>\n#include "engine/match/match.h"\n'],
  ['web/tables/wicked/table.cpp', '#include "engine/games/wicked/view.h"\n#include "web/tables/table.h"\n#include "imgui.h"\n'],
  ['shell/share.mjs', "export const here = location.origin === 'null' ? '' : location.origin;\n"],
  ['web/host/browser.cpp', '#include <emscripten.h>\nEM_JS(void, f, (), {});\n'],
  ['web/host/window.cpp', '#include <SDL.h>\n'],
  ['shell/qr.mjs', "import { encodeQR } from 'qr';\n"],
  ['shell/main.mjs', "import { files } from 'kairo:files';\nimport './saves.mjs';\n"],
];
for (const [file, text] of lawful) test(`${file} may do so`, () => assert.equal(breachesOf(file, text), ''));

const breaches = [
  ['engine/core/rng.cpp', '#include "engine/match/match.h"\n', /^engine\/core\/rng\.cpp:1: names engine\/match\/match\.h/],
  ['engine/games/wicked/rules.cpp', '\n#include "engine/games/ruin/deck.h"\n', /^engine\/games\/wicked\/rules\.cpp:2: names engine\/games\/ruin/],
  ['engine/match/match.cpp', '#include "engine/bots/bot.h"\n', /names engine\/bots/],
  ['engine/bots/bot.cpp', '#include "engine/cli/command.h"\n', /names engine\/cli/],
  ['engine/core/rng.cpp', '#include "web/text/language.h"\n', /names web\/text/],
  ['engine/core/rng.cpp', '#include "rng.h"\n', /includes start at the project's root/],
  ['engine/core/rng.cpp', '#include <SDL.h>\n', /uses SDL/],
  ['engine/core/rng.cpp', '#include "imgui.h"\n', /uses Dear ImGui/],
  ['engine/core/rng.cpp', '#include <chrono>\n', /uses clocks/],
  ['engine/core/rng.cpp', '#include <random>\n', /uses the standard distributions/],
  ['engine/elsewhere/a.cpp', '\n', /is in no room/],
  ['web/draw/ui.cpp', '#include "engine/games/wicked/view.h"\n', /names engine\/games/],
  ['web/draw/ui.cpp', '#include "web/tables/table.h"\n', /names web\/tables/],
  ['web/text/sentence.cpp', '#include "engine/match/match.h"\n', /names engine\/match/],
  ['web/tables/wicked/table.cpp', '#include "engine/games/ruin/view.h"\n', /names engine\/games\/ruin/],
  ['web/tables/wicked/table.cpp', '#include "web/tables/ruin/table.h"\n', /names web\/tables\/ruin/],
  ['web/tables/wicked/table.cpp', '#include "web/app/session.h"\n', /names web\/app/],
  ['web/app/main.cpp', '#include "engine/games/wicked/view.h"\n', /names engine\/games/],
  ['web/app/loop.cpp', '#include <emscripten.h>\n', /uses JavaScript in C\+\+/],
  ['web/host/desktop.cpp', 'EM_ASM({ alert(1); });\n', /uses JavaScript in C\+\+/],
  ['web/draw/ui.cpp', '#include "shell/main.h"\n', /the shell/],
  ['shell/main.mjs', "import x from '../web/x.mjs';\n", /names web\/x\.mjs/],
  ['shell/main.mjs', "import x from 'lodash';\n", /names lodash/],
  ['tests/engine/a_test.cpp', '\n'.repeat(501), /^tests\/engine\/a_test\.cpp:501: has 501 lines/],
];
for (const [file, text, expected] of breaches)
  test(`${file}: ${text.trim() || 'its length or place'} is found`, () => assert.match(breachesOf(file, text), expected));
