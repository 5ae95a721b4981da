// Runs before the first paint, and while the program is not there yet: takes the right theme and language, and keeps what
// is pressed. The build writes it into the HTML, so it must stay small and needs nothing.
(() => {
  const root = document.documentElement;
  /** @param {string} name */
  const stored = (name) => {
    try {
      return localStorage.getItem(`kairo.${name}`) ?? '';
    } catch {
      return '';
    }
  };
  /** @param {string} name */
  const setting = (name) => new RegExp(`^${name} (\\S+)$`, 'm').exec(stored('settings'))?.[1];
  /** @param {string} query */
  const matches = (query) => matchMedia(query).matches;
  const address = new URLSearchParams(location.search);
  const tags = [address.get('lang') ?? '', ...navigator.languages ?? [navigator.language]];
  root.lang = root.dataset.language = setting('language') ?? tags.map((tag) => tag.split(/[-_]/)[0].toLowerCase()).find((code) => KAIRO_LANGUAGES.includes(` ${code} `)) ?? 'en';
  root.dataset.theme = setting('theme') ?? (/^(dark|light)$/.test(/** @type {string} */ (address.get('theme'))) ? /** @type {string} */ (address.get('theme')) : matches('(prefers-color-scheme: light)') ? 'light' : 'dark');
  root.dataset.contrast = setting('contrast') ?? (matches('(prefers-contrast: more)') ? 'high' : 'normal');
  root.dataset.textSize = setting('text-size') ?? 'normal';
  // The first thing that the program will show: a link, a match that is running, or the build's page.
  const game = root.dataset.game ?? address.get('game');
  root.dataset.of = game ?? 'box';
  root.dataset.shows = /[mdrg](=|%)/.test(location.hash) || setting('open') ? 'soon' : 'page';

  /** @type {Kairo.Early['presses']} */
  const presses = [];
  /** @param {any} event a click, or a change */
  const keep = (event) => {
    const pressed = event.target.closest?.('button[data-key], a[data-key], input[data-key]');
    if (!pressed || (event.type === 'click') !== pressed.matches('button, a')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || pressed.dataset.does) return;
    event.preventDefault();
    event.stopPropagation();
    const { key, field } = pressed.dataset;
    presses.push({ key, field, value: pressed.value });
    if (pressed.matches('button, a')) pressed.setAttribute('aria-busy', 'true');
  };
  const stop = () => {
    removeEventListener('click', keep, true);
    removeEventListener('change', keep, true);
    for (const pressed of document.querySelectorAll('[aria-busy]')) pressed.removeAttribute('aria-busy');
  };
  addEventListener('click', keep, true);
  addEventListener('change', keep, true);
  window.kairoEarly = { presses, stop };

  // The module that says why another is missing (renew.mjs) is missing itself, perhaps because the server sends wrong types.
  const tellLack = () => {
    stop();
    const note = document.getElementById('lack');
    const isFile = location.protocol === 'file:';
    for (const part of /** @type {Iterable<HTMLElement>} */ (note.children)) part.hidden = isFile ? !part.matches('[data-file]') : part.matches('[data-file]') || part.lang !== root.dataset.language;
    // A frame leads to the page of its own.
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (note.querySelectorAll('[target]'))) link.href = `./${/^#[a-z]=/.test(location.hash) ? location.hash : game ? `#g=${game}` : ''}`;
    note.hidden = false;
  };
  addEventListener('error', ({ target }) => {
    if (!/\/renew\.[^/]*$/.test(/** @type {HTMLScriptElement} */ (target).src)) return;
    // Some servers show the box at the name of its folder without the slash that all its addresses need; others take it away again.
    const here = location.origin + location.pathname;
    if (!game && !root.dataset.frame && /\/(?!index$)[^/.]+$/.test(here) && !document.referrer.startsWith(here))
      return location.replace(`${here}/${location.search}${location.hash}`);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellLack);
    else tellLack();
  }, true);
})();
