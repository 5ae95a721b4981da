// For pages that embed a game: the element <kairo-game>, which is a poster until the first tap and then the game itself.
// Without JavaScript the link between its tags remains. Works as a classic script, as a module and within a bundle:
//
//   <kairo-game game="wicked" lang="en"><a href="…/wicked.html">The Wicked Labyrinth</a></kairo-game>
//
// developers.html lists attributes, methods and events, and kairo-embed.d.ts their types; the details of the events are
// in messages.schema.json.
import { KairoGame } from './element/kairo_game.mjs';

// A page with several snippets loads this file several times.
if (!customElements.get('kairo-game')) customElements.define('kairo-game', KairoGame);
