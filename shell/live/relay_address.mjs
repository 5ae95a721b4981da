// The relays that a build names: WebSocket addresses, divided by blanks, each perhaps with a user and a password, which are
// public, as they stand in the page. An address that begins with `/` is of the site itself.

/** @typedef {{ url: string, username?: string, password?: string }} RelayAddress */

/** @param {string} text @param {string} base address of the page @returns {RelayAddress[]} */
export function relaysIn(text, base) {
  return text.split(/\s+/).filter(Boolean).flatMap((word) => {
    if (!URL.canParse(word, base)) return [];
    const url = new URL(word, base);
    url.protocol = url.protocol.replace(/^http/, 'ws');
    // A page from https cannot open ws: at all: even to try throws.
    if (!/^wss?:$/.test(url.protocol) || (url.protocol === 'ws:' && base.startsWith('https:'))) return [];
    const { username, password } = url;
    url.username = url.password = '';
    return [{ url: url.href, ...(username && { username: decodeURIComponent(username), password: decodeURIComponent(password) }) }];
  });
}
