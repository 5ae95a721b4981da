// The page for publishers' developers: attributes, methods and events of the element, and examples to copy.
import { texts } from 'kairo:publish_texts';

import { lendFonts } from './language_files.mjs';
import { addTexts, inEveryLanguage, language, languages, preferredLanguage, say, setLanguage } from './language.mjs';
import { followPreferences, setTheme } from './preferences.mjs';
import sandbox from './publish/examples/sandbox.html';
import scores from './publish/examples/scores.html';
import start from './publish/examples/start.html';
import theme from './publish/examples/theme.html';

const site = new URL('./', location.href).href;
const examples = { scores, theme, start, sandbox };

// The contents of each table, as they are written, by the end of their text's key.
/** @type {Record<'attributes' | 'methods' | 'events', Record<string, string>>} */
const tables = {
  attributes: {
    game: 'game', lang: `lang="${languages.join(' | ')}"`, theme: 'theme="dark | light | auto"', seed: 'seed="4711"', src: 'src="https://…#m=…"',
    size: 'width="720" height="480"', sandbox: 'sandbox="allow-scripts"', live: 'live',
  },
  methods: {
    play: 'play()', start: "start({ game, seed, seats: [{ kind, level, name }] })", open: 'open(link)', pause: 'pause(true | false)',
    mute: 'mute(true | false)',
  },
  events: {
    ready: 'kairo-ready', started: 'kairo-started', moved: 'kairo-moved', ended: 'kairo-ended', joined: 'kairo-joined', left: 'kairo-left', error: 'kairo-error',
  },
};

/** @template {keyof HTMLElementTagNameMap} Name @param {Name} name @param {string} text @param {Node[]} children */
function create(name, text, ...children) {
  const node = document.createElement(name);
  node.textContent = text;
  node.append(...children);
  return node;
}

function fillTables() {
  for (const [name, rows] of Object.entries(tables)) {
    document.getElementById(/** @type {keyof typeof tables} */ (name)).replaceChildren(...Object.entries(rows).map(([key, written]) => {
      const head = create('th', written);
      head.scope = 'row';
      return create('tr', '', head, create('td', say(`publish.dev.${name}.${key}`)));
    }));
  }
}

function showExamples() {
  document.getElementById('examples').replaceChildren(...Object.entries(examples).flatMap(([name, code]) => {
    const written = create('pre', code.replaceAll('SITE/', site));
    written.id = `example-${name}`;
    return [create('h3', say(`publish.dev.example_${name}`)), written];
  }));
}

addTexts(texts);
setLanguage(preferredLanguage());
inEveryLanguage(() => lendFonts(language()));
followPreferences((name, value) => {
  if (name === 'theme') setTheme(value);
});
document.title = `${say('publish.dev.title')} · Kairo`;
for (const node of document.querySelectorAll('[data-say]')) node.textContent = say(/** @type {string} */ (node.dataset.say));
fillTables();
showExamples();
