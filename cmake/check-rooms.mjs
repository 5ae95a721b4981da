// Holds who may name whom (CONTRIBUTING.md, "The rooms"), and how long a file may be. Prints every line that breaks a
// rule, with the rule.
//
//   usage: node cmake/check-rooms.mjs [FOLDER]
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const longestFile = 500;

// Each room, by the start of its files' paths (the longest match counts), with the starts that it may include.
// `{1}` stands for what the first group of the pattern matched: a game names itself, no other. A start that ends with
// `*` means the files of that folder alone, not those of its folders: what all tables share.
const rooms = [
  { room: /^engine\/core\//, may: ['engine/core/'] },
  { room: /^engine\/games\/([^/]+)\//, may: ['engine/core/', 'engine/games/{1}/'] },
  { room: /^engine\/match\//, may: ['engine/core/', 'engine/games/', 'engine/match/'] },
  { room: /^engine\/bots\//, may: ['engine/core/', 'engine/games/', 'engine/match/', 'engine/bots/'] },
  { room: /^engine\/cli\//, may: ['engine/'] },
  { room: /^web\/text\//, may: ['engine/core/', 'web/text/'] },
  { room: /^web\/draw\//, may: ['engine/core/', 'web/text/', 'web/draw/'] },
  { room: /^web\/host\//, may: ['engine/core/', 'web/text/', 'web/draw/', 'web/host/', 'build_id.h'] },
  { room: /^web\/tables\/([^/]+)\//,
    may: ['engine/core/', 'engine/match/', 'engine/games/{1}/', 'web/draw/', 'web/text/', 'web/tables/{1}/', 'web/tables/*'] },
  { room: /^web\/tables\/[^/]+$/,
    may: ['engine/core/', 'engine/match/', 'engine/games/', 'web/draw/', 'web/text/', 'web/tables/'] },
  { room: /^web\/posters\//, may: ['engine/core/', 'engine/match/', 'engine/bots/', 'web/'] },
  { room: /^web\/app\//, may: ['engine/core/', 'engine/match/', 'engine/bots/', 'web/', 'build_id.h'] },
  { room: /^shell\//, may: ['shell/', 'kairo:'] },
];

// What only some files may contain.
const reserved = [
  { what: 'JavaScript in C++', text: /\bEM_(JS|ASM)|<emscripten/, where: /^web\/host\/browser[^/]*\.cpp$/ },
  { what: 'SDL', text: /^\s*#\s*include\s*[<"](SDL|imgui_impl_sdl)/, where: /^web\/(host\/|app\/(main|window)[^/]*$)/ },
  { what: 'Dear ImGui', text: /^\s*#\s*include\s*[<"](imgui|imstb)/, where: /^web\// },
  { what: 'the shell', text: /^\s*#\s*include\s*[<"]shell\//, where: /^$/ },
  { what: 'clocks', text: /^\s*#\s*include\s*<(chrono|ctime|time\.h)>/, where: /^(web\/(app|host)|engine\/cli)\// },
  { what: 'the standard distributions', text: /^\s*#\s*include\s*<random>/, where: /^web\/host\// },
];

const included = /^\s*#\s*include\s*"([^"]+)"/;
const imported = /^\s*(?:import\s*|(?:import|export)\b[^'"]*\bfrom\s*)['"]([^'"]+)['"]/;
const isCpp = (file) => /\.(cpp|h)$/.test(file);
const outsideLibraries = /^(imgui[^/]*\.h|imstb_[^/]*\.h|SDL[^/]*\.h)$/;
const outsideModules = /^qr$/;  // of shell/package.json

function filesUnder(root, folder) {
  const at = path.join(root, folder);
  if (!fs.existsSync(at)) return [];
  return fs.readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(root, name);
    return [name];
  });
}

// What line `text` of `file` names, as a path from the root; null when it names nothing of the project's.
function namedBy(file, text) {
  if (isCpp(file)) {
    const name = included.exec(text)?.[1];
    return name && !outsideLibraries.test(name) ? name : null;
  }
  const name = /\.m?js$/.test(file) ? imported.exec(text)?.[1] : null;
  if (/^shell\//.test(file) && outsideModules.test(name)) return null;
  return name?.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name ?? null;
}

const startsLike = (name, start) => start.endsWith('*')
  ? name.startsWith(start.slice(0, -1)) && !name.slice(start.length - 1).includes('/')
  : name.startsWith(start);

function checkLine(file, text, say) {
  const name = namedBy(file, text);
  const rule = rooms.find(({ room }) => room.test(file));
  if (name && rule) {
    const [, own = ''] = rule.room.exec(file);
    const may = rule.may.map((start) => start.replace('{1}', own));
    if (!may.some((start) => startsLike(name, start))) say(`names ${name}, but may name ${may.join(', ')} only`);
  }
  if (name && isCpp(file) && !name.includes('/') && name !== 'build_id.h') say(`names ${name}: includes start at the project's root`);
  if (/^(engine|web)\//.test(file))
    for (const { what, text: pattern, where } of reserved)
      if (pattern.test(text) && !where.test(file)) say(`uses ${what}, which is for ${where.source === '^$' ? 'no file here' : where.source} only`);
}

// Every breach in the tree at `root`, as `file:line: what is wrong`.
export function breachesIn(root) {
  const breaches = [];
  for (const folder of ['engine', 'web', 'shell', 'tests'])
    for (const file of filesUnder(root, folder)) {
      if (!/\.(cpp|h|m?js|css|html)$/.test(file)) continue;
      const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
      lines.forEach((text, i) => checkLine(file, text, (what) => breaches.push(`${file}:${i + 1}: ${what}`)));
      if (lines.length - 1 > longestFile)
        breaches.push(`${file}:${longestFile + 1}: has ${lines.length - 1} lines; ${longestFile} is the most a file may have`);
      if (/^(engine|web)\//.test(file) && !rooms.some(({ room }) => room.test(file))) breaches.push(`${file}:1: is in no room`);
    }
  return breaches;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const breaches = breachesIn(process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0) {
    console.error(`${breaches.length} breaches of the rooms: see CONTRIBUTING.md for who may name whom.`);
    process.exitCode = 1;
  }
}
