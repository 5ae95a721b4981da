// A translator as browsers have them, run in the page before anything else: it puts elements of its own in the place of every
// text, also of those that come later, and says that the page has another language. Its language is ‹this one›.

// The texts that the page itself has written.
export const untranslated = (text) => text.replaceAll(/[‹›]/g, '');

// `keeps`: the text node goes on living within the translator's element; else another one takes its place.
export function translate(keeps) {
  const isLeftAlone = (node) => !node.data.trim() || !node.parentElement || node.parentElement.closest('font, script, style, svg, textarea, noscript, [translate="no"]');
  const wrap = (node) => {
    if (isLeftAlone(node)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    const words = `‹${node.data}›`;
    node.replaceWith(outer);
    if (keeps) node.data = words;
    inner.append(keeps ? node : words);
  };
  const wrapAll = (within) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    if (within.nodeType === Node.TEXT_NODE) found.push(within);
    found.forEach(wrap);
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.lang = 'fr';
    wrapAll(document.body);
    // A server is asked meanwhile.
    new MutationObserver((changes) => setTimeout(() => {
      document.documentElement.lang = 'fr';
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrapAll(node);
    }, 20)).observe(document.body, { childList: true, subtree: true });
  });
}
