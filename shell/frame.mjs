// Kairo in a frame of somebody else's page: takes the address's wishes, tells the page around how the game goes on, and
// rests while nobody can see it.
import { isToFrame } from 'kairo:messages';

import { readAddress } from './address.mjs';
import { preferredLanguage } from './language.mjs';
import { Line, newChannel } from './line.mjs';
import { boot, tellFailure } from './main.mjs';
import { offerFullPage } from './full_page.mjs';

const root = document.documentElement;
const { game, lang, theme, seed, api, origin, channel } = readAddress(location.search);
const around = window.parent;

const dealLinked = /[#&]d=/.test(location.hash);

// Only an address that names who listens is told anything.
const line = api && origin && around !== window
  ? new Line({ other: around, origin, channel: channel ?? newChannel(), understands: isToFrame })
  : null;

// A phone's table is upright, a desk's is wide; in between nothing is lost by being a little lower.
function suitableHeight(width) {
  return width < 600 ? Math.min(640, Math.max(480, Math.round(width * 1.6))) : Math.min(760, Math.round(width * 0.64));
}

function tellHeight() {
  let told = 0;
  new ResizeObserver(() => {
    const height = suitableHeight(root.clientWidth);
    if (height === told || root.clientWidth === 0) return;
    told = height;
    line.say('height', { height });
  }).observe(root);
}

// Nothing is drawn while the frame is out of sight, or the page around wants it to wait.
function restUnseen(give) {
  let seen = true;
  let paused = false;
  const tell = () => give('rest', seen && !paused ? 'no' : 'yes');
  new IntersectionObserver((entries) => {
    seen = entries.at(-1).isIntersecting;
    tell();
  }).observe(root);
  return (wish) => {
    paused = wish;
    tell();
  };
}

function follow({ give, wishTheme }, pause) {
  const doing = {
    open: ({ link }) => give('open', link.slice(link.indexOf('#') + 1)),
    new: (wish) => give('new', `${wish.game}\n${wish.seed ?? ''}`),
    theme: (wish) => wishTheme(wish.theme),
    lang: (wish) => give('language', wish.lang),
    pause: ({ paused }) => pause(paused),
  };
  line.listen((message) => doing[message.name](message), (code) => line.say('error', { code }));
}

const goesOn = Object.fromEntries(['started', 'moved', 'ended'].map((name) => [name, (json) => line?.say(name, JSON.parse(json))]));

boot({ language: lang ?? preferredLanguage(), theme: theme ?? 'auto', only: game ?? '', hear: goesOn }).then((table) => {
  // A match that goes on is not dropped for a new deal, nor is what a link has brought.
  if (seed && table.ask('link') === `g=${game}` && !dealLinked) table.give('new', `${game}\n${seed}`);
  offerFullPage(table);
  const pause = restUnseen(table.give);
  if (!line) return;
  follow(table, pause);
  line.say('ready', { game, lang: root.lang });
  tellHeight();
}, (error) => {
  tellFailure(error);
  line?.say('error', { code: 'failed' });
});
