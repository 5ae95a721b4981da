// The page as it was opened, before the address follows what is played (page/history.mjs). A frame's page and the full page
// are in the same folder. `location.origin` would not do, since a sandbox may hide it.
const fullPage = new URL(document.documentElement.dataset.frame ? './' : location.pathname, document.baseURI).href;

/** @param {string} fragment */
export const linkTo = (fragment) => (fragment ? `${fullPage}#${fragment}` : fullPage);
