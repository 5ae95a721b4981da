// Breaks lines between the words of languages that have no blanks, for browsers that cannot do so by themselves
// (`word-break: auto-phrase`). The rule is that of the canvas (web/text/line_break.cpp). It is put down as elements, so that what is
// copied, searched and read stays the same.
const compound = '[おごり]|か(?=所)|つ(?=目)|し(?=直)|[一-鿿][きぎしちびみえけげせてべめれ]|[一-鿿]い(?=[一-鿿])';
const words = 'もう|まだ|その|この|ある|あり|でき|なり|なる|する|すべ|ここ';
const nouns = 'こと|もの|とき|ため|あと|うち|ほう';
const ends = new RegExp(`(?<=.)(?:${[
  '(?<=[、。：！？・…])',
  '(?<!\\s)(?=[「『（])',
  '(?<=[」』）])(?![ぁ-ゟ])',
  `(?<=[ぁ-ゟ])(?<!${compound})(?![ぁ-ゟ])`,
  '(?<=を)(?=[ぁ-ゟ])',
  `(?<=[にはがも])(?=${words})`,
  `(?<=[のるたい])(?=${nouns})`,
  '(?<=[ぁ-ヿ一-鿿])(?=[A-Za-z])',
].join('|')})(?<![「『（])(?![\\s、。，．・：；？！」』）…～〜ーァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ々%])`, 'u');

/** @param {string} text */
export const phrasesOf = (text) => text.split(ends);

// Such texts are said again by a screen reader when they change.
const spoken = '[aria-live], [role="status"], [role="alert"], svg, script, style, textarea, option, title';

/** @param {Node} root */
export function markPhrases(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    if (!/[ぁ-ゟ]/u.test(text.data) || text.parentElement?.closest(spoken)) continue;
    const phrases = phrasesOf(text.data);
    if (phrases.length > 1) text.replaceWith(...phrases.flatMap((phrase, i) => (i === 0 ? [phrase] : [document.createElement('wbr'), phrase])));
  }
}

// Now, and whenever a text changes.
export function followPhrases() {
  document.documentElement.style.wordBreak = 'keep-all';
  markPhrases(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') markPhrases(/** @type {Node} */ (target.parentNode ?? target));
      for (const node of addedNodes) if (node.isConnected) markPhrases(node.nodeType === Node.TEXT_NODE ? /** @type {Node} */ (node.parentNode) : node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
