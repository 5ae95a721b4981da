// The page for publishers: what they want, as a snippet for their own page, and how it looks.
import { games, permissions } from 'kairo:embed';
import { files } from 'kairo:files';

import { copyFrom } from './clipboard.mjs';
import { languages, preferredLanguage, say, setLanguage } from './language.mjs';
import { followPreferences, setTheme } from './preferences.mjs';

const element = (id) => document.getElementById(id);
const site = new URL('./', location.href).href;
const ownNames = { en: 'English', ja: '日本語' };
const sizes = { '720x480': [720, 480], '480x320': [480, 320], '360x640': [360, 640] };

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const attributes = (wanted) => Object.entries(wanted).filter(([, value]) => value !== '')
  .map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join('');

// What can be chosen, as [value, words] by the field's name.
function choices() {
  return {
    game: [...Object.keys(games).map((game) => [game, games[game][document.documentElement.lang]]), ['', say('publish.box')]],
    kind: ['poster', 'frame'].map((kind) => [kind, say(`publish.kind_${kind}`)]),
    lang: [['', say('publish.language_page')], ...languages.map((language) => [language, ownNames[language]])],
    theme: ['', 'dark', 'light'].map((theme) => [theme, say(`publish.theme_${theme || 'auto'}`)]),
    size: [['', say('publish.size_auto')], ...Object.entries(sizes).map(([name, [width, height]]) => [name, `${width} × ${height}`])],
  };
}

const wishes = () => Object.fromEntries(new FormData(element('wishes')));
const titleOf = ({ game, lang }) => games[game]?.[lang || document.documentElement.lang] ?? 'Kairo';

function posterSnippet({ game, lang, theme, size }) {
  const [width = '', height = ''] = sizes[size] ?? [];
  const title = titleOf({ game, lang });
  const picture = game && `<img src="${site}posters/${game}-${lang || document.documentElement.lang}.svg" alt="" width="720" height="480" style="max-width:100%;height:auto">`;
  return `<kairo-game${attributes({ game, lang, theme, height, style: width && `width:${width}px` })}>` +
    `<a href="${site}${game && `${game}.html`}">${picture}${escaped(title)}</a></kairo-game>\n` +
    `<script src="${site}kairo-embed.js" async></script>`;
}

function frameAddress({ game, lang, theme }) {
  const asked = new URLSearchParams(Object.entries({ game, lang, theme }).filter(([, value]) => value));
  return `${site}embed.html${asked.size > 0 ? `?${asked}` : ''}`;
}

function frameSnippet(wanted) {
  const [width, height] = sizes[wanted.size] ?? [];
  const style = `border:0;max-width:100%;${width ? `width:${width}px;height:${height}px` : 'width:100%;aspect-ratio:3/2'}`;
  return `<iframe${attributes({ src: frameAddress(wanted), title: titleOf(wanted), allow: permissions, style })}></iframe>`;
}

// In a sandbox of its own, so that nothing of what is tried here touches the matches of whoever tries it.
function preview(wanted) {
  const { kind, game, lang, theme, size } = wanted;
  const [width, height] = sizes[size] ?? [];
  const shown = document.createElement(kind === 'poster' ? 'kairo-game' : 'iframe');
  shown.setAttribute('sandbox', 'allow-scripts');
  if (kind === 'poster') {
    for (const [name, value] of Object.entries({ game, lang, theme, height })) if (value) shown.setAttribute(name, value);
  } else {
    shown.src = frameAddress(wanted);
    shown.title = titleOf(wanted);
    shown.allow = permissions;
    if (height) shown.style.height = `${height}px`;
  }
  if (width) shown.style.width = `${width}px`;
  element('preview').replaceChildren(shown);
}

function show() {
  const wanted = wishes();
  element('snippet').value = wanted.kind === 'poster' ? posterSnippet(wanted) : frameSnippet(wanted);
  element('copied').textContent = '';
  preview(wanted);
}

function offer() {
  for (const [name, offered] of Object.entries(choices()))
    element('wishes').elements[name].append(...offered.map(([chosen, words]) => new Option(words, chosen)));
}

for (const [family, font] of [['Kairo', files.fonts.reading], ['KairoDisplay', files.fonts.display]])
  document.fonts.add(new FontFace(family, `url(${font})`));
setLanguage(preferredLanguage());
followPreferences((name, value) => {
  if (name === 'theme') setTheme(value);
});
const { origin } = new URL(site);
element('policy').textContent = `Content-Security-Policy: frame-src ${origin}; script-src ${origin}; img-src ${origin}`;
element('allow').textContent = `allow="${permissions}"`;
document.title = `${say('publish.title')} · Kairo`;
for (const node of document.querySelectorAll('[data-say]')) node.textContent = say(node.dataset.say);
offer();
element('wishes').addEventListener('change', show);
element('copy').addEventListener('click', () => copyFrom(element('snippet'), element('copied'), say('publish.copied')));
show();
