// Somebody at the table: reads what the page says in words, presses what it offers by keyboard, or taps what is seen. `page`
// is Playwright's, or one that does the same for a browser that Playwright cannot drive (webkit_page.mjs).
import { expect } from './expect.mjs';
import { untranslated } from './translator.mjs';

// The fewest who can play each game: its first number of seats in the set-up.
export const fewest = { wicked: 3, haratama: 3, ruin: 1, galleria: 1 };

// The part on top that can be used: a dialog of the page's own, one of the program's, a screen of text, or the words beside the
// canvas. Each document has exactly one of them.
const tops = [
  '#own[open]',
  'body:not(:has(#own[open])) #dialog[open]',
  'body:not(:has(:is(#own, #dialog)[open])) #page:not([hidden])',
  'body:not(:has(:is(#own, #dialog)[open], #page:not([hidden]))) #words',
];
const top = tops.join(', ');
const inTop = (selector) => tops.map((place) => `${place} ${selector}`).join(', ');
const keyed = (id) => inTop(`[data-key="${id}"]`);

// Chromium says so, and no reason, when the page is left while a file is on its way whose sum is to be checked.
const isLeft = (text) => /^Fetch API cannot load \S+\. $/.test(text);

export class Table {
  /** @param {import('@playwright/test').Page} page @param {string} site */
  constructor(page, site) {
    this.site = site;
    this.complaints = [];
    this.requests = [];
    this.handed = 0;  // so often the device was taken
    this.sitAt(page);
  }

  /** @param {import('@playwright/test').Page} page */
  sitAt(page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if ((message.type() === 'error' || message.type() === 'warning') && !isLeft(message.text())) this.complaints.push(message.text());
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
    await expect.poll(() => this.page.evaluate((places) => {
      const { screen } = document.documentElement.dataset;
      return !places.includes(screen) || (history.state?.trail?.at(-1) ?? `/${screen}`).includes(`/${screen}`);
    }, ['learn', 'lesson', 'table', 'replay', 'review']), { message: 'the history has come to what is shown' }).toBe(true);
    // A step in the history that is still under way, as after a dialog, ends a reload; then it is asked for again.
    await this.page.reload().catch(() => this.page.reload());
    await this.ready();
  }

  // In another tab of the same browser.
  async secondTab(hash = '') {
    const other = new Table(await this.page.context().newPage(), this.site);
    await other.open(hash);
    return other;
  }

  // --- what the page says ---

  // The page's marks on its root element.
  flag(name) {
    return this.page.evaluate((key) => document.documentElement.dataset[key], name);
  }

  screen() {
    return this.flag('screen');
  }

  async toBeAt(screen) {
    await expect.poll(() => this.screen(), { message: 'the screen' }).toBe(screen);
  }

  // All that is said on top.
  get words() {
    return this.page.locator(top);
  }

  // The question there, or the most important sentence.
  get asked() {
    return this.page.locator(inTop(':is(.asked, .outcome)'));
  }

  // The field of this name: `name 0`, `seed`, `link` …
  field(what) {
    return this.page.locator(inTop(`:is(input[type="text"], textarea)[data-field="${what}"]`));
  }

  // Everything at once, so that it belongs to one moment.
  mirror() {
    return this.page.evaluate((selector) => {
      const shown = document.querySelector(selector);
      const all = (what) => [...shown.querySelectorAll(what)];
      // A button that is listed once more under something else counts once.
      const keys = (nodes) => nodes.map((node) => node.dataset.key).filter((key) => key && !key.endsWith('+'));
      const texts = (nodes) => nodes.map((node) => node.textContent);
      return {
        screen: document.documentElement.dataset.screen,
        asked: shown.querySelector('.asked, .outcome')?.textContent ?? '',
        buttons: keys(all('button, a, summary, input[type="radio"], input[type="checkbox"]')),
        pressed: keys(all('[aria-pressed="true"], input:checked')),
        parts: texts(all('.part, .scores tbody tr')),
        log: texts(all('section.log li')),
        title: document.title,
        all: shown.textContent,
      };
    }, top);
  }

