// The words of a page about itself for those that show a link to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { withPreview } from '../../cmake/previews.mjs';

const html = '<head><title>In the Ruin · Kairo</title>\n<meta name="description" content="Draw &#38; leave."></head>';
/** @param {string} text */
const said = (text) => Object.fromEntries([...text.matchAll(/<meta property="([\w:]+)" content="([^"]*)">/g)].map(([, property, content]) => [property, content]));

test('title and description are the page\'s own, once', () => {
  const preview = withPreview(html, { site: 'https://example.org/kairo/', page: 'ruin.html', picture: 'ruin' });
  const { 'og:title': title, 'og:description': description, 'og:image': image, 'og:url': url } = said(preview);
  assert.deepEqual({ title, description, image, url }, {
    title: 'In the Ruin · Kairo', description: 'Draw &#38; leave.', image: 'https://example.org/kairo/previews/ruin.png', url: 'https://example.org/kairo/ruin.html',
  });
  assert.equal(preview.match(/name="description"/g)?.length, 1);
});

test('without the address of the site the picture is relative, and no address is invented', () => {
  const preview = said(withPreview(html, { site: '', page: 'ruin.html', picture: 'ruin' }));
  assert.equal(preview['og:image'], 'previews/ruin.png');
  assert.ok(!('og:url' in preview));
});
