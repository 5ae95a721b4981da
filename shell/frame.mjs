// Runs Kairo in a frame of another site's page: applies the parameters of the frame's address, reports the progress of
// the match to the page around the frame, and pauses while nobody can see it.
import { isToFrame } from 'kairo:messages';

import { readAddress } from './address.mjs';
import { preferredLanguage } from './language.mjs';
import { Messenger, newChannel } from './messenger.mjs';
import { boot, showFailure } from './main.mjs';
import { offerFullPage } from './full_page.mjs';

// The script within the HTML may have been changed on its way; then the page's policy blocks it.
if (!window.kairoEarly) await import('./page/early.js');

const root = document.documentElement;
const { game, lang, theme, seed, api, origin, channel } = readAddress(location.search);
const outerPage = window.parent;

const linksToDeal = /[#&]d=/.test(location.hash);

// Messages are sent only if the address names the origin that may read them.
const messenger = api && origin && outerPage !== window
  ? new Messenger({ peer: outerPage, origin, channel: channel ?? newChannel(), accepts: isToFrame })
  : null;

// Phones get a tall frame and desks a wide one. In between a frame may be lower than its table could use.
function suitableHeight(width) {
  return width < 600 ? Math.min(640, Math.max(480, Math.round(width * 1.6))) : Math.min(760, Math.round(width * 0.64));
}

function reportHeight() {
  let reported = 0;
  new ResizeObserver(() => {
    const height = suitableHeight(root.clientWidth);
    if (height === reported || root.clientWidth === 0) return;
    reported = height;
    messenger.send('height', { height });
  }).observe(root);
}

// Stops drawing while the frame is out of sight or the outer page has paused it. Returns what sets the latter.
function restWhileUnseen({ send, see }) {
  let visible = true;
  let paused = false;
  const update = () => send('rest', visible && !paused ? 'no' : 'yes');
  new IntersectionObserver((entries) => {
    visible = entries.at(-1).isIntersecting;
    see(visible);
    update();
  }).observe(root);
  return (pause) => {
    paused = pause;
    update();
  };
}

function handleMessages({ send, requestTheme }, setPaused) {
  const handlers = {
    open: ({ link }) => send('open', link.slice(link.indexOf('#') + 1)),
    new: (message) => send('new', `${message.game}\n${message.seed ?? ''}`),
    theme: (message) => requestTheme(message.theme),
    lang: (message) => send('language', message.lang),
    pause: ({ paused }) => setPaused(paused),
    mute: ({ muted }) => send('mute', muted ? 'yes' : 'no'),
  };
  messenger.listen((message) => handlers[message.name](message), (code) => messenger.send('error', { code }));
}

const progressReports = Object.fromEntries(
  ['started', 'moved', 'ended'].map((name) => [name, (json) => messenger?.send(name, JSON.parse(json))]));

boot({ language: lang ?? preferredLanguage(), theme: theme ?? 'auto', only: game ?? '', handlers: progressReports }).then((table) => {
  // A new deal must not replace a running match or what a link has opened.
  if (seed && table.query('link') === `g=${game}` && !linksToDeal) table.send('new', `${game}\n${seed}`);
  offerFullPage(table);
  const setPaused = restWhileUnseen(table);
  if (!messenger) return;
  handleMessages(table, setPaused);
  messenger.send('ready', { game, lang: root.dataset.language });
  reportHeight();
}, (error) => {
  showFailure(error);
  messenger?.send('error', { code: 'failed' });
});
