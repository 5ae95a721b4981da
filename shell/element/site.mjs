// Finds the site of Kairo for an element in a page of somebody else.
import { games, site as builtFor } from 'kairo:embed';

const fileName = /\/kairo-embed\.js$/;

/** @param {string} address @param {string} [base] */
const parsed = (address, base) => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

// A module has no `currentScript`, and a classic script no `import.meta`; but both stand in the stack of calls by their
// addresses. Null in a file that was bundled by somebody else.
function addressOfThisFile() {
  const current = parsed(/** @type {HTMLScriptElement | null} */ (document.currentScript)?.src ?? '');
  if (current && fileName.test(current.pathname)) return current;
  return parsed(/\bhttps?:\/\/[^\s@]*?\/kairo-embed\.js/.exec(new Error().stack ?? '')?.[0] ?? '');
}

const ownAddress = addressOfThisFile();

/** @param {URL | null | undefined} address @returns {address is URL} */
const isOfWeb = (address) => /^https?:$/.test(/** @type {string} */ (address?.protocol));

// Each snippet has a link to its game's page between its tags. Since the first script of a page defines the element for all
// of them, a snippet of another site is known by that link only.
/** @param {Element} element */
function linkedSite(element) {
  /** @param {URL | null} address */
  const isPageOfGame = (address) => isOfWeb(address) && Object.keys(games).some((game) => address.pathname.endsWith(`/${game}.html`));
  return [...element.querySelectorAll('a[href]')].map((link) => parsed(/** @type {HTMLAnchorElement} */ (link).href)).find(isPageOfGame);
}

// Reads the attribute `src`: the fragment of a Kairo link, or null if it is no link, such as a script. Only the fragment is
// used, whatever site it names: no other site is ever shown in the element.
/** @param {string} src */
export function fragmentOf(src) {
  const address = parsed(src, 'https://kairo.invalid/');
  return isOfWeb(address) ? address.hash : null;
}

// The address of the site with a slash at its end, or null if nothing tells it.
/** @param {Element} element */
export function siteOf(element) {
  const known = linkedSite(element) ?? ownAddress ?? parsed(builtFor) ?? parsed(element.getAttribute('src') ?? '');
  return isOfWeb(known) ? new URL('./', known) : null;
}
