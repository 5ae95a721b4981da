// A page of another origin that shows Kairo in frames, and what it hears from them.
import http from 'node:http';

import { expect, newContext, test as base } from './site.mjs';
import { Table } from './table.mjs';

export { expect };

// Another port is another origin; 127.0.0.1 is another site too than the localhost where Kairo is served, and browsers
// give a frame of another site storage of its own, or none.
function listen(pages) {
  return new Promise((resolve) => {
    const server = http.createServer((request, response) => {
      const page = pages.get(new URL(request.url, 'http://host').pathname) ?? (request.url === '/favicon.ico' && { html: '' });
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
      response.end(page?.html ?? '');
    });
    server.listen(0, '127.0.0.1', () => resolve({ server, port: server.address().port }));
  });
}

const ear = `<script>
  window.heard = [];
  addEventListener('message', ({ data, origin, source }) => heard.push({ data, origin, frame: Array.from(frames).indexOf(source) }));
</script>`;

// The table in a frame. Its keys and pointers are those of the page around, which also hears its complaints.
export class FramedTable extends Table {
  constructor(frame, site) {
    super(frame.page(), site);
    this.page = frame;
  }
}

// Chromium does not know everywhere what a frame may be allowed to do, and tells developers what a sandbox forbids.
const isAboutTheBrowser = (text) => text === "Unrecognized feature: 'web-share'." || text.startsWith('Download is disallowed.');

export class Host {
  constructor(page, site) {
    this.page = page;
    this.site = site;
    this.requests = [];
    this.complaints = [];
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isAboutTheBrowser(message.text())) this.complaints.push(message.text());
    });
  }

  get origin() {
    return new URL(this.page.url()).origin;
  }

  // The table of the frame of this number; waits until it is set, and if it is to be `seen`, drawn.
  async table(number = 0, { seen = true } = {}) {
    const frame = await (await this.page.locator('iframe').nth(number).elementHandle()).contentFrame();
    // A frame begins as an empty page, which goes away with whoever asks it something.
    await expect.poll(() => frame.url(), { message: 'the frame has its page' }).toMatch(/^http/);
    const table = new FramedTable(frame, this.site);
    if (seen) await table.ready();
    else await expect(frame.locator('html')).toHaveAttribute('data-ready', 'yes');
    return table;
  }

  // The messages of one name that have been heard, from all frames or one of them.
  heard(name, frame) {
    return this.page.evaluate(([wanted, from]) => window.heard.filter(({ data, frame }) => data.name === wanted && (from ?? frame) === frame), [name, frame]);
  }

  async hear(name, frame) {
    await expect.poll(() => this.heard(name, frame), { message: `${name} is heard` }).not.toEqual([]);
    return (await this.heard(name, frame)).at(-1);
  }

  // Sends to the frame of this number, as the page around would; `changes` are what is odd about the message.
  async say(name, said = {}, { frame = 0, ...changes } = {}) {
    const { data } = await this.hear('ready', frame);
    await this.page.evaluate(([message, to]) => frames[to].postMessage(message, '*'),
      [{ kairo: 1, channel: data.channel, name, ...said, ...changes }, frame]);
  }
}

export const test = base.extend({
  // Serves a page with this body from another origin and opens it. Any fault in it or its frames fails the test.
  host: async ({ browser, site, painted, storing }, use, info) => {
    const pages = new Map();
    const { server, port } = await listen(pages);
    const opened = [];
    await use(async (body, { headers = {}, lack, sameSite = false, ...options } = {}) => {
      const url = `http://${sameSite ? 'localhost' : '127.0.0.1'}:${port}`;
      const { locale, colorScheme, viewport } = info.project.use;
      const context = await newContext(browser, { painted, storing, locale, colorScheme, viewport, ...options });
      if (lack) await context.addInitScript(lack);
      const html = body.replaceAll('SITE/', site).replaceAll('HOST', encodeURIComponent(url));
      pages.set('/', { html: `<!doctype html><html lang="en"><title>Host</title>${ear}${html}`, headers });
      const host = new Host(await context.newPage(), site);
      opened.push({ context, host });
      await host.page.goto(`${url}/`);
      return host;
    });
    for (const { context, host } of opened) {
      expect(host.complaints, 'what the page and its frames complained about').toEqual([]);
      await context.close();
    }
    server.closeAllConnections();
    server.close();
  },
});
