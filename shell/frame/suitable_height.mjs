// The height that suits a frame of some width, in CSS pixels.

// Wider than any classic scroll bar. Where the height of a frame lets the bar of the page around come or go, the frame's
// width changes by as much; were that to change the height again, both would go on for ever.
const scrollBar = 24;

// Phones get a tall frame and desks a wide one. In between a frame may be lower than its table could use.
/** @param {number} width */
export function suitableHeight(width) {
  return width < 600 ? Math.min(640, Math.max(480, Math.round(width * 1.6))) : Math.min(760, Math.round(width * 0.64));
}

// Returns a function that takes the width at each change and returns the height that has to be told now, or null.
export function heightTeller() {
  /** @type {{ width: number, height: number } | null} */
  let reported = null;  // { width, height }
  /** @param {number} width */
  return (width) => {
    if (width === 0 || (reported && Math.abs(width - reported.width) <= scrollBar)) return null;
    const before = reported?.height;
    reported = { width, height: suitableHeight(width) };
    return reported.height === before ? null : reported.height;
  };
}
