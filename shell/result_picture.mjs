// Lays out the picture of a result and draws it. Lengths are pixels of the picture.
export const pictureWidth = 1080;

const edge = 64;
const inner = pictureWidth - 2 * edge;
const gap = 28;        // between columns, and around what a panel holds
const qrSide = 420;    // at most, unless its modules became too small
const leastModule = 4;
const families = 'Kairo, "BIZ UDGothic", "Hiragino Sans", "Noto Sans JP", system-ui, sans-serif';
/** @param {number} size */
const font = (size, display = false) => `${size}px ${display ? 'KairoDisplay, ' : ''}${families}`;

/** @typedef {ReturnType<readResult>} Result */
/** @typedef {(words: string, font: string) => number} Measure */
/** @typedef {{ x?: number, y?: number, room?: number, size: number, ink?: string, display?: boolean, align?: CanvasTextAlign }} Writing */
/** @typedef {{ words: string, x: number, y: number, font: string, ink: string, align: CanvasTextAlign }} Line */
/** @typedef {{ x: number, y: number, width: number, height: number, ink: string }} Panel */
/** @typedef {{ x: number, y: number, scale: number, modules: Kairo.Modules }} Code */
/** @typedef {{ height: number, texts: Line[], panels: Panel[], qr: Code | null }} Layout */

// The text of the canvas's message `result` (canvas_messages.json).
/** @param {string} message */
export function readResult(message) {
  const [link, game, name, outcome, ...lines] = message.split('\n');
  const players = [];
  for (let i = 0; i + 2 < lines.length; i += 3) players.push({ place: lines[i], points: lines[i + 1], name: lines[i + 2] });
  return { link, game, name, outcome, players };
}

/** @param {string} words @param {string} language @param {'word' | 'grapheme'} granularity */
const segments = (words, language, granularity) =>
  [...new Intl.Segmenter(language, { granularity }).segment(words)].map(({ segment }) => segment);

// Divides words into parts; a line may break before each of them. A mark that closes a sentence or a bracket stays with the
// word before it.
/** @param {string} words @param {string} language */
function partsOf(words, language) {
  if (!Intl.Segmenter) return [...words];
  /** @type {string[]} */
  const parts = [];
  for (const part of segments(words, language, 'word'))
    if (parts.length > 0 && /^[\s\p{Pe}\p{Pf}\p{Po}ー]+$/u.test(part)) parts[parts.length - 1] += part;
    else parts.push(part);
  return parts;
}

// Lines that fit into `room`. A word that is longer than a line breaks anywhere between characters.
/** @param {string} words @param {number} room @param {{ measure: Measure, style: string, language: string }} how */
export function wrap(words, room, { measure, style, language }) {
  /** @param {string} line */
  const fits = (line) => measure(line.trimEnd(), style) <= room;
  const pieces = partsOf(words, language).flatMap((part) =>
    (fits(part) || !Intl.Segmenter ? [part] : segments(part, language, 'grapheme')));
  const lines = [''];
  for (const piece of pieces)
    if (lines.at(-1) === '' || fits(lines.at(-1) + piece)) lines[lines.length - 1] += piece;
    else lines.push(piece);
  return lines.map((line) => line.trim()).filter(Boolean);
}

// A stack of texts and panels that grows downwards.
class Sheet {
  /** @param {Measure} measure @param {string} language */
  constructor(measure, language) {
    this.measure = measure;
    this.language = language;
    this.y = edge;
    /** @type {Line[]} */
    this.texts = [];
    /** @type {Panel[]} */
    this.panels = [];
  }

  // Lines within `room` from `x`, the first one at the top `y`; returns their height.
  /** @param {string} words @param {Writing} options */
  write(words, { x = edge, y = this.y, room = inner, size, ink = 'text', display = false, align = 'left' }) {
    const style = font(size, display);
    const lines = wrap(words, room, { measure: this.measure, style, language: this.language });
    const height = Math.round(size * 1.3);
    lines.forEach((line, i) =>
      this.texts.push({ words: line, x, y: y + i * height + Math.round(size * 1.02), font: style, ink, align }));
    return lines.length * height;
  }

  /** @param {string} words @param {Writing} options */
  add(words, options, space = 0) {
    this.y += this.write(words, options) + space;
  }
}

const nameSize = 44;
const numberSize = 40;

// The players from the winner on, each with a place and points at the sides of a name that may take several lines.
/** @param {Sheet} sheet @param {Result['players']} players */
function addPlayers(sheet, players) {
  /** @param {'place' | 'points'} field */
  const widest = (field) => Math.ceil(Math.max(...players.map((player) => sheet.measure(player[field], font(numberSize)))));
  const [places, points] = [widest('place'), widest('points')];
  const left = edge + gap + (places > 0 ? places + gap : 0);
  const right = pictureWidth - edge - gap;
  const panel = { x: edge, y: sheet.y, width: inner };
  sheet.y += gap;
  for (const { place, points: total, name } of players) {
    const ink = place !== '' && place === players[0].place ? 'gold' : 'text';
    const number = { y: sheet.y + nameSize - numberSize, size: numberSize, ink };
    sheet.write(place, { ...number, x: edge + gap });
    sheet.write(total, { ...number, x: right, align: 'right' });
    sheet.add(name, { x: left, room: right - points - gap - left, size: nameSize, ink }, 14);
  }
  sheet.y += gap - 14;
  sheet.panels.push({ ...panel, height: sheet.y - panel.y, ink: 'panel' });
}

