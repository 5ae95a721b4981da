// Calls the person of this device to the table while the page is hidden: by its title, and by a notification if they have
// allowed that. Only a service worker can show one everywhere: on phones `new Notification` throws.
const tag = 'kairo-turn';
const mark = '● ';

async function registrationHere() {
  return await navigator.serviceWorker?.getRegistration().catch(() => undefined) ?? null;
}

export class TurnCall {
  /** @type {{ before: string, called: string } | null} */
  #titles = null;

  constructor() {
    document.addEventListener('visibilitychange', () => { if (!document.hidden) void this.#end(); });
  }

  // Whether a notification can be shown: `askable`, if the browser has not been asked yet; `granted`; or `impossible`.
  /** @returns {Promise<'askable' | 'granted' | 'impossible'>} */
  async state() {
    if (typeof Notification !== 'function' || Notification.permission === 'denied' || !await registrationHere()) return 'impossible';
    return Notification.permission === 'granted' ? 'granted' : 'askable';
  }

  // To be called upon a press only: browsers refuse otherwise, some for good.
  async ask() {
    if (await this.state() === 'askable') await Notification.requestPermission().catch(() => {});
    return this.state();
  }

  // `words`: it is this person's turn; empty: it is not any more.
  /** @param {string} words */
  async call(words) {
    await this.#end();
    if (!words || !document.hidden) return;
    this.#titles = { before: document.title, called: mark + words };
    document.title = this.#titles.called;
    if (await this.state() !== 'granted') return;
    await (await registrationHere())?.showNotification(words, { body: 'Kairo', tag }).catch(() => {});
    if (!document.hidden) await this.#end();  // meanwhile somebody has come
  }

  async #end() {
    const titles = this.#titles;
    this.#titles = null;
    if (!titles) return;
    if (document.title === titles.called) document.title = titles.before;
    const shown = await (await registrationHere())?.getNotifications({ tag }).catch(() => []) ?? [];
    for (const notification of shown) notification.close();
  }
}
