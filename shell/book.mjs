// The page of a rule book: search by word and by icon. Within the game (shell/book_dialog.mjs) it also hands the links that
// lead to a table to the page around it, and takes that page's colours. The name of its frame tells both.
const root = document.documentElement;
/** @template {'all' | 'found' | 'search' | 'words'} Name @param {Name} name */
const element = (name) => document.getElementById(`book-${name}`);
const [, colours] = /^kairo-book (dark|light)$/.exec(window.name) ?? [];
const isInGame = colours && window.parent !== window;

// --- search -----------------------------------------------------------------------------------------------------------

// Case, width and the two kinds of kana make no difference.
/** @param {string} text */
const plain = (text) => text.normalize('NFKC').toLowerCase()
  .replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

// A section with what it holds itself, without the sections in it.
/** @param {HTMLElement} section */
function entryOf(section) {
  const own = /** @type {HTMLElement[]} */ ([...section.children]).filter(({ tagName }) => tagName !== 'SECTION');
  const icons = own.flatMap((child) => /** @type {HTMLImageElement[]} */ ([...child.querySelectorAll('img[data-icon]')]));
  return {
    section,
    own: own.slice(1),  // its heading is shown with its parts
    words: plain(own.map(({ textContent }) => textContent).concat(icons.map(({ alt }) => alt)).join(' ')),
    icons: new Set(icons.map(({ dataset }) => dataset.icon)),
    item: document.querySelector(`#book-contents a[href="#${section.firstElementChild?.id}"]`)?.parentElement,
  };
}

function setUpSearch() {
  const entries = [...document.querySelectorAll('article section')].map(entryOf);
  const field = element('words');
  const found = element('found');
  const { some, none } = /** @type {Record<string, string>} */ (found.dataset);
  const allButton = element('all');
  const signs = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('#book-signs button')]);
  const chosen = () => signs.filter((button) => button.getAttribute('aria-pressed') === 'true').map(({ value }) => value);

  const search = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const icons = chosen();
    const searching = words.length + icons.length > 0;
    /** @param {ReturnType<entryOf>} entry */
    const fits = ({ words: text, icons: has }) => words.every((word) => text.includes(word)) && icons.every((icon) => has.has(icon));
    const hits = new Set(entries.filter(fits).map(({ section }) => section));
    for (const { section, own, item } of entries) {
      const holdsHit = hits.has(section) || [...section.querySelectorAll('section')].some((part) => hits.has(part));
      section.hidden = searching && !holdsHit;
      if (item) item.hidden = section.hidden;
      for (const child of own) child.hidden = searching && !hits.has(section);
    }
    // The part before the first section.
    for (const child of document.querySelectorAll('article > :not(section)')) child.hidden = searching;
    allButton.hidden = !searching;
    found.textContent = !searching ? '' : hits.size > 0 ? some.replace('{n}', hits.size) : none;
  };
  const clear = () => {
    field.value = '';
    for (const button of signs) button.setAttribute('aria-pressed', 'false');
    search();
  };

  field.addEventListener('input', search);
  for (const button of signs)
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
      search();
    });
  allButton.addEventListener('click', () => {
    clear();
    field.focus();
  });
  // Escape empties the search first, and only then closes the book.
  element('search').addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || allButton.hidden) return;
    event.stopPropagation();
    event.preventDefault();
    clear();
  });
  // A link may lead to a section that the search hides.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    clear();
    target.scrollIntoView();
  });
  element('search').hidden = false;
}

// --- within the game --------------------------------------------------------------------------------------------------

function setUpInGame() {
  // Nothing secret is told, and a frame in a sandbox has no origin to address.
  /** @param {object} message */
  const tell = (message) => window.parent.postMessage({ kairoBook: message }, '*');
  document.addEventListener('click', (event) => {
    const href = /** @type {Element} */ (event.target).closest?.('a')?.getAttribute('href') ?? '';
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (href.startsWith('./#')) tell({ open: href.slice('./#'.length) });
    // The browser's Back is the game's: it closes the book.
    else location.replace(href);
  });
  document.addEventListener('keydown', ({ key, isComposing, repeat }) => {
    if (key === 'Escape' && !isComposing && !repeat) tell({ close: true });
  });
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && ['dark', 'light'].includes(data?.kairoTheme)) root.dataset.theme = data.kairoTheme;
  });
  root.dataset.theme = colours;
  root.dataset.in = 'game';
}

// The page in the other language opens at the section that was opened here.
function keepSection() {
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('#book-places a[hreflang]'));
  const update = () => { for (const link of links) link.hash = location.hash; };
  window.addEventListener('hashchange', update);
  update();
}

// Beside the text the list of contents takes no room from it.
function openContents() {
  const beside = matchMedia('(min-width: 68rem)');
  const details = /** @type {HTMLDetailsElement} */ (document.querySelector('#book-contents details'));
  const update = () => { details.open = beside.matches; };
  beside.addEventListener('change', update);
  update();
}

setUpSearch();
openContents();
keepSection();
// The installed app may show this page when it is given a link to a match.
window.launchQueue?.setConsumer(({ targetURL }) => { if (targetURL && targetURL !== location.href) location.assign(targetURL); });
if (isInGame) setUpInGame();
if (!CSS.supports('word-break', 'auto-phrase')) import('./page/phrases.mjs').then(({ followPhrases }) => followPhrases(), () => {});
