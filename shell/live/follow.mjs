// Lets the canvas join live tables. What carries them (live.mjs) is fetched when somebody joins one.

/** @param {Kairo.Send} send @param {import('./live.mjs').Place} place */
export function followLive(send, place) {
  /** @type {Promise<import('./live.mjs').Live> | null} */
  let loading = null;
  /** @param {(table: import('./live.mjs').Live) => Promise<void>} tell */
  return async (tell) => {
    loading ??= import('./live.mjs').then(({ Live }) => new Live(send, place));
    const table = await loading.catch(() => { loading = null; });  // the next one tries again
    if (table) await tell(table);
    else send('live line', 'broken\nno\nfailed');
  };
}
