// Follows the system's preferences for colours and motion. The canvas ignores those that the player has overridden.
import { colours } from 'kairo:colours';

/** @param {string} query @param {(matches: boolean) => void} onChange */
function follow(query, onChange) {
  const media = matchMedia(query);
  onChange(media.matches);
  media.addEventListener('change', () => onChange(media.matches));
}

// `wanted` is a theme, or `auto` for the system's. Returns a function that replaces `wanted`.
/** @param {(name: string, value: string) => void} send @param {string} wanted */
export function followPreferences(send, wanted = 'auto') {
  let system = 'dark';
  const update = () => send('theme', wanted === 'auto' ? system : wanted);
  follow('(prefers-color-scheme: light)', (light) => {
    system = light ? 'light' : 'dark';
    update();
  });
  follow('(prefers-contrast: more)', (more) => send('contrast', more ? 'high' : 'normal'));
  follow('(prefers-reduced-motion: reduce)', (reduced) => send('motion', reduced ? 'reduced' : 'full'));
  /** @param {string} theme */
  return (theme) => {
    wanted = theme;
    update();
  };
}


/** @param {string} theme */
export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) /** @type {HTMLMetaElement} */ (meta).content = colours[/** @type {Kairo.Theme} */ (theme)].ground;
}
