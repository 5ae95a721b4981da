// Somebody at the table: reads the mirror, presses its buttons by keyboard, or taps the picture itself. `page` is
// Playwright's, or one that does the same for a browser that Playwright cannot drive (webkit_page.mjs).
import { expect } from './expect.mjs';

// The fewest who can play each game: its first number of seats in the set-up.
export const fewest = { wicked: 3, haratama: 3, ruin: 1, galleria: 1 };

const button = (id) => `#words-groups button[data-key="${id}"]`;

export class Table {
  constructor(page, site) {
    this.site = site;
    this.complaints = [];
    this.requests = [];
    this.handed = 0;  // so often the device was taken
    this.sitAt(page);
  }

  sitAt(page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('request', (request) => this.requests.push(request.url()));
  }

  async open(hash = '') {
    await this.page.goto(this.site + hash);
    await this.ready();
  }

  async ready() {
    await expect.poll(() => this.flag('ready'), { message: 'the page is ready' }).toBe('yes');
    await expect.poll(() => this.screen(), { message: 'the canvas shows a screen' }).toBeTruthy();
  }

  async reload() {
    await this.page.reload();
    await this.ready();
  }

  // In another tab of the same browser.
  async secondTab(hash = '') {
    const other = new Table(await this.page.context().newPage(), this.site);
    await other.open(hash);
    return other;
  }

  // --- what the mirror says ---

  // What the page says of itself on its root element.
  flag(name) {
    return this.page.evaluate((key) => document.documentElement.dataset[key], name);
  }

  screen() {
    return this.flag('screen');
  }

  async toBeAt(screen) {
    await expect.poll(() => this.screen(), { message: 'the screen' }).toBe(screen);
  }

  get words() {
    return this.page.locator('#words');
  }

  get asked() {
    return this.page.locator('#words-asked');
  }

  // Everything at once, so that it belongs to one moment.
  mirror() {
    return this.page.evaluate(() => ({
      screen: document.documentElement.dataset.screen,
      asked: document.getElementById('words-asked').textContent,
      buttons: [...document.querySelectorAll('#words-groups button')].map((node) => node.dataset.key),
      pressed: [...document.querySelectorAll('#words-groups button[aria-pressed="true"]')].map((node) => node.dataset.key),
      parts: [...document.querySelectorAll('#words-parts section')].map((node) => node.textContent),
      log: [...document.querySelectorAll('#words-log li')].map((node) => node.textContent),
      title: document.title,
      all: document.getElementById('words').textContent,
    }));
  }

  // Waits until the mirror is as `wanted` says, and returns it.
  async until(wanted, why, timeout) {
    let mirror;
    await expect.poll(async () => wanted(mirror = await this.mirror()), { message: why, timeout }).toBeTruthy();
    return mirror;
  }

  // The buttons of the matches that are kept, in the box: what goes on with each, or tells `more` of it.
  async kept(button = 'go_on') {
    return (await this.mirror()).buttons.filter((id) => id.startsWith(`box.${button}.`));
  }

  // --- by keyboard, through the mirror ---

  async press(id) {
    await this.page.locator(button(id)).press('Enter');
  }

  // The awaited person takes the device, and skips what has happened until then.
  async take() {
    await this.toBeAt('handover');
    await this.press('handover.take');
    const { buttons } = await this.until(({ screen }) => screen !== 'handover', 'the device is taken');
    if (buttons.includes('recap.skip')) {
      await this.press('recap.skip');
      await this.until((mirror) => !mirror.buttons.includes('recap.skip'), 'the table is shown as it is now');
    }
    ++this.handed;
  }

  async answer(text) {
    const field = this.page.locator('#ask-field');
    await field.fill(text);
    await this.page.locator('#ask .main').click();
    await this.dialogToClose('ask');
  }

  // Until a dialog of the page has closed and given the focus back: a key that is pressed sooner may go elsewhere.
  async dialogToClose(id) {
    const isClosed = (name) => {
      const canvas = document.getElementById('canvas');
      const isShown = canvas.getClientRects().length > 0;
      return !document.getElementById(name).open && (!isShown || document.activeElement === canvas);
    };
    await expect.poll(() => this.page.evaluate(isClosed, id), { message: `the dialog ${id} closes` }).toBe(true);
  }

  // Seats so many people and, up to `seats`, bots; with the deal of this number, and starts. `options` are
  // values of the game's own, by number: 'ask.1'.
  async startMatch({ game = 'wicked', people, seats = people, seed, options = [] }) {
    await this.press(`box.play.${game}`);
    await this.toBeAt('setup');
    await this.press(`setup.seats.${seats - fewest[game]}`);
    for (let seat = 0; seat < people; ++seat) await this.press(`setup.kind.${seat}.0`);
    for (const option of options) await this.press(`setup.option.${option}`);
    if (seed !== undefined) {
      await this.press('setup.deal');
      await this.answer(String(seed));
      await this.until(({ buttons }) => buttons.includes('setup.chance'), 'the deal has this number');
    }
    await this.press('setup.start');
    await this.until(({ screen }) => screen === 'handover' || screen === 'table', 'the match begins');
  }

