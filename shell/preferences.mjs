// What the system wishes: colours, motion. Followed as long as the player has chosen nothing else.
function follow(query, tell) {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

// `wished` is a theme, or `auto` for the system's. Returns what changes that wish.
export function followPreferences(give, wished = 'auto') {
  let system = 'dark';
  const tell = () => give('theme', wished === 'auto' ? system : wished);
  follow('(prefers-color-scheme: light)', (light) => {
    system = light ? 'light' : 'dark';
    tell();
  });
  follow('(prefers-reduced-motion: reduce)', (reduced) => give('motion', reduced ? 'reduced' : 'full'));
  return (theme) => {
    wished = theme;
    tell();
  };
}

const groundOf = { dark: '#15111f', light: '#e9dfca' };

export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = groundOf[theme];
}
