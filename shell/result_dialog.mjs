// The picture of a result: looked at, saved as a file, or handed to the browser's share sheet. It never leaves the device
// by itself. It is an image, so the browser's own ways of saving and copying it work as well.
import { qrModules } from './qr.mjs';
import { coloursOf, draw, layOut, pictureWidth, readResult } from './result_picture.mjs';

const root = document.documentElement;

export class ResultDialog {
  #page;  // what the page gives: see results.mjs
  #address = '';  // of the image

  constructor(page) {
    this.#page = page;
  }

  async show(message) {
    const { own, closeButton, deedButton, say } = this.#page;
    const result = readResult(message);
    const modules = result.link && qrModules(this.#page.linkTo(result.link));
    const { canvas, words } = this.#draw(result, modules);
    const file = await toFile(canvas, result.game);
    URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(file);
    const canShare = navigator.canShare?.({ files: [file] });
    const make = () => ({
      name: 'result',
      title: say('result.title'),
      blocks: [
        closeButton('result.done', say('pass.done')),
        { kind: 'picture', picture: 'result', words, value: this.#address },
        ...modules ? [{ kind: 'text', key: 'result-honest', look: 'note', words: say('pass.honest') }] : [],
        { kind: 'group', look: 'actions', blocks: [
          ...canShare ? [deedButton('result.share', say('pass.share'), 'share')] : [],
          deedButton('result.save', say('result.save'), 'save', { look: 'main' }),
        ] },
      ],
    });
    own.show(make, { deeds: { share: () => this.#share(file), save: () => this.#save(file) }, focus: 'result.save' });
  }

  #draw(result, modules) {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const measure = (words, font) => {
      context.font = font;
      return context.measureText(words).width;
    };
    const language = this.#page.language();
    const layout = layOut(result, {
      date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date()),
      hint: this.#page.say('result.scan'),
      modules,
      language,
      measure,
    });
    canvas.width = pictureWidth;
    canvas.height = layout.height;
    draw(context, layout, coloursOf(getComputedStyle(root)));
    return { canvas, words: layout.texts.map(({ words }) => words).join(' ') };
  }

  // Whether a download is allowed, a page in a frame cannot find out.
  #save(file) {
    const { own, saveFile, say } = this.#page;
    saveFile(file);
    own.tell(root.dataset.frame ? say('result.frame') : say('keep.saved').replace('{file}', file.name));
  }

  async #share(file) {
    const { own, say } = this.#page;
    try {
      await navigator.share({ files: [file] });
      own.close();
    } catch (error) {
      if (error.name !== 'AbortError') own.tell(say('result.no_share'));
    }
  }
}

async function toFile(canvas, game) {
  const blob = await new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
  if (!blob) throw new Error('no picture');
  return new File([blob], `kairo-${game}-${new Date().toISOString().slice(0, 10)}.png`, { type: 'image/png' });
}
