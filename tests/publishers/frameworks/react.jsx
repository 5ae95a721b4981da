import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [games, setGames] = useState(['wicked', 'ruin']);
  const [lang, setLang] = useState('ja');
  const [theme, setTheme] = useState('dark');
  const [started, setStarted] = useState([]);
  return <>
    <button onClick={() => setLang(undefined)}>Language of the page</button>
    <button onClick={() => setTheme('light')}>Light</button>
    <button onClick={() => setGames([...games].reverse())}>Turn round</button>
    <button onClick={() => setGames(['wicked'])}>Leave one</button>
    {games.map((game) => (
      <kairo-game key={game} game={game} lang={lang} theme={theme} onkairo-started={({ detail }) => setStarted((before) => [...before, detail.game])}>
        <a href={`${window.site}${game}.html`}>{game}</a>
      </kairo-game>
    ))}
    <output>{started.join(' ')}</output>
  </>;
}

createRoot(document.getElementById('app')).render(<StrictMode><Page /></StrictMode>);
