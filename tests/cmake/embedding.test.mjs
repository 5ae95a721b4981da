import assert from 'node:assert/strict';
import { test } from 'node:test';

/** @param {string} site */
const embeddingAt = (site) => {
  process.env.KAIRO_SITE = site;
  return import(`../../cmake/embedding.mjs?${encodeURIComponent(site)}`);
};

test('the policy of a frame names the site if it is known, since in WebKit \'self\' matches nothing in a sandbox', async () => {
  assert.equal((await embeddingAt('https://example.org/kairo')).ownSource, "'self' https://example.org");
  assert.equal((await embeddingAt('')).ownSource, "'self'");
});
