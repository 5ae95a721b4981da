// The style of <kairo-game>. It is a constructed style sheet, which no content security policy of the page forbids.
import { colours } from 'kairo:colours';

const { ground, gold, live, 'on-live': onLive, text } = colours.dark;

const rules = `
:host { display: block; max-width: 100%; color-scheme: normal; }
:host([hidden]) { display: none; }
button, iframe, div { display: block; box-sizing: border-box; width: 100%; margin: 0; border: 0; padding: 0; background: ${ground}; }
button { position: relative; aspect-ratio: 3 / 2; overflow: hidden; border-radius: 8px; cursor: pointer; }
img { display: block; width: 100%; height: 100%; object-fit: cover; }
p, span { margin: 0 auto; max-width: 90%; font: 600 clamp(14px, 2.4vmin, 20px)/1.4 system-ui, sans-serif; color: ${text}; }
span { position: absolute; inset: auto 0 8%; width: fit-content; padding: .6em 1.2em;
  border: 1.5px solid ${gold}; border-radius: 6px; background: ${live}; color: ${onLive}; box-shadow: 0 2px 16px #000a; }
button:hover span { filter: brightness(1.08); }
button p { position: absolute; inset: 0 0 25%; display: grid; align-content: center; }
button:focus-visible { outline: 3px solid ${live}; outline-offset: 3px; }
div { display: grid; gap: .8em; align-content: center; min-height: 9em; padding: 1em; border-radius: 8px; text-align: center; }
a, ::slotted(a) { color: ${gold} !important; }
iframe { height: auto; min-height: 320px; aspect-ratio: 3 / 2; }
@media (max-width: 600px) { iframe { aspect-ratio: 9 / 16; } }
`;

export const style = new CSSStyleSheet();
style.replaceSync(rules);
