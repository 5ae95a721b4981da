// The whole box on a page of its own, opened at a game where the page is about one.
import { boot, tellFailure } from './main.mjs';

const only = document.documentElement.dataset.game ?? '';

boot({ only }).then(({ canvas }) => canvas.focus({ preventScroll: true }), tellFailure);
