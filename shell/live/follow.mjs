// Lets the canvas join live tables. The module that carries them (live.mjs) is fetched when somebody joins one.

/** @param {Kairo.Send} send @param {import('./live.mjs').Place} place */
export function followLive(send, place) {
  /** @type {Promise<import('./live.mjs').Live> | null} */
  let loading = null;
  // One after the other: a state that is told while the line is being opened would reach nobody.
  let last = Promise.resolve();
  /** @param {(table: import('./live.mjs').Live) => Promise<void>} tell */
  return (tell) => (last = last.then(async () => {
    loading ??= import('./live.mjs').then(({ Live }) => new Live(send, place));
    const table = await loading.catch(() => { loading = null; });  // the next one tries again
    if (table) await tell(table);
    else send('live line', 'broken\nno\nfailed');
  }).catch(() => {}));
}
