// The picture of a result: looked at, saved as a file, or handed to the browser's share sheet. It never leaves the device
// by itself. It is an image, so the browser's own ways of saving and copying it work as well.
import { texts as passTexts } from 'kairo:pass_texts';
import { texts } from 'kairo:result_texts';

import { qrModules } from './qr.mjs';
import { coloursOf, draw, isWhole, layOut, pictureWidth, readResult } from './result_picture.mjs';

const root = document.documentElement;

const patience = 8000;  // ms; some browsers never hand a picture out

// The browser hands out another picture than was drawn.
class Hidden extends Error {
  name = 'Hidden';
}

/** @import { Layout, Measure, Result } from './result_picture.mjs' */
/** @import { deedButton } from './page/own_dialog.mjs' */
/** @import { OwnDialog, closeButton } from './page/own_dialog.mjs' */
/** @import { addTexts } from './language.mjs' */
/**
 * @typedef {object} Page
 * @property {OwnDialog} own
 * @property {typeof addTexts} addTexts
 * @property {typeof closeButton} closeButton
 * @property {typeof deedButton} deedButton
 * @property {(error: Error) => boolean} isRefused
 * @property {() => string} language
 * @property {(fragment: string) => string} linkTo
 * @property {(file: File) => void} saveFile
 * @property {(key: string) => string} say
 * @property {() => string} today
 */

export class ResultDialog {
  /** @type {Page} */
  #page;  // what the page gives: see results.mjs
  #address = '';  // of the image

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    page.addTexts(passTexts);
    page.addTexts(texts);
  }

  /** @param {string} message */
  async show(message) {
    const { own, closeButton, deedButton, say, today } = this.#page;
    const result = readResult(message);
    const modules = result.link && qrModules(this.#page.linkTo(result.link));
    const { words, ...picture } = this.#draw(result, modules);
    const file = await inTime(toFile(picture, `kairo-${result.game}-${today()}.png`));
    URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(file);
    const canShare = navigator.canShare?.({ files: [file] });
    /** @returns {Kairo.Document} */
    const make = () => ({
      name: 'result',
      title: say('result.title'),
      blocks: [
        closeButton('result.done', say('pass.done')),
        { kind: 'picture', picture: 'result', words, value: this.#address },
        .../** @type {Kairo.Block[]} */ (modules ? [{ kind: 'text', key: 'result-honest', look: 'note', words: say('pass.honest') }] : []),
        { kind: 'group', look: 'actions', blocks: [
          ...canShare ? [deedButton('result.share', say('pass.share'), 'share')] : [],
          deedButton('result.save', say('result.save'), 'save', { look: 'main' }),
        ] },
      ],
    });
    own.show(make, { deeds: { share: () => this.#share(file), save: () => this.#save(file) }, focus: 'result.save' });
  }

  /** @param {Result} result @param {Kairo.Modules | null | ''} modules */
  #draw(result, modules) {
    const canvas = document.createElement('canvas');
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    /** @type {Measure} */
    const measure = (words, font) => {
      context.font = font;
      return context.measureText(words).width;
    };
    const language = this.#page.language();
    const layout = layOut(result, {
      hint: this.#page.say('result.scan'),
      modules,
      language,
      measure,
    });
    canvas.width = pictureWidth;
    canvas.height = layout.height;
    const colours = coloursOf(getComputedStyle(root));
    draw(context, layout, colours);
    return { canvas, layout, ground: bytesOf(context, colours.ground), words: layout.texts.map(({ words }) => words).join(' ') };
  }

  // Whether a download is allowed, a page in a frame cannot find out.
  /** @param {File} file */
  #save(file) {
    const { own, saveFile, say } = this.#page;
    saveFile(file);
    own.tell(root.dataset.frame ? say('result.frame') : say('keep.saved').replace('{file}', file.name));
  }

  /** @param {File} file */
  async #share(file) {
    const { isRefused, own, say } = this.#page;
    try {
      await navigator.share({ files: [file] });
      own.close();
    } catch (error) {
      if (isRefused(/** @type {Error} */ (error))) own.tell(say('result.no_share'));
    }
  }
}

/** @template T @param {Promise<T>} promise @returns {Promise<T>} */
const inTime = (promise) => Promise.race([promise, new Promise((_, reject) => { setTimeout(reject, patience, new Error('no picture')); })]);

// A colour of a style sheet as three numbers.
/** @param {CanvasRenderingContext2D} context @param {string} colour */
function bytesOf(context, colour) {
  context.fillStyle = colour;
  return [1, 3, 5].map((from) => Number.parseInt(/** @type {string} */ (context.fillStyle).slice(from, from + 2), 16));
}

// Reads the file's pixels.
/** @param {Blob} file @param {{ width: number, height: number }} size */
async function readBack(file, { width, height }) {
  const context = /** @type {CanvasRenderingContext2D} */ (Object.assign(document.createElement('canvas'), { width, height }).getContext('2d'));
  context.drawImage(await createImageBitmap(file), 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  /** @param {number} x @param {number} y */
  return (x, y) => data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3);
}

/** @param {{ canvas: HTMLCanvasElement, layout: Layout, ground: number[] }} picture @param {string} name */
async function toFile({ canvas, layout, ground }, name) {
  const blob = await new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
  if (!blob) throw new Error('no picture');
  if (!isWhole(layout, await readBack(blob, canvas), ground)) throw new Hidden();
  return new File([blob], name, { type: 'image/png' });
}
