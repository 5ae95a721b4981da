// Turns the lessons of assets/lessons into the lines that the canvas reads (web/app/lessons/lesson_text.h), one file per game,
// and rejects lessons that are not built as docs/adding-a-game.md says. Whether their moves are lawful, only the rules know: the
// canvas checks that when it reads them, and a test reads them all.
//
//   usage: node cmake/lessons.mjs OUTPUT_FOLDER
//     GAME.txt   the guide and the exercises of that game; their positions still in words, for `kairo positions`
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'lessons');

// The content of a file, before and while it is checked.
/** @typedef {Record<string, any>} Json */
/** @typedef {(value: any) => boolean} Is */

/** @type {Is} */
const isText = (value) => typeof value === 'string' && value !== '' && !/[\n\r]/.test(value);
/** @type {Is} */
const isCount = (value) => Number.isInteger(value) && value >= 0;
/** @type {Is} */
const isKey = (value) => isText(value) && /^[a-z0-9_.]+$/.test(value);
/** @type {Is} */
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
/** @type {(is: Is) => Is} */
const isListOf = (is) => (value) => Array.isArray(value) && value.length > 0 && value.every(is);

// The value of `object[name]`, which must be as `is` says, or may be absent if there is a `fallback`.
/** @param {Json} object @param {string} name @param {Is} is @param {string} where @param {unknown} [fallback] */
function field(object, name, is, where, fallback) {
  const value = object[name];
  if (value === undefined && fallback !== undefined) return fallback;
  if (!is(value)) throw new Error(`${where}: "${name}" is ${value === undefined ? 'missing' : 'not as it must be'}`);
  return value;
}

/** @param {Json} object @param {string[]} names @param {string} where */
function allowOnly(object, names, where) {
  if (!isObject(object)) throw new Error(`${where}: must be an object`);
  for (const name of Object.keys(object)) if (!names.includes(name)) throw new Error(`${where}: "${name}" is unknown`);
}

/** @param {Json} lesson @param {string} where @returns {string[]} */
function startLines(lesson, where) {
  if ((lesson.deal === undefined) === (lesson.position === undefined)) throw new Error(`${where}: must have either "deal" or "position"`);
  if (lesson.position !== undefined) return field(lesson, 'position', isListOf(isText), where).map((/** @type {string} */ line) => `position ${line}`);
  const { deal } = lesson;
  allowOnly(deal, ['seats', 'seed', 'options'], `${where}: "deal"`);
  const options = field(deal, 'options', isObject, where, {});
  return [`deal ${field(deal, 'seats', isCount, where)} ${field(deal, 'seed', isCount, where)}`,
    ...Object.keys(options).map((name) => `option ${name} ${field(options, name, Number.isInteger, `${where}: "options"`)}`)];
}

/** @param {Json} lesson @param {string} where */
function wrongLines(lesson, where) {
  const wrong = field(lesson, 'wrong', isObject, where, {});
  return Object.keys(wrong).map((move) => `wrong ${field(wrong, move, isKey, `${where}: "wrong"`)} ${move}`);
}

/** @param {Json} step @param {string} where */
function stepLines(step, where) {
  if (step.moves !== undefined) {
    allowOnly(step, ['moves'], where);
    return field(step, 'moves', isListOf(isText), where).map((/** @type {string} */ move) => `play ${move}`);
  }
  allowOnly(step, ['say', 'counted', 'goes_on', 'at', 'spare', 'move', 'wrong'], where);
  if (step.wrong !== undefined && step.move === undefined) throw new Error(`${where}: "wrong" needs a "move"`);
  const at = [step.at ?? []].flat();
  if (!at.every(isText)) throw new Error(`${where}: "at" is not as it must be`);
  const spare = field(step, 'spare', isListOf(isText), where, []);
  const counted = field(step, 'counted', (value) => typeof value === 'boolean', where, true);
  const goesOn = field(step, 'goes_on', (value) => typeof value === 'boolean', where, false);
  return [`say ${field(step, 'say', isKey, where)}`, ...(counted ? [] : ['uncounted']), ...(goesOn ? ['goes_on'] : []), ...at.map((id) => `at ${id}`),
    ...spare.map((/** @type {string} */ id) => `at ~${id}`),
    ...(step.move === undefined ? [] : [`move ${field(step, 'move', isText, where)}`]), ...wrongLines(step, where)];
}

