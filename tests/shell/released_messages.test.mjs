// The messages between a frame and the page around it, as each version allowed them, are allowed for ever.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

import { messageChecks, version } from '../../cmake/embedding.mjs';

const links = path.join(path.dirname(fileURLToPath(import.meta.url)), '../links');
const versions = fs.readdirSync(links).filter((name) => /^\d/.test(name));
const checks = await import(`data:text/javascript,${encodeURIComponent(messageChecks().contents)}`);

test('the version of the project has its files', () => assert.ok(versions.includes(version)));

for (const released of versions)
  test(`the messages of ${released} are allowed`, () => {
    const messages = JSON.parse(fs.readFileSync(path.join(links, released, 'messages.json'), 'utf8'));
    for (const [check, all] of Object.entries(messages))
      for (const message of all) assert.ok(checks[check](message), `${check} refuses ${JSON.stringify(message)}`);
  });
