// Checks which room may include which (docs/architecture.md, "The rooms") and that no file is too long and no class too large.
// Prints every line that breaks a rule, with the rule.
//
//   usage: node cmake/check-rooms.mjs [FOLDER]
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { classesIn } from './class-methods.mjs';

const maxLines = 500;
const maxMethods = 40;

// Headers that the build makes.
const generated = ['build_id.h', 'canvas_messages.h', 'languages.h'];

// The files directly in web/app that screens and pages may use: what they are given and ask for.
const requests = ['web/app/action.h', 'web/app/match_setup.h', 'web/app/news.h', 'web/app/settings.h', 'web/app/settings_table.h'];

/** @param {...string} names */
const appRooms = (...names) => names.map((name) => `web/app/${name}/`);

// Each room with the paths that its files may include, given by their beginnings; the first matching room counts. `{1}` is
// what the first group of the pattern matched, so a game may include its own files but no other game's. `*` at the end
// means the files directly in that folder, such as what all tables share.
const rooms = [
  { room: /^engine\/core\//, may: ['engine/core/'] },
  { room: /^engine\/games\/([^/]+)\//, may: ['engine/core/', 'engine/games/{1}/'] },
  { room: /^engine\/match\//, may: ['engine/core/', 'engine/games/', 'engine/match/'] },
  { room: /^engine\/bots\//, may: ['engine/core/', 'engine/games/', 'engine/match/', 'engine/bots/'] },
  { room: /^engine\/cli\//, may: ['engine/'] },
  { room: /^web\/text\//, may: ['engine/core/', 'web/text/', ...generated] },
  { room: /^web\/draw\//, may: ['engine/core/', 'web/text/', 'web/draw/'] },
  { room: /^web\/host\//, may: ['engine/core/', 'engine/match/registry.h', 'engine/bots/thinker.h', 'web/text/', 'web/draw/', 'web/host/', ...generated] },
  { room: /^web\/tables\/([^/]+)\//,
    may: ['engine/core/', 'engine/match/', 'engine/games/{1}/', 'web/draw/', 'web/text/', 'web/tables/{1}/', 'web/tables/*'] },
  { room: /^web\/tables\/[^/]+$/,
    may: ['engine/core/', 'engine/match/', 'engine/games/', 'web/draw/', 'web/text/', 'web/tables/'] },
  { room: /^web\/posters\//, may: ['engine/core/', 'engine/match/', 'engine/bots/', 'web/'] },
  { room: /^web\/app\/kit\//, may: ['web/host/', 'web/app/kit/'] },
  { room: /^web\/app\/session\//, may: ['engine/core/', 'engine/match/', 'engine/bots/', 'web/text/', ...appRooms('kit', 'session')] },
  { room: /^web\/app\/lessons\//, may: ['engine/core/', 'engine/match/', ...appRooms('kit', 'session', 'lessons')] },
  { room: /^web\/app\/links\//, may: ['engine/core/', 'engine/match/', 'web/text/', ...appRooms('kit', 'session', 'links')] },
  { room: /^web\/app\/saves\//, may: ['engine/core/', 'engine/match/', ...appRooms('kit', 'session', 'links', 'saves')] },
  { room: /^web\/app\/(action|match_setup|news|settings|settings_table)\./,
    may: ['engine/core/', 'engine/match/', 'engine/bots/', 'web/draw/', 'web/text/', ...appRooms('kit', 'session', 'links'), ...requests, ...generated] },
  { room: /^web\/app\/screens\//,
    may: ['engine/core/', 'engine/match/', 'engine/bots/', 'web/draw/', 'web/tables/', 'web/text/',
      ...appRooms('kit', 'session', 'lessons', 'links', 'saves', 'screens'), ...requests] },
  { room: /^web\/app\/pages\//,
    may: ['engine/core/', 'engine/match/', 'engine/bots/', 'web/draw/', 'web/tables/', 'web/text/',
      ...appRooms('kit', 'session', 'lessons', 'links', 'saves', 'screens', 'pages'), ...requests] },
  { room: /^web\/app\//, may: ['engine/core/', 'engine/match/', 'engine/bots/', 'web/', ...generated] },
  { room: /^shell\//, may: ['shell/', 'kairo:'] },
];

// Texts that only the files matching `where` may contain.
const reserved = [
  { what: 'JavaScript in C++', text: /\bEM_(JS|ASM)|<emscripten/, where: /^web\/host\/browser[^/]*\.cpp$/ },
  { what: 'SDL', text: /^\s*#\s*include\s*[<"](SDL|imgui_impl_sdl)/, where: /^web\/(host\/|app\/(main|window)[^/]*$)/ },
  { what: 'Dear ImGui', text: /^\s*#\s*include\s*[<"](imgui|imstb)/, where: /^web\// },
  { what: 'the shell', text: /^\s*#\s*include\s*[<"]shell\//, where: /^$/ },
  { what: 'clocks', text: /^\s*#\s*include\s*<(chrono|ctime|time\.h)>/, where: /^(web\/(app|host)|engine\/cli)\// },
  { what: 'a raw colour', text: /\bIM_COL32\(\s*\d|\brgb\(\s*0x/, where: /^web\/(host\/|(draw|tables\/[^/]+)\/tints\.h$)/ },
  { what: 'the standard distributions', text: /^\s*#\s*include\s*<random>/, where: /^web\/host\// },
];

const included = /^\s*#\s*include\s*"([^"]+)"/;
const imported = /^\s*(?:import\s*|(?:import|export)\b[^'"]*\bfrom\s*)['"]([^'"]+)['"]/;
/** @param {string} file */
const isCpp = (file) => /\.(cpp|h)$/.test(file);
const outsideLibraries = /^(imgui[^/]*\.h|imstb_[^/]*\.h|SDL[^/]*\.h)$/;
const outsideModules = /^(qr|preact|mqtt|@noble\/(ciphers\/chacha|hashes\/(hkdf|sha2))\.js)$/;  // of shell/package.json

/** @param {string} root @param {string} folder @returns {string[]} */
export function filesUnder(root, folder) {
  const at = path.join(root, folder);
  if (!fs.existsSync(at)) return [];
  return fs.readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(root, name);
    return [name];
  });
}

// The project file that line `text` of `file` includes or imports, as a path from the root; null if there is none.
/** @param {string} file @param {string} text */
function includedBy(file, text) {
  if (isCpp(file)) {
    const name = included.exec(text)?.[1];
    return name && !outsideLibraries.test(name) ? name : null;
  }
  const name = /\.m?js$/.test(file) ? imported.exec(text)?.[1] : null;
  if (/^shell\//.test(file) && outsideModules.test(name ?? '')) return null;
  return name?.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name ?? null;
}

/** @param {string} name @param {string} start */
const isUnder = (name, start) => start.endsWith('*')
  ? name.startsWith(start.slice(0, -1)) && !name.slice(start.length - 1).includes('/')
  : name.startsWith(start);

/** @param {string} file @param {string} text @param {(what: string) => void} report */
function checkLine(file, text, report) {
  const name = includedBy(file, text);
  const rule = rooms.find(({ room }) => room.test(file));
  if (name && rule) {
    const [, own = ''] = rule.room.exec(file) ?? [];
    const may = rule.may.map((start) => start.replace('{1}', own));
    if (!may.some((start) => isUnder(name, start))) report(`includes ${name}, but may include ${may.join(', ')} only`);
  }
  if (name && isCpp(file) && !name.includes('/') && !generated.includes(name)) report(`includes ${name}: paths of includes start at the project's root`);
  if (/^(engine|web)\//.test(file))
    for (const { what, text: pattern, where } of reserved)
      if (pattern.test(text) && !where.test(file)) report(`uses ${what}, which is allowed in ${where.source === '^$' ? 'no file here' : `${where.source} only`}`);
}

/** @param {string} file @param {string} source */
function largeClassesIn(file, source) {
  return classesIn(source)
    .filter(({ methods }) => methods > maxMethods)
    .map(({ name, methods }) => `${file}:1: class ${name} declares ${methods} methods; a class may declare ${maxMethods} at most: give parts of it classes of their own`);
}

// Every violation in the tree at `root`, as `file:line: what is wrong`.
/** @param {string} root */
export function violationsIn(root) {
  /** @type {string[]} */
  const violations = [];
  for (const folder of ['engine', 'web', 'shell', 'tests'])
    for (const file of filesUnder(root, folder)) {
      if (!/\.(cpp|h|m?js|css|html)$/.test(file)) continue;
      const source = fs.readFileSync(path.join(root, file), 'utf8');
      const lines = source.split('\n');
      lines.forEach((text, i) => checkLine(file, text, (what) => violations.push(`${file}:${i + 1}: ${what}`)));
      if (lines.length - 1 > maxLines)
        violations.push(`${file}:${maxLines + 1}: has ${lines.length - 1} lines; a file may have ${maxLines} at most`);
      if (/^(engine|web)\//.test(file) && isCpp(file)) violations.push(...largeClassesIn(file, source));
      if (/^(engine|web)\//.test(file) && !rooms.some(({ room }) => room.test(file))) violations.push(`${file}:1: is in no room`);
    }
  return violations;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = violationsIn(process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) {
    console.error(`${violations.length} violations: see docs/architecture.md for which room may include which.`);
    process.exitCode = 1;
  }
}
