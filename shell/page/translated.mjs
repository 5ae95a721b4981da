// Lets the browser translate a line before it is spoken: one that changed afterwards would be spoken twice.
const patience = 1500;  // ms; a translator asks a server
const calm = 100;       // ms without a change

// Resolves to the line as the reader has it.
/** @param {string} words */
export async function translated(words) {
  const line = document.createElement('p');
  line.className = 'unseen';
  line.setAttribute('aria-hidden', 'true');
  line.textContent = words;
  document.body.append(line);
  await new Promise((done) => {
    let timer = setTimeout(done, patience);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, calm);
    }).observe(line, { childList: true, subtree: true, characterData: true });
  });
  line.remove();
  return line.textContent;
}
