// Follows the system's preferences for colours and motion. The canvas ignores those that the player has overridden.
import { colours } from 'kairo:colours';

function follow(query, onChange) {
  const media = matchMedia(query);
  onChange(media.matches);
  media.addEventListener('change', () => onChange(media.matches));
}

// `wanted` is a theme, or `auto` for the system's. Returns a function that replaces `wanted`.
export function followPreferences(send, wanted = 'auto') {
  let system = 'dark';
  const update = () => send('theme', wanted === 'auto' ? system : wanted);
  follow('(prefers-color-scheme: light)', (light) => {
    system = light ? 'light' : 'dark';
    update();
  });
  follow('(prefers-contrast: more)', (more) => send('contrast', more ? 'high' : 'normal'));
  follow('(prefers-reduced-motion: reduce)', (reduced) => send('motion', reduced ? 'reduced' : 'full'));
  return (theme) => {
    wanted = theme;
    update();
  };
}


export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = colours[theme].ground;
}
