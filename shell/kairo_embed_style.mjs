// The style of <kairo-game>. It is a constructed style sheet, which no content security policy of the page forbids.
import { colours } from 'kairo:colours';

const { ground, gold, live, 'on-live': onLive } = colours.dark;

const rules = `
:host { display: block; max-width: 100%; color-scheme: normal; }
:host([hidden]) { display: none; }
button, iframe { display: block; box-sizing: border-box; width: 100%; margin: 0; border: 0; padding: 0; background: ${ground}; }
button { position: relative; aspect-ratio: 3 / 2; overflow: hidden; border-radius: 8px; cursor: pointer; }
img { display: block; width: 100%; height: 100%; object-fit: cover; }
span { position: absolute; inset: auto 0 8%; width: fit-content; max-width: 90%; margin: auto; padding: .6em 1.2em;
  border: 1.5px solid ${gold}; border-radius: 6px; background: ${live}; color: ${onLive}; box-shadow: 0 2px 16px #000a;
  font: 600 clamp(14px, 2.4vmin, 20px)/1.4 system-ui, sans-serif; }
button:hover span { filter: brightness(1.08); }
button:focus-visible { outline: 3px solid ${live}; outline-offset: 3px; }
iframe { height: auto; min-height: 320px; aspect-ratio: 3 / 2; }
@media (max-width: 600px) { iframe { aspect-ratio: 9 / 16; } }
`;

export const style = new CSSStyleSheet();
style.replaceSync(rules);
