// The page for publishers: what they want, as a snippet for their own page, and how it looks.
import { games } from 'kairo:embed';
import { files } from 'kairo:files';

import { inEveryLanguage, languages, preferredLanguage, say, setLanguage } from './language.mjs';
import { followPreferences, setTheme } from './preferences.mjs';

const element = (id) => document.getElementById(id);
const site = new URL('./', location.href).href;
const permissions = 'clipboard-write; web-share; fullscreen';
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

function frameSnippet({ game, lang, theme, size }) {
  const asked = new URLSearchParams(Object.entries({ game, lang, theme }).filter(([, value]) => value));
  const [width, height] = sizes[size] ?? [];
  const style = `border:0;max-width:100%;${width ? `width:${width}px;height:${height}px` : 'width:100%;aspect-ratio:3/2'}`;
  return `<iframe${attributes({ src: `${site}embed.html${asked.size > 0 ? `?${asked}` : ''}`, title: titleOf({ game, lang }), allow: permissions, style })}></iframe>`;
}

// In a sandbox of its own, so that nothing of what is tried here touches the matches of whoever tries it.
function preview({ kind, game, lang, theme, size }) {
  const [width, height] = sizes[size] ?? [];
  const shown = document.createElement(kind === 'poster' ? 'kairo-game' : 'iframe');
  shown.setAttribute('sandbox', 'allow-scripts');
  if (kind === 'poster') {
    for (const [name, value] of Object.entries({ game, lang, theme, height })) if (value) shown.setAttribute(name, value);
  } else {
    shown.src = /src="([^"]+)"/.exec(frameSnippet({ game, lang, theme, size }))[1].replaceAll('&#38;', '&');
    shown.title = titleOf({ game, lang });
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
  for (const [name, offered] of Object.entries(choices())) {
    const field = element('wishes').elements[name];
    const { value } = field;
    field.replaceChildren(...offered.map(([chosen, words]) => new Option(words, chosen, false, chosen === value && field.options.length > 0)));
  }
}

async function copy() {
  const snippet = element('snippet');
  try {
    await navigator.clipboard.writeText(snippet.value);
    element('copied').textContent = say('publish.copied');
  } catch {
    element('copied').textContent = say('pass.by_hand');
    snippet.focus();
    snippet.select();
  }
}

for (const [family, font] of [['Kairo', files.fonts.reading], ['KairoDisplay', files.fonts.display]])
  document.fonts.add(new FontFace(family, `url(${font})`));
setLanguage(preferredLanguage());
followPreferences((name, value) => {
  if (name === 'theme') setTheme(value);
});
const { origin } = new URL(site);
element('policy').textContent = `Content-Security-Policy: frame-src ${origin}; script-src ${origin}; img-src ${origin}`;
inEveryLanguage(() => {
  document.title = `${say('publish.title')} · Kairo`;
  for (const node of document.querySelectorAll('[data-say]')) node.textContent = say(node.dataset.say);
  offer();
});
element('wishes').addEventListener('change', show);
element('copy').addEventListener('click', copy);
show();
