// The page for publishers: makes the snippet for their own page from what they choose, with a preview.
import { games, permissions, site as builtFor } from 'kairo:embed';
import { integrity } from 'kairo:pinned';
import { texts } from 'kairo:publish_texts';

import { copyFrom } from './clipboard.mjs';
import { lendFonts } from './language_files.mjs';
import { addTexts, inEveryLanguage, language, languages, preferredLanguage, say, setLanguage } from './language.mjs';
import { followPreferences, setTheme } from './preferences.mjs';
import { offerWhatWorks } from './publish/host.mjs';
import { Snippets, places, sizes } from './publish/snippets.mjs';

/** @template {keyof Kairo.Elements} Id @param {Id} id */
const element = (id) => document.getElementById(id);
/** @typedef {[value: string, label: string]} Choice */

const site = new URL('./', location.href).href;

// The options of each field, as [value, label].
function choices() {
  return {
    game: [...Object.keys(games).map((game) => [game, games[game][document.documentElement.lang]]), ['', say('publish.box')]],
    place: Object.keys(places).map((place) => [place, say(`publish.place_${place}`)]),
    kind: ['poster', 'frame'].map((kind) => [kind, say(`publish.kind_${kind}`)]),
    lang: [['', say('publish.language_page')], ...languages.map((code) => [code, say(`publish.language.${code}`)])],
    version: ['pinned', 'newest'].map((version) => [version, say(`publish.version_${version}`)]),
    theme: ['', 'dark', 'light'].map((theme) => [theme, say(`publish.theme_${theme || 'auto'}`)]),
    size: [['', say('publish.size_auto')], ...Object.entries(sizes).map(([name, [width, height]]) => [name, `${width} × ${height}`])],
  };
}

function snippetsNow() {
  const wishes = /** @type {import('./types/snippets').Wishes} */ (/** @type {unknown} */ (Object.fromEntries(new FormData(element('wishes')))));
  const pictureLanguage = wishes.lang || document.documentElement.lang;
  const title = games[wishes.game]?.[pictureLanguage] ?? 'Kairo';
  return new Snippets(wishes, { site, title, pictureLanguage, permissions, integrity });
}

/** @param {string} name @param {Record<string, string | number | null | undefined>} attributes @param {(Node | string)[]} children */
function create(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value) node.setAttribute(key, `${value}`);
  node.append(...children);
  return node;
}

// The forms that work on this server (publish/host.mjs).
/** @type {Awaited<ReturnType<typeof offerWhatWorks>>} */
let works = {};

// In a sandbox without an origin, so that it cannot touch the publisher's own matches; unless the server does not allow that.
/** @param {Snippets} snippets */
function preview({ place, isPlayedThere, kind, game, lang, theme, page, poster, address, title, frameAddress, fragment, width, height }) {
  const sandbox = works.cors === false ? 'allow-scripts allow-same-origin' : 'allow-scripts';
  if (place === 'address' && !isPlayedThere)
    return create('a', { href: address, target: '_blank' }, create('img', { src: 'previews/box.png', alt: title, width: '100%' }));
  if (!isPlayedThere) return create('a', { href: page, target: '_blank' }, poster ? create('img', { src: poster, alt: title, width: '100%' }) : title);
  if (kind === 'frame' || place === 'address') return create('iframe', { sandbox, src: frameAddress, title, allow: permissions, width, height });
  const shown = create('kairo-game', { sandbox, lang, theme, width, height, src: fragment && page });
  shown.setAttribute('game', game);
  return shown;
}

function update() {
  const snippets = snippetsNow();
  const { place, kind } = snippets;
  const { snippet, head } = snippets.all;
  element('snippet').value = snippet;
  element('head').value = head;
  const isElement = places[place] && place !== 'address' && kind === 'poster';
  const shown = {
    'wish-kind': places[place] && place !== 'address',
    'wish-theme': places[place] && place !== 'address',
    'wish-size': places[place] && place !== 'address',
    'wish-lang': place !== 'address',
    // A plain frame uses no script, so there is no version to choose; nor is there where only one works.
    'wish-version': isElement && works.cors !== false,
  };
  for (const [id, isShown] of Object.entries(shown)) /** @type {HTMLElement} */ (element(/** @type {keyof typeof shown} */ (id)).parentElement).hidden = !isShown;
  element('version-note').hidden = !isElement || works.cors === false;
  element('head-part').hidden = !head;
  element('place-note').textContent = say(`publish.note_${place}`);
  element('address-note').hidden = place !== 'address' || builtFor === site;
  for (const id of /** @type {const} */ (['copied', 'head-copied'])) element(id).textContent = '';
  element('preview').replaceChildren(preview(snippets));
}

function fillFields() {
  for (const [name, options] of Object.entries(choices()))
    /** @type {Record<string, any>} */ (element('wishes').elements)[name].append(...options.map(([value, label]) => new Option(label, value)));
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
for (const node of document.querySelectorAll('[data-say]')) node.textContent = say(/** @type {string} */ (node.dataset.say));
fillFields();
element('wishes').addEventListener('change', update);
element('address-note').textContent = say('publish.note_no_site').replace('{site}', `KAIRO_SITE=${site}`);
element('wish-link').addEventListener('input', update);
element('copy-head').addEventListener('click', () => copyFrom(element('head'), element('head-copied'), say('publish.copied')));
element('copy').addEventListener('click', () => copyFrom(element('snippet'), element('copied'), say('publish.copied')));
update();
void offerWhatWorks(element('wishes'), element('host-notes')).then((found) => {
  works = found;
  if (works.cors === false) element('preview-note').textContent = say('host.preview_kept');
  update();
});
