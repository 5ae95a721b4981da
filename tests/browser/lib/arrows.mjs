// Somebody who has nothing but the arrow keys and Enter on the canvas: remembers where each key has led, and so finds
// the way to whatever they lead to at all.
import { expect } from './expect.mjs';

const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
const framesAfterKey = 3;  // what a key has changed is seen by then

export class Arrows {
  #led = new Map();  // from id to a map from key to id

  constructor(table) {
    this.table = table;
  }

  focused() {
    return this.table.page.evaluate(() => window.kairo.focused());
  }

  async strike(key) {
    const before = await this.table.frames();
    await this.table.page.keyboard.press(key);
    await this.table.page.waitForFunction((frames) => window.kairo.frames() >= frames, before + framesAfterKey);
  }

  async reach(id) {
    for (let at = await this.focused(); at !== id; at = await this.focused()) {
      const key = this.#keyTowards(at, id);
      expect(key, `a way leads from ${at} to ${id}`).toBeTruthy();
      await this.strike(key);
      this.#ledFrom(at).set(key, await this.focused());
    }
  }

  // Enter may change all that was learned.
  async press(id) {
    await this.reach(id);
    await this.strike('Enter');
    this.#led.clear();
  }

  #ledFrom(id) {
    if (!this.#led.has(id)) this.#led.set(id, new Map());
    return this.#led.get(id);
  }

  // The first step of the shortest known way from `at` to `wanted`, else to a key that was never tried.
  #keyTowards(at, wanted) {
    const firstOf = new Map([[at, null]]);
    let untried;
    for (const here of firstOf.keys()) {  // grows while it is gone through
      for (const key of keys) {
        const first = firstOf.get(here) ?? key;
        const next = this.#ledFrom(here).get(key);
        if (next === undefined) untried ??= first;
        else if (next === wanted) return first;
        else if (!firstOf.has(next)) firstOf.set(next, first);
      }
    }
    return untried;
  }
}
