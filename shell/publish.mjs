// The page for publishers: makes the snippet for their own page from what they choose, with a preview.
import { games, permissions } from 'kairo:embed';
import { integrity } from 'kairo:pinned';
import { texts } from 'kairo:publish_texts';

import { copyFrom } from './clipboard.mjs';
import { lendFonts } from './language_files.mjs';
import { addTexts, inEveryLanguage, language, languages, preferredLanguage, say, setLanguage } from './language.mjs';
import { followPreferences, setTheme } from './preferences.mjs';
import { offerWhatWorks } from './publish/host.mjs';

const element = (id) => document.getElementById(id);
const site = new URL('./', location.href).href;
const ownNames = { en: 'English', ja: '日本語' };
const sizes = { '720x480': [720, 480], '480x320': [480, 320], '360x640': [360, 640] };

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const attributes = (values) => Object.entries(values).filter(([, value]) => value !== '')
  .map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('');

// The options of each field, as [value, label].
function choices() {
  return {
    game: [...Object.keys(games).map((game) => [game, games[game][document.documentElement.lang]]), ['', say('publish.box')]],
    kind: ['poster', 'frame'].map((kind) => [kind, say(`publish.kind_${kind}`)]),
    lang: [['', say('publish.language_page')], ...languages.map((language) => [language, ownNames[language]])],
    version: ['pinned', 'newest'].map((version) => [version, say(`publish.version_${version}`)]),
    theme: ['', 'dark', 'light'].map((theme) => [theme, say(`publish.theme_${theme || 'auto'}`)]),
    size: [['', say('publish.size_auto')], ...Object.entries(sizes).map(([name, [width, height]]) => [name, `${width} × ${height}`])],
  };
}

const readOptions = () => Object.fromEntries(new FormData(element('wishes')));
const titleOf = ({ game, lang }) => games[game]?.[lang || document.documentElement.lang] ?? 'Kairo';

function posterSnippet({ game, lang, theme, size, version }) {
  const [width = '', height = ''] = sizes[size] ?? [];
  const title = titleOf({ game, lang });
  const image = game && `<img src="${site}posters/${game}-${lang || document.documentElement.lang}.svg" alt="" width="720" height="480" style="max-width:100%;height:auto">`;
  return `<kairo-game${attributes({ game, lang, theme, height, style: width && `width:${width}px` })}>` +
    `<a href="${site}${game && `${game}.html`}">${image}${escaped(title)}</a></kairo-game>\n` +
    `<script${attributes({ src: `${site}kairo-embed.js`, ...(version === 'pinned' && { integrity, crossorigin: 'anonymous' }) })} async></script>`;
}

function frameAddress({ game, lang, theme }) {
  const query = new URLSearchParams(Object.entries({ game, lang, theme }).filter(([, value]) => value));
  return `${site}embed.html${query.size > 0 ? `?${query}` : ''}`;
}

function frameSnippet(options) {
  const [width, height] = sizes[options.size] ?? [];
  const style = `border:0;max-width:100%;${width ? `width:${width}px;height:${height}px` : 'width:100%;aspect-ratio:3/2'}`;
  return `<iframe${attributes({ src: frameAddress(options), title: titleOf(options), allow: permissions, style })}></iframe>`;
}

// Of this server (publish/host.mjs).
let works = {};

// The preview is in a sandbox without an origin, so that it cannot touch the publisher's own matches; unless the server
// does not allow that.
function showPreview(options) {
  const { kind, game, lang, theme, size } = options;
  const [width, height] = sizes[size] ?? [];
  const preview = document.createElement(kind === 'poster' ? 'kairo-game' : 'iframe');
  preview.setAttribute('sandbox', works.cors === false ? 'allow-scripts allow-same-origin' : 'allow-scripts');
  if (kind === 'poster') {
    for (const [name, value] of Object.entries({ game, lang, theme, height })) if (value) preview.setAttribute(name, value);
  } else {
    preview.src = frameAddress(options);
    preview.title = titleOf(options);
    preview.allow = permissions;
    if (height) preview.style.height = `${height}px`;
  }
  if (width) preview.style.width = `${width}px`;
  element('preview').replaceChildren(preview);
}

function update() {
  const options = readOptions();
  element('snippet').value = options.kind === 'poster' ? posterSnippet(options) : frameSnippet(options);
  // A plain frame uses no script, so there is no version to choose; nor is there where only one works.
  for (const part of [element('wish-version').parentElement, element('version-note')]) part.hidden = options.kind !== 'poster' || works.cors === false;
  element('copied').textContent = '';
  showPreview(options);
}

function fillFields() {
  for (const [name, options] of Object.entries(choices()))
    element('wishes').elements[name].append(...options.map(([value, label]) => new Option(label, value)));
}

element('lack').remove();  // it is for a page that cannot run
addTexts(texts);
setLanguage(preferredLanguage());
inEveryLanguage(() => lendFonts(language()));
followPreferences((name, value) => {
  if (name === 'theme') setTheme(value);
});
const { origin } = new URL(site);
element('policy').textContent = `Content-Security-Policy: frame-src ${origin}; script-src ${origin}; img-src ${origin}`;
element('allow').textContent = `allow="${permissions}"`;
document.title = `${say('publish.title')} · Kairo`;
for (const node of document.querySelectorAll('[data-say]')) node.textContent = say(node.dataset.say);
fillFields();
element('wishes').addEventListener('change', update);
element('copy').addEventListener('click', () => copyFrom(element('snippet'), element('copied'), say('publish.copied')));
update();
offerWhatWorks(element('wishes'), element('host-notes')).then((found) => {
  works = found;
  if (works.cors === false) element('preview-note').textContent = say('host.preview_kept');
  update();
});