  async setSpeed(speed) {
    const choice = `menu.speed.${['calm', 'brisk', 'quick', 'instant'].indexOf(speed)}`;
    await this.press('menu.open');
    await this.press(choice);
    await this.until(({ pressed }) => pressed.includes(choice), 'the speed is set');
    await this.press('dialog.close');
    await this.until(({ screen }) => screen !== 'menu', 'the menu closes');
  }

  async leaveToBox() {
    await this.press('menu.open');
    await this.press('menu.box');
    await this.toBeAt('box');
  }

  // What the dialog that this button opens gives to be sent: a sentence and a link.
  async passOn(button = 'table.pass') {
    await this.press(button);
    let text;
    const given = async () => (text = await this.page.evaluate(() =>
      (document.getElementById('pass').open ? document.getElementById('pass-text').value : '')));
    await expect.poll(given, { message: 'a link is given' }).toMatch(/#\w=/);
    await this.page.locator('#pass .main').click();
    await this.dialogToClose('pass');
    const [sentence, link] = text.split('\n');
    return { sentence, link, fragment: link.slice(link.indexOf('#')) };
  }

  // Who is on another device as far as is known is here after all. Where all are asked at once, whoever holds the device goes on
  // first, and it stays where it is.
  async handOver() {
    await this.press('table.hand_over');
    const { screen } = await this.until((mirror) => mirror.screen !== 'table' || !mirror.buttons.includes('table.hand_over'),
                                        'the device is handed over');
    if (screen === 'notice') await this.press('notice.offer');
  }

  // Until somebody is asked: takes the device when it is handed over. Returns the mirror with its moves.
  async untilAsked() {
    for (;;) {
      const mirror = await this.until(({ screen, buttons }) =>
        screen === 'end' || screen === 'handover' || buttons.some((id) => id.startsWith('move:') || id === 'table.hand_over'),
      'somebody is asked, or the game is over');
      if (mirror.screen === 'end') return mirror;
      const moves = mirror.buttons.filter((id) => id.startsWith('move:'));
      if (moves.length > 0) return { ...mirror, moves };
      if (mirror.screen === 'handover') await this.take();
      else await this.handOver();
    }
  }

  // Makes the move that `choose` picks among those of the one who is asked; waits until it has been made.
  async move(choose = (moves) => moves[0]) {
    const before = await this.untilAsked();
    await this.press(choose(before.moves));
    // Other buttons come and go by themselves, as the one that skips what is still moving.
    const told = ({ asked, screen, log, buttons }) => JSON.stringify([asked, screen, log, buttons.filter((id) => id.startsWith('move:'))]);
    await this.until((now) => told(now) !== told(before), 'the move is made');
  }

  // --- by touching the picture ---

  frames() {
    return this.page.evaluate(() => window.kairo.frames());
  }

  // Until the canvas has no frame to draw, neither now nor at a later time.
  async rest() {
    await expect.poll(() => this.page.evaluate(() => window.kairo.resting()), { message: 'the picture comes to rest' }).toBe(true);
  }

  // What the page shows at rest. The browser may show the last frame late, so two pictures in a row must be the same.
  async picture() {
    let last = null;
    await expect.poll(async () => {
      await this.rest();
      const before = last;
      last = await this.page.screenshot();
      return before?.equals(last) ?? false;
    }, { message: 'the page shows the same twice' }).toBe(true);
    return last;
  }

  // Until nothing has been drawn for a second, whatever came late: a browser may ask for a frame by itself.
  async drawNothing() {
    const drawnInASecond = () => this.page.evaluate(async () => {
      const before = window.kairo.frames();
      await new Promise((done) => setTimeout(done, 1000));
      return window.kairo.frames() - before;
    });
    await expect.poll(drawnInASecond, { message: 'frames in a second' }).toBe(0);
  }

  // Where a spot of the picture lies now, or null.
  spot(id) {
    return this.page.evaluate((name) => JSON.parse(window.kairo.spot(name) || 'null'), id);
  }

  // On a phone the words cover the picture while they have the focus.
  async lookAtPicture() {
    await this.page.locator('#canvas').focus();
  }

  // The middle of a spot, in the window; waits until it can be touched: the words may still lie over it.
  async middle(id) {
    const find = (name) => {
      const at = JSON.parse(window.kairo.spot(name) || 'null');
      const canvas = document.getElementById('canvas');
      const { x, y } = canvas.getBoundingClientRect();
      const middle = at && [x + at.x + at.w / 2, y + at.y + at.h / 2];
      return at && document.elementFromPoint(...middle) === canvas ? middle : null;
    };
    let middle;
    await expect.poll(async () => (middle = await this.page.evaluate(find, id)), { message: `${id} can be touched` }).not.toBeNull();
    return middle;
  }

  async tap(id) {
    await this.page.touchscreen.tap(...await this.middle(id));
  }

  async click(id) {
    await this.page.mouse.click(...await this.middle(id));
  }
}

// The same choices in every run: a little generator of numbers below a bound.
export function dice(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