  // Waits until the mirror is as `wanted` says, and returns it; else tells what was there, since such a moment seldom comes twice.
  async until(wanted, why, timeout) {
    let mirror;
    try {
      await expect.poll(async () => wanted(mirror = await this.mirror()), { message: why, timeout }).toBeTruthy();
    } catch (error) {
      error.message += await this.#seen(mirror);
      throw error;
    }
    return mirror;
  }

  async #seen({ screen = '', asked = '' } = {}) {
    const focused = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)).catch(() => 'no page');
    const frames = await this.frames().catch(() => 'no');
    return `\nseen last at ${screen}: “${asked}”; the focus is on ${focused}; frames drawn: ${frames}`;
  }

  // The buttons of the matches that are kept, in the box: what goes on with each, or tells `more` of it.
  async kept(button = 'go_on') {
    return (await this.mirror()).buttons.filter((id) => id.startsWith(`box.${button}.`));
  }

  // Goes on with the match that was played last, once the box offers it.
  async goOn() {
    await expect.poll(() => this.kept(), { message: 'a match is kept' }).not.toEqual([]);
    const [latest] = await this.kept();
    await this.press(latest);
  }

  // --- by keyboard ---

  // Presses a button, a link, or what unfolds something; chooses an option; turns a switch. Unfolds what is folded first.
  async press(id) {
    const wanted = this.page.locator(keyed(id));
    await this.unfold(wanted);
    const press = async () => wanted.press(await wanted.evaluate((node) => node.localName) === 'input' ? 'Space' : 'Enter');
    await press();
    if (await this.mustBePressedAgain(id)) await press();
  }

  // A move that cannot be taken back is pressed twice.
  mustBePressedAgain(id) {
    return this.page.evaluate((key) => document.querySelector(`#words [data-key="${key}"][data-pressed]`) !== null, id);
  }

  // The key of what unfolds it; undefined: it is not folded.
  foldOf(wanted) {
    return wanted.evaluate((node) => (node.matches('summary') ? node.parentElement : node).parentElement.closest('details:not([open])')?.querySelector('summary').dataset.key);
  }

  async unfold(wanted) {
    const fold = await this.foldOf(wanted);
    if (fold) await this.page.locator(keyed(fold)).press('Enter');
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

  // Types into the field of this name, and leaves it.
  async answer(what, text) {
    const field = this.field(what);
    await this.unfold(field);
    await field.fill(text);
    await field.press('Tab');
  }

  // Gives the kept match whose dialog is open a name.
  async rename(name) {
    const field = this.page.locator(keyed('kept.rename'));
    await field.fill(name);
    await field.press('Tab');
  }

  // Until a dialog of the page's own (`own`) or the book has closed and given the focus back: a key that is pressed sooner may
  // go elsewhere.
  async dialogToClose(id) {
    const isClosed = (name) => !document.getElementById(name).open && document.activeElement !== document.body;
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
      await this.answer('seed', String(seed));
      await this.until(({ buttons }) => buttons.includes('setup.chance'), 'the deal has this number');
    }
    await this.press('setup.start');
    await this.until(({ screen }) => screen === 'handover' || screen === 'table', 'the match begins');
  }

  async setSpeed(speed) {
    const choice = `menu.speed.${['patient', 'calm', 'brisk', 'quick', 'instant'].indexOf(speed)}`;
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

  // The text to send of the dialog that this button opens: a sentence and a link.
  async passOn(button = 'table.pass') {
    await this.press(button);
    let text;
    const given = async () => (text = await this.page.evaluate(() =>
      document.getElementById('own').open && document.getElementById('pass-text')?.value));
    await expect.poll(given, { message: 'a link is given' }).toMatch(/#\w=/);
    await this.press('pass.done');
    await this.dialogToClose('own');
    const [sentence, link] = text.split('\n');
    return { sentence, link, fragment: link.slice(link.indexOf('#')) };
  }

  // Says that a person who was taken to be on another device is here after all. Where all are asked at once, whoever holds the
  // device goes on first, and it stays where it is.
  async handOver() {
    await this.press('table.hand_over');
    const { screen } = await this.until((mirror) => mirror.screen !== 'table' || !mirror.buttons.includes('table.hand_over'),
                                        'the device is handed over');
    if (screen === 'notice') await this.press('notice.offer');
  }

  // Leaves the end of a round, which stays until it has been seen.
  async leaveRound() {
    await this.press('table.go_on');
    await this.until(({ buttons }) => !buttons.includes('table.go_on'), 'the round is left');
  }

  // Until somebody is asked: takes the device when it is handed over. Returns the mirror with its moves.
  async untilAsked() {
    for (;;) {
      // Lines of the log are empty until the help texts have come.
      const mirror = await this.until(({ screen, buttons, log }) => !log.includes('') && (
        screen === 'end' || screen === 'handover'
        || buttons.some((id) => id.startsWith('move:') || id === 'table.hand_over' || id === 'table.go_on')),
      'somebody is asked, or the game is over');
      if (mirror.screen === 'end') return mirror;
      if (mirror.buttons.includes('table.go_on')) {
        await this.leaveRound();
        continue;
      }
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
    // Other buttons come and go by themselves, as the one that skips what is still moving; and a translator, where the browser has
    // one, changes texts a moment after they are told.
    const told = ({ asked, screen, log, buttons }) => untranslated(JSON.stringify([asked, screen, log, buttons.filter((id) => id.startsWith('move:'))]));
    await this.until((now) => told(now) !== told(before), 'the move is made');
  }

  // --- by touching what is seen ---

  frames() {
    return this.page.evaluate(() => window.kairo.frames());
  }

  // Until the canvas has no frame to draw, neither now nor at a later time.
  async rest() {
    await expect.poll(() => this.page.evaluate(() => window.kairo.resting()), { message: 'the picture comes to rest' }).toBe(true);
  }

  // The page's content once nothing moves. The browser may show the last frame late, so two pictures in a row must be the same.
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

  // The present place of a spot of the picture, or null.
  spot(id) {
    return this.page.evaluate((name) => JSON.parse(window.kairo.spot(name) || 'null'), id);
  }

  // On a phone the words cover the picture while they have the focus.
  async lookAtPicture() {
    await this.page.locator('#canvas').focus();
  }

  // The middle of something with a key on a screen of text, or of a spot of the picture, in the window; waits until it can be
  // touched: something else may still lie over it, or what was pressed before may still move it.
  async middle(id) {
    const find = ([name, selector]) => {
      const canvas = document.getElementById('canvas');
      const keyed = document.querySelector(selector);
      const target = keyed && !keyed.closest('#words') ? keyed.closest('label') ?? keyed : canvas;
      if (target !== canvas) target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width: w, height: h } = target.getBoundingClientRect();
      const spot = target === canvas ? JSON.parse(window.kairo.spot(name) || 'null') : { x: 0, y: 0, w, h };
      const middle = spot && [x + spot.x + spot.w / 2, y + spot.y + spot.h / 2];
      if (target.closest('#page') && !window.kairo.resting()) return null;
      return spot && target.contains(document.elementFromPoint(...middle)) ? middle : null;
    };
    let middle;
    await expect.poll(async () => (middle = await this.page.evaluate(find, [id, keyed(id)])), { message: `${id} can be touched` }).not.toBeNull();
    return middle;
  }

  // Two taps in one place are a double tap, unless a person has had the time to look.
  async tap(id) {
    const [x, y] = await this.middle(id);
    const { x: lastX, y: lastY, at } = this.tapped ?? {};
    const pause = Math.hypot(x - lastX, y - lastY) < 40 ? 500 : 0;  // CSS pixels, ms
    if (pause > 0) await expect.poll(() => performance.now() - at, { message: 'the finger has been lifted' }).toBeGreaterThan(pause);
    await this.page.touchscreen.tap(x, y);
    this.tapped = { x, y, at: performance.now() };
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
