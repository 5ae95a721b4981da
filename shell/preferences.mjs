// Follows the system's preferences for colours and motion. The canvas ignores those that the player has overridden.
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

const backgroundOf = { dark: '#15111f', light: '#e9dfca' };

export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = backgroundOf[theme];
}
