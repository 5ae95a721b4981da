// Leads a reader to an element by the focus and by the selection: the selection stays in Firefox where the last press was, and
// readers look there for what comes next. Where that is gone they would pass by all that is asked.
/** @param {HTMLElement} place @param {FocusOptions} [options] */
export function leadTo(place, options) {
  getSelection()?.collapse(place, 0);
  place.focus(options);
}
