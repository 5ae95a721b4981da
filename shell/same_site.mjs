// Whether two origins may belong to the same site: false only if that is certain. IP addresses are compared as a whole.
/** @param {string} one @param {string} other */
export function mayShareSite(one, other) {
  if (one === 'null' || other === 'null') return true;  // opaque: nothing is certain
  const [a, b] = [new URL(one), new URL(other)];
  if (a.protocol !== b.protocol) return false;
  /** @param {URL} address */
  const end = ({ hostname }) => (/^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.'));
  return a.hostname === b.hostname || end(a) === end(b) || [a, b].every(({ hostname }) => hostname.split('.').pop() === 'localhost');
}
