// Runs Kairo in a frame of another site's page: applies the parameters of the frame's address, reports the progress of
// the match to the page around the frame, and pauses while nobody can see it.
import { isToFrame } from 'kairo:messages';

import { readAddress } from './address.mjs';
import { preferredLanguage } from './language.mjs';
import { Messenger, newChannel } from './messenger.mjs';
import { boot, showFailure } from './main.mjs';
import { Commands, playersToTell } from './frame/commands.mjs';
import { LiveReports } from './frame/live_reports.mjs';
import { heightTeller } from './frame/suitable_height.mjs';
import { askWordPressToOpen, isInWordPress, tellWordPressHeight } from './frame/wordpress.mjs';
import { offerFullPage } from './full_page.mjs';

// The script within the HTML may have been changed on its way; then the page's policy blocks it.
if (!window.kairoEarly) await import('./page/early.js');

const root = document.documentElement;
const { game, lang, theme, seed, api, live, origin, channel } = readAddress(location.search);
const outerPage = window.parent;

const linksToDeal = /[#&]d=/.test(location.hash);

// Messages are sent only if the address names the origin that may read them.
const messenger = api && origin && outerPage !== window
  ? new Messenger({ peer: outerPage, origin, channel: channel ?? newChannel(), accepts: isToFrame })
  : null;

/** @param {(height: number) => void} tell */
function reportHeight(tell) {
  const heightAt = heightTeller();
  // The document's own width depends on its scroll bar, which comes and goes with what is shown.
  const update = () => {
    const height = heightAt(window.innerWidth);
    if (height !== null) tell(height);
  };
  update();  // nothing is observed in a frame that is hidden until it tells its height
  new ResizeObserver(update).observe(root);
}

// Stops drawing while the frame is out of sight or the outer page has paused it. Returns what sets the latter.
/** @param {Kairo.Table} table */
function restWhileUnseen({ send, see }) {
  let visible = true;
  let paused = false;
  const update = () => send('rest', visible && !paused ? 'no' : 'yes');
  new IntersectionObserver((entries) => {
    visible = /** @type {IntersectionObserverEntry} */ (entries.at(-1)).isIntersecting;
    see(visible);
    update();
  }).observe(root);
  /** @param {boolean} pause */
  return (pause) => {
    paused = pause;
    update();
  };
}

/** @type {Commands | null} */
let commands = null;

const liveReports = new LiveReports((name, content) => messenger?.send(name, content));

/** @type {Kairo.Handlers} */
const progressReports = {
  ...Object.fromEntries(['moved', 'ended'].map((name) => [name, (json) => messenger?.send(name, JSON.parse(json))])),
  left: (json) => {
    liveReports.match(false);
    messenger?.send('left', JSON.parse(json));
  },
  started: (json) => {
    liveReports.match(true);
    const { players, ...started } = JSON.parse(json);
    messenger?.send('started', { ...started, players: playersToTell(players, commands?.names) });
  },
};

messenger?.send('loading');
const wishes = {
  language: lang ?? preferredLanguage(), theme: theme ?? 'auto', only: game ?? '', live: live !== null,
  handlers: progressReports, devices: (/** @type {number} */ count) => liveReports.devices(count),
};
boot(wishes).then(async (table) => {
  await table.addGames();  // the page around may ask for any, and gets its answer at once
  // A new deal must not replace a running match or what a link has opened.
  if (seed && table.query('link') === `g=${game}` && !linksToDeal) table.send('setup', `${game}\n${seed}`);
  offerFullPage(table, isInWordPress ? askWordPressToOpen : null);
  const setPaused = restWhileUnseen(table);
  if (isInWordPress) reportHeight(tellWordPressHeight);
  if (!messenger) return;
  /** @param {string} name @param {object} content */
  const tell = (name, content) => messenger.send(name, content);
  commands = new Commands({ table, setPaused, tell });
  messenger.listen((message) => /** @type {Commands} */ (commands).obey(message), (code) => tell('error', { code }));
  tell('ready', { game, lang: root.dataset.language });
  reportHeight((height) => tell('height', { height }));
}, (error) => {
  void showFailure(error);
  messenger?.send('error', { code: 'failed' });
});
