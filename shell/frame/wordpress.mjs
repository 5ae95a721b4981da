// Meets what WordPress expects of a frame that it has made of a pasted address (wp-includes/js/wp-embed.js): the frame is
// hidden until it tells its height, with the secret at the end of its address, and it may lead the reader to its own site.
const ofWordPress = /#\?secret=([0-9A-Za-z]{1,32})$/;
const secret = ofWordPress.exec(location.hash)?.[1] ?? null;

// It stands behind a link to a match, too, and is no part of that.
if (secret !== null) history.replaceState(history.state, '', location.href.replace(ofWordPress, ''));

// Only the page around may read where its reader goes, if the browser tells which that is.
function pageAround() {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest && nearest !== 'null') return nearest;
  try {
    return new URL(document.referrer).origin;
  } catch {
    return '*';
  }
}

export const isInWordPress = secret !== null && window.parent !== window;

/** @param {string} message @param {unknown} value @param {string} target */
function tell(message, value, target) {
  window.parent.postMessage({ message, value, secret }, target);
}

/** @type {number | null} */
let height = null;  // that was told last

/** @param {number} suitable */
export function tellWordPressHeight(suitable) {
  height = suitable;
  tell('height', height, '*');
}

// WordPress asks again, since its script may have come after the frame.
if (isInWordPress) {
  addEventListener('message', ({ source, data }) => {
    const asks = source === window.parent && data?.message === 'ready' && data.secret === secret;
    if (asks && height !== null) tellWordPressHeight(height);
  });
}

// WordPress follows it if it leads to the frame's own site, and the reader has just used the frame.
/** @param {string} address */
export function askWordPressToOpen(address) {
  tell('link', address, pageAround());
}
