// Shows the rule book over the table, or beside it where both have room. Its pages are the site's own (book.html), in a
// frame; their links stay in there, except those that lead to a table.
import { inEveryLanguage, language, say } from './language.mjs';
import { returnFocus } from './page/dialogs.mjs';

const root = document.documentElement;
const dialog = document.getElementById('book');
const title = document.getElementById('book-title');
const closeButton = document.getElementById('book-close');

// Sets the dialog up; `send` sends a message to the program, `lay` tells the history of it (page/history.mjs). Returns `open`,
// the handler of the program's `book` message, and `setTheme`.
/** @param {Kairo.Send} send @param {Kairo.Lay} lay */
export function setUpBookDialog(send, lay) {
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  /** @type {(() => void) | null} */
  let lift = null;
  let place = { game: '', section: '' };
  let shownLanguage = '';
  // Whether the canvas keeps enough room for a table beside the book, and beside the words if they are shown.
  const hasRoom = () => root.dataset.shows !== 'page' && matchMedia(`(min-width: ${root.dataset.words === 'yes' ? 88 : 64}rem) and (min-height: 30rem) and (min-aspect-ratio: 1/1)`).matches;

  const address = () =>
    `rules-${place.game}-${language()}.html${place.section ? `#${place.section}` : ''}`;
  // Tells the page where it is, and its colours. Some servers redirect a page, and drop what follows the `?`.
  const nameFrame = () => { /** @type {HTMLIFrameElement} */ (frame).name = `kairo-book ${root.dataset.theme}`; };
  const show = () => {
    lift ??= lay('book', close);
    if (root.toggleAttribute('data-book', hasRoom())) dialog.show();
    else dialog.showModal();
  };
  // A frame that begins with an address leaves no trace in the history; one that gets another does.
  const load = () => {
    frame?.remove();
    frame = document.createElement('iframe');
    frame.title = say('book.title');
    nameFrame();
    // Until the page has its colours.
    frame.className = 'waiting';
    frame.addEventListener('load', () => {
      setTheme(/** @type {string} */ (root.dataset.theme));  // it may have changed since
      /** @type {HTMLIFrameElement} */ (frame).className = '';
      /** @type {HTMLIFrameElement} */ (frame).focus();
    }, { once: true });
    frame.src = address();
    shownLanguage = language();
    dialog.append(frame);
  };
  /** @param {string} theme */
  const setTheme = (theme) => {
    if (!frame) return;
    nameFrame();
    /** @type {Window} */ (frame.contentWindow).postMessage({ kairoTheme: theme }, '*');
  };
  const clear = () => {
    lift?.();
    lift = null;
    root.removeAttribute('data-book');
    frame?.remove();
    frame = null;
    returnFocus();
  };
  const close = () => {
    dialog.close();
    clear();
  };

  dialog.addEventListener('close', () => { if (!dialog.open) clear(); });  // it may only have moved
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  closeButton.addEventListener('click', close);
  inEveryLanguage(() => {
    title.textContent = say('book.title');
    closeButton.textContent = say('book.close');
    if (dialog.open && shownLanguage !== language()) load();
  });
  window.addEventListener('resize', () => {
    if (!dialog.open || hasRoom() === root.hasAttribute('data-book')) return;
    dialog.close();
    show();
  });
  window.addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow || !data?.kairoBook) return;
    const { open } = data.kairoBook;
    close();
    if (typeof open === 'string') send('open', open);
  });

  return {
    /** @param {string} text */
    open: (text) => {
      const [game, section = ''] = text.split('#');
      place = { game, section };
      load();
      if (!dialog.open) show();
    },
    setTheme,
  };
}
