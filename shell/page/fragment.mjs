// Whether a fragment is for Kairo, encoded in whatever way (web/app/links/unwrap.h). Others, such as the text fragments of
// search engines and what WordPress appends, are none of its business.
const between = String.raw`(?:%[\da-f]{2}|[^\w%=])*?`;
const ours = new RegExp(String.raw`(?:#|%(?:25)*23)${between}[mdrgl]${between}(?:=|%(?:25)*3d|\\u003d|&(?:#|equals))`, 'i');

/** @param {string} fragment */
export const isLink = (fragment) => ours.test(fragment.slice(0, 1000));
