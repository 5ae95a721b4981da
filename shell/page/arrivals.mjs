// Opens what is pasted or dropped anywhere on the page but into a field: the text of a link, or files.
import { readTexts } from '../input_text.mjs';
import { isTextField } from './fields.mjs';

/** @typedef {{ files: File[], text: string }} Content */
/** @typedef {(text: string) => void} Open */

const root = document.documentElement;

// Some systems give files as items only, and of a dragged link only its address.
/** @param {DataTransfer} data @returns {Content} */
function contentOf(data) {
  const files = [...data.files];
  if (files.length === 0) files.push(...[...data.items].filter(({ kind }) => kind === 'file').flatMap((item) => item.getAsFile() ?? []));
  return { files, text: data.getData('text/plain') || data.getData('text/uri-list') };
}

/** @param {Content} content */
const isEmpty = ({ files, text }) => files.length === 0 && text.trim() === '';

/** @param {Content} content @param {Open} open */
const openContent = async ({ files, text }, open) => open(files.length > 0 ? await readTexts(files) : text);

/** @param {Open} open */
function followPasting(open) {
  // On some systems a press of the middle button pastes what was selected last, mostly by mistake.
  let byMiddleButton = false;
  window.addEventListener('mousedown', ({ button }) => { byMiddleButton = button === 1; }, true);
  window.addEventListener('keydown', () => { byMiddleButton = false; }, true);
  window.addEventListener('paste', (event) => {
    // Firefox names the field that had the focus last, even if it has it no more.
    const isForField = isTextField(event.target) && event.target === document.activeElement;
    if (isForField || byMiddleButton || event.defaultPrevented || !event.clipboardData) return;
    const content = contentOf(event.clipboardData);
    if (isEmpty(content)) return;
    event.preventDefault();
    void openContent(content, open);
  });
}

const carried = ['Files', 'text/plain', 'text/uri-list'];

// The root has `data-dragging` while something that could be dropped is above the page.
/** @param {Open} open */
function followDropping(open) {
  let isOwn = false;  // it is a part of the page
  const end = () => root.removeAttribute('data-dragging');
  /** @param {DragEvent} event */
  const isForPage = ({ target, dataTransfer }) => {
    if (isOwn || !dataTransfer || !carried.some((type) => dataTransfer.types.includes(type))) return false;
    return dataTransfer.types.includes('Files') ? !(/** @type {Element} */ (target).matches?.('input[type="file"]')) : !isTextField(target);
  };
  window.addEventListener('dragstart', () => { isOwn = true; });
  window.addEventListener('dragend', () => {
    isOwn = false;
    end();
  });
  for (const type of /** @type {const} */ (['dragenter', 'dragover']))
    window.addEventListener(type, (event) => {
      const takes = isForPage(event);
      root.toggleAttribute('data-dragging', takes);
      if (!takes) return;
      event.preventDefault();
      /** @type {DataTransfer} */ (event.dataTransfer).dropEffect = 'copy';
    });
  // Without this the browser would open a dropped file in place of the page.
  window.addEventListener('drop', (event) => {
    end();
    if (!isForPage(event)) return;
    event.preventDefault();
    const content = contentOf(/** @type {DataTransfer} */ (event.dataTransfer));
    if (!isEmpty(content)) void openContent(content, open);
  });
  window.addEventListener('dragleave', ({ relatedTarget }) => { if (!relatedTarget) end(); }, true);
  // Nothing tells that dragging was given up, but while it lasts there is none of these.
  for (const type of ['pointermove', 'keydown', 'blur']) window.addEventListener(type, end, true);
}

// `open(text)` gets what has arrived.
/** @param {Open} open */
export function followArrivals(open) {
  followPasting(open);
  followDropping(open);
}