// The code with words beside it; returns where its modules are.
/** @param {Sheet} sheet @param {Kairo.Modules} modules @param {string} hint */
function addQr(sheet, modules, hint) {
  sheet.y += 40;
  const scale = Math.max(leastModule, Math.floor(qrSide / modules.length));
  const side = scale * modules.length;
  const at = { x: edge, y: sheet.y, scale, modules };
  const beside = { x: edge + side + gap, room: inner - side - gap, size: 36, ink: 'soft' };
  const lines = wrap(hint, beside.room, { measure: sheet.measure, style: font(beside.size), language: sheet.language });
  sheet.write(hint, { ...beside, y: sheet.y + Math.round((side - lines.length * beside.size * 1.3) / 2) });
  sheet.y += side;
  return at;
}

// The places of all parts. `result` is what readResult gives; `hint` is a text, `modules` those of the code or null,
// `measure(words, font)` tells a width. There is no date: nobody knows when the match of a link was played. Returns { height,
// texts, panels, qr }.
/** @param {Result} result @param {{ hint: string, modules: Kairo.Modules | null | '', language: string, measure: Measure }} how @returns {Layout} */
export function layOut(result, { hint, modules, language, measure }) {
  const sheet = new Sheet(measure, language);
  sheet.add('Kairo', { size: 36, ink: 'soft', display: true });
  sheet.add(result.name, { size: 80, display: true }, 28);
  sheet.add(result.outcome, { size: 52, ink: 'gold' }, 32);
  addPlayers(sheet, result.players);
  const qr = modules ? addQr(sheet, modules, hint) : null;
  return { height: sheet.y + edge, texts: sheet.texts, panels: sheet.panels, qr };
}

// The page's colours, of its style.
/** @param {CSSStyleDeclaration} style @returns {Record<string, string>} */
export function coloursOf(style) {
  const names = ['ground', 'panel', 'edge', 'text', 'soft', 'gold'];
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
}

// Dark on white in both themes: not every camera reads the inverse.
/** @param {CanvasRenderingContext2D} context @param {Code} code */
function drawQr(context, { x, y, scale, modules }) {
  context.fillStyle = '#fff';
  context.fillRect(x, y, scale * modules.length, scale * modules.length);
  context.fillStyle = '#000';
  modules.forEach((row, i) => row.forEach((dark, j) => {
    if (dark) context.fillRect(x + j * scale, y + i * scale, scale, scale);
  }));
}

/** @param {CanvasRenderingContext2D} context @param {Layout} layout @param {Record<string, string>} colours */
export function draw(context, { height, texts, panels, qr }, colours) {
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, pictureWidth, height);
  context.strokeStyle = colours.edge;
  context.lineWidth = 2;
  for (const panel of panels) {
    context.fillStyle = colours[panel.ink];
    context.fillRect(panel.x, panel.y, panel.width, panel.height);
    context.strokeRect(panel.x, panel.y, panel.width, panel.height);
  }
  context.textBaseline = 'alphabetic';
  for (const text of texts) {
    context.font = text.font;
    context.textAlign = text.align;
    context.fillStyle = colours[text.ink];
    context.fillText(text.words, text.x, text.y);
  }
  if (qr) drawQr(context, qr);
}

const tolerance = 40;  // of 255; some browsers change a little of each pixel
const samples = 64;    // down each margin

// Whether a picture that was read back shows what was drawn: browsers that protect their users from being recognised hand
// out noise, or nothing but white. `pixel(x, y)` and `ground` are [red, green, blue].
/** @param {Pick<Layout, 'height' | 'qr'>} layout @param {(x: number, y: number) => number[] | Uint8ClampedArray} pixel @param {number[]} ground */
export function isWhole({ height, qr }, pixel, ground) {
  /** @param {number} x @param {number} y @param {number[]} colour */
  const isNear = (x, y, colour) => pixel(x, y).every((value, i) => Math.abs(value - colour[i]) <= tolerance);
  for (let i = 0; i < samples; ++i) {
    const y = Math.floor((height * i) / samples);
    if (!isNear(edge / 2, y, ground) || !isNear(pictureWidth - edge / 2, y, ground)) return false;
  }
  if (!qr) return true;
  /** @param {number} start @param {number} number */
  const middle = (start, number) => start + Math.floor((number + 0.5) * qr.scale);
  return qr.modules.every((row, i) => row.every((dark, j) => isNear(middle(qr.x, j), middle(qr.y, i), dark ? [0, 0, 0] : [255, 255, 255])));
}
