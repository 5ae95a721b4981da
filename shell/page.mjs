// The page itself: the whole box, or one game on that game's own page.
import { boot, showFailure } from './main.mjs';

const only = document.documentElement.dataset.game ?? '';

boot({ only }).then(({ canvas }) => canvas.focus({ preventScroll: true }), showFailure);
