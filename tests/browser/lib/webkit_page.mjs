// A page in WebKitGTK's MiniBrowser, driven by its own WebDriver: as much of Playwright's page as a table needs.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';

import { expect } from './expect.mjs';
import { Builder, By, Capabilities, Key, Origin } from 'selenium-webdriver';

const driverProgram = process.env.KAIRO_WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';

function miniBrowser() {
  const found = fs.readdirSync('/usr/lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .map(({ name }) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`).find((file) => fs.existsSync(file));
  if (!found) throw new Error('WebKitGTK\'s MiniBrowser is missing: install the package webkit2gtk-driver');
  return found;
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// WebKit 2.50 runs a module's functions in place at first. On a busy machine that interpreter now and then loses where it is
// when a call returns, and the page's process crashes. WebKit's other interpreter runs them instead.
const otherInterpreter = { JSC_useWasmIPInt: '0' };

// A driver of its own, for a driver has one browser at a time, on a display of its own: where two windows share a display
// without a window manager they take the focus from each other. { url, close }.
async function startDriver() {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', driverProgram, `--port=${port}`], {
    detached: true, stdio: 'ignore', env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', ...otherInterpreter },
  });
  const exited = new Promise((resolve) => driver.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${url}/status`).then(({ ok }) => ok, () => false), { message: `${driverProgram} answers` }).toBe(true);
  return { url, close: () => process.kill(-driver.pid) && exited };
}

// A browser in Playwright's sense; each context is a profile of its own, with one page.
export async function launchWebKit() {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  return {
    async newContext() {
      const driver = await startDriver();
      const page = new WebKitPage(await new Builder().usingServer(driver.url).withCapabilities(capabilities).build());
      return {
        newPage: async () => page,
        addInitScript: async () => {},  // there is no way to do so; the tests do not depend on it
        async close() {
          await page.close();
          await driver.close();
        },
      };
    },
    close: async () => {},
  };
}

const keyCodes = { ArrowDown: Key.ARROW_DOWN, ArrowRight: Key.ARROW_RIGHT, ArrowUp: Key.ARROW_UP, ArrowLeft: Key.ARROW_LEFT,
  Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE, Tab: Key.TAB };

class WebKitPage {
  constructor(session) {
    this.session = session;
    this.keyboard = { press: (key) => session.actions().sendKeys(keyCodes[key] ?? key).perform() };
    this.mouse = {
      click: (x, y) => session.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT }).press().release().perform(),
    };
  }

  // Its complaints cannot be heard.
  on() {}

  async goto(url) {
    // The driver would wait for a load that never comes if it went to a fragment of the page that is open.
    if (url.split('#')[0] === (await this.session.getCurrentUrl()).split('#')[0])
      await this.evaluate((to) => { location.href = to; }, url);
    else await this.session.get(url);
  }

  reload() {
    return this.session.navigate().refresh();
  }

  // A function of the page's; may return a promise.
  evaluate(work, argument) {
    return this.session.executeScript(`return (${work})(...arguments)`, argument);
  }

  async waitForFunction(work, argument) {
    await expect.poll(() => this.evaluate(work, argument)).toBeTruthy();
  }

  async screenshot() {
    return Buffer.from(await this.session.takeScreenshot(), 'base64');
  }

  locator(selector) {
    const find = async () => {
      let found;
      await expect.poll(async () => ([found] = await this.session.findElements(By.css(selector))).length, { message: `${selector} is there` }).toBeGreaterThan(0);
      return found;
    };
    const evaluate = async (work) => {
      await find();
      return this.session.executeScript(`return (${work})(document.querySelector(arguments[0]))`, selector);
    };
    const focus = () => this.evaluate((wanted) => document.querySelector(wanted).focus(), selector);
    return {
      evaluate,
      focus,
      click: async () => (await find()).click(),
      press: async (key) => {
        await find();
        await focus();
        await this.keyboard.press(key);
      },
      fill: async (text) => {
        const field = await find();
        const isCleared = () => field.clear().then(() => true, (error) => {
          if (error.name === 'ElementNotInteractableError') return false;  // what unfolds may still be on its way
          throw error;
        });
        await expect.poll(isCleared, { message: `${selector} can be filled in` }).toBe(true);
        await field.sendKeys(text);
      },
      boundingBox: () => this.evaluate((wanted) => document.querySelector(wanted).getBoundingClientRect().toJSON(), selector),
    };
  }

  close() {
    return this.session.quit();
  }
}
