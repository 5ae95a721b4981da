// Playwright's `expect`, which polls more often: a second between two looks, as is usual, would be most of a test.
// Playwright uses up the list of intervals that it is given, so each poll gets its own.
import { expect as playwrightExpect } from '@playwright/test';

const intervals = () => [20, 50, 100];

export const expect = new Proxy(playwrightExpect, {
  get: (target, name) => name === 'poll'
    ? (actual, options = {}) => target.poll(actual, { intervals: intervals(), ...(typeof options === 'string' ? { message: options } : options) })
    : target[name],
});
