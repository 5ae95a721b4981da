// The picture of a result: looked at, saved as a file, or handed to the browser's share sheet. It never leaves the device
// by itself.
import { qrModules } from './qr.mjs';
import { coloursOf, draw, layOut, pictureWidth, readResult } from './result_picture.mjs';

const root = document.documentElement;

function make(tag, parent, facts = {}) {
  return parent.appendChild(Object.assign(document.createElement(tag), facts));
}

export class ResultDialog {
  #page;  // what the page gives: see results.mjs
  #file = null;

  constructor(page) {
    this.#page = page;
    this.dialog = make('dialog', document.body, { id: 'result' });
    this.dialog.setAttribute('aria-labelledby', 'result-title');
    this.title = make('h2', this.dialog, { id: 'result-title' });
    this.picture = make('canvas', this.dialog, { role: 'img' });
    this.status = make('p', this.dialog, { id: 'result-state', role: 'status' });
    this.honest = make('p', this.dialog, { id: 'result-honest' });
    const choices = make('div', this.dialog, { className: 'choices' });
    const button = (name, onClick) => {
      const made = make('button', choices, { type: 'button', id: `result-${name}` });
      made.addEventListener('click', onClick);
      return made;
    };
    this.shareButton = button('share', () => this.#share());
    this.saveButton = button('save', () => this.#save());
    this.doneButton = button('done', () => this.dialog.close());
    this.doneButton.className = 'main';
    this.dialog.addEventListener('close', () => page.canvas.focus({ preventScroll: true }));
  }

  async show(message) {
    const { say } = this.#page;
    const result = readResult(message);
    const modules = result.link && qrModules(this.#page.linkTo(result.link));
    this.#draw(result, modules);
    this.#file = await this.#toFile(result.game);
    this.title.textContent = say('result.title');
    this.honest.textContent = modules ? say('pass.honest') : '';
    this.status.textContent = '';
    this.shareButton.textContent = say('pass.share');
    this.saveButton.textContent = say('result.save');
    this.doneButton.textContent = say('pass.done');
    this.shareButton.hidden = !navigator.canShare?.({ files: [this.#file] });
    if (!this.dialog.open) this.dialog.showModal();
    this.saveButton.focus();
  }

  #draw(result, modules) {
    const context = this.picture.getContext('2d');
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
    this.picture.width = pictureWidth;
    this.picture.height = layout.height;
    this.picture.setAttribute('aria-label', layout.texts.map(({ words }) => words).join(' '));
    draw(context, layout, coloursOf(getComputedStyle(root)));
  }

  async #toFile(game) {
    const blob = await new Promise((resolve) => { this.picture.toBlob(resolve, 'image/png'); });
    if (!blob) throw new Error('no picture');
    return new File([blob], `kairo-${game}-${new Date().toISOString().slice(0, 10)}.png`, { type: 'image/png' });
  }

  // Whether a download is allowed, a page in a frame cannot find out.
  #save() {
    const { saveFile, say } = this.#page;
    saveFile(this.#file);
    const saved = say('keep.saved').replace('{file}', this.#file.name);
    this.status.textContent = root.dataset.frame ? say('result.frame') : saved;
  }

  async #share() {
    try {
      await navigator.share({ files: [this.#file] });
      this.dialog.close();
    } catch (error) {
      if (error.name !== 'AbortError') this.status.textContent = this.#page.say('result.no_share');
    }
  }
}
