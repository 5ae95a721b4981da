// What the system wishes: colours, motion. Followed as long as the player has chosen nothing else.
function follow(query, tell) {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

export function followPreferences(give) {
  follow('(prefers-color-scheme: light)', (light) => give('theme', light ? 'light' : 'dark'));
  follow('(prefers-reduced-motion: reduce)', (reduced) => give('motion', reduced ? 'reduced' : 'full'));
}

const groundOf = { dark: '#15111f', light: '#e9dfca' };

export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = groundOf[theme];
}