/** @param {Json} guide @param {string} where */
function guideLines(guide, where) {
  allowOnly(guide, ['deal', 'position', 'seat', 'minutes', 'steps'], where);
  /** @type {Json[]} */
  const steps = field(guide, 'steps', isListOf(isObject), where);
  return ['guide', ...startLines(guide, where), `seat ${field(guide, 'seat', isCount, where)}`,
    `minutes ${field(guide, 'minutes', isCount, where)}`,
    ...steps.flatMap((step, i) => stepLines(step, `${where}: step ${i + 1}`))];
}

/** @type {Record<string, (goal: Json, where: string) => string[]>} */
const goals = {
  legal: () => ['goal legal'],
  moves: (goal, where) => ['goal moves', ...field(goal, 'right', isListOf(isText), where).map((/** @type {string} */ move) => `right ${move}`)],
  event: (goal, where) => [`goal event ${field(goal, 'event', isKey, where)} ${field(goal, 'moves', isCount, where)}`],
};

/** @param {Json} exercise @param {string} where */
function exerciseLines(exercise, where) {
  allowOnly(exercise, ['id', 'deal', 'position', 'moves', 'seat', 'ask', 'solved', 'goal', 'wrong'], where);
  const goal = field(exercise, 'goal', isObject, where);
  if (!Object.hasOwn(goals, goal.kind)) throw new Error(`${where}: "goal" must have a "kind" of ${Object.keys(goals).join(', ')}`);
  return [`exercise ${field(exercise, 'id', isKey, where)}`, ...startLines(exercise, where),
    ...field(exercise, 'moves', (value) => Array.isArray(value) && value.every(isText), where, []).map((/** @type {string} */ move) => `play ${move}`),
    `seat ${field(exercise, 'seat', isCount, where)}`, `ask ${field(exercise, 'ask', isKey, where)}`,
    `solved ${field(exercise, 'solved', isKey, where)}`, ...goals[goal.kind](goal, where), ...wrongLines(exercise, where)];
}

// The lessons of a game as the canvas reads them. `files` are the contents of guide.json and exercises.json.
/** @param {string} game @param {{ guide: string, exercises: string }} files */
export function textOf(game, { guide, exercises }) {
  /** @param {string} json @param {string} file */
  const parse = (json, file) => {
    try {
      return JSON.parse(json);
    } catch (error) {
      throw new Error(`${game}/${file}: invalid JSON: ${/** @type {Error} */ (error).message}`);
    }
  };
  const list = parse(exercises, 'exercises.json');
  if (!Array.isArray(list)) throw new Error(`${game}/exercises.json: must be a list`);
  return ['kairo lessons 1', ...guideLines(parse(guide, 'guide.json'), `${game}/guide.json`),
    ...list.flatMap((exercise, i) => exerciseLines(exercise, `${game}/exercises.json: exercise ${i + 1}`)), ''].join('\n');
}

// The lessons of every game that has some, as a Map from the game's id.
export function loadLessons(from = folder) {
  const games = fs.existsSync(from) ? fs.readdirSync(from).sort() : [];
  /** @param {string} game @param {string} file */
  const read = (game, file) => fs.readFileSync(path.join(from, game, file), 'utf8');
  return new Map(games.map((game) => [game, textOf(game, { guide: read(game, 'guide.json'), exercises: read(game, 'exercises.json') })]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const out = process.argv[2];
    fs.rmSync(out, { recursive: true, force: true });
    fs.mkdirSync(out, { recursive: true });
    for (const [game, text] of loadLessons()) fs.writeFileSync(path.join(out, `${game}.txt`), text);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
