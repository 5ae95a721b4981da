// An element takes language and colours from the page that it is in.

// Lists the elements from this one to the root of the page, through the shadow trees that it may be in.
/** @param {HTMLElement} element @returns {Iterable<HTMLElement>} */
function* ancestors(element) {
  for (let at = element; at; at = at.assignedSlot ?? at.parentElement ?? /** @type {any} */ (at.getRootNode()).host) yield at;
}

// The nearest language of the page that is among `languages`. An element says `undefined` where a framework had none to give.
/** @param {HTMLElement} element @param {string[]} languages */
export function languageOf(element, languages) {
  for (const { lang } of ancestors(element)) {
    const [language] = (lang ?? '').toLowerCase().split(/[-_]/);
    if (languages.includes(language)) return language;
  }
  return languages[0];
}

// How bright a computed colour is, from 0 to 1; null for one that is transparent or written in another way.
/** @param {string} colour */
function brightness(colour) {
  const [red, green, blue, alpha = 1] = /^rgba?\(([^)]*)\)$/.exec(colour)?.[1].split(/[\s,/]+/).map(Number) ?? [];
  return red === undefined || alpha < 0.5 ? null : (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

// `dark` or `light` if the page is so around this element, by its `color-scheme` or by what lies behind the element;
// `auto` if it follows the system or says nothing.
/** @param {HTMLElement} element */
export function themeOf(element) {
  const around = [...ancestors(element)].slice(1);
  const scheme = around.length > 0 ? getComputedStyle(around[0]).colorScheme.replace('only', '').trim() : 'normal';
  if (scheme === 'dark' || scheme === 'light') return scheme;
  if (scheme !== 'normal') return 'auto';
  const behind = around.map((each) => brightness(getComputedStyle(each).backgroundColor)).find((value) => value !== null);
  return behind === undefined ? 'auto' : behind < 0.5 ? 'dark' : 'light';
}

// Calls `listener` when language or colours of the page may have changed; returns what ends that.
/** @param {() => void} listener */
export function followPage(listener) {
  const observer = new MutationObserver(listener);
  for (const each of [document.documentElement, document.body]) if (each) observer.observe(each, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  // A page may fade from one background to the other.
  document.addEventListener('transitionend', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
    document.removeEventListener('transitionend', listener);
  };
}
