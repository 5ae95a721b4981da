// Charts of points and of chances (shell/page/chart.mjs): those who see one read its axes and its legend.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import test from 'node:test';

const needed = createRequire(new URL('../../shell/', import.meta.url));
const { renderToString } = needed('preact-render-to-string');
// Leaves empty whatever the build knows (cmake/dist.mjs).
const { outputFiles: [bundle] } = await needed('esbuild').build({
  entryPoints: [new URL('../../shell/page/chart.mjs', import.meta.url).pathname], bundle: true, write: false, format: 'esm', plugins: [{
    name: 'built', setup: (build) => {
      build.onResolve({ filter: /^kairo:/ }, ({ path }) => ({ path, namespace: 'built' }));
      build.onLoad({ filter: /.*/, namespace: 'built' }, () => ({ contents: 'module.exports = {};' }));
    },
  }],
});
const { chart } = await import(`data:text/javascript;base64,${Buffer.from(bundle.contents).toString('base64')}`);

const drawn = renderToString(chart({
  kind: 'chart', words: 'Points', note: 'Points upwards.', values: [1, 2], blocks: [
    { kind: 'text', words: 'Ada', look: 'seat-0', values: [0, -10, -40] },
    { kind: 'text', words: 'Ben', look: 'seat-1', values: [0, -20, -130] },
  ],
}));
const [seen] = drawn.split('<table');
const labels = [...seen.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)/g)];

test('its labels are numbers as on the rest of the page, beside its lines', () => {
  assert.deepEqual(labels.map(([, , words]) => words), ['−130', '0']);
  const [, lines] = /class="level" x1="(\d+)"/.exec(seen);
  for (const [, x] of labels) assert.ok(Number(x) < Number(lines), 'a label ends before its line begins');
});

test('it says which way is what, and whose each line is by the look of the line', () => {
  assert.match(seen, /Points upwards\./);
  const legend = seen.slice(seen.indexOf('legend'));
  for (const [name, look] of [['Ada', 'seat-0'], ['Ben', 'seat-1']]) assert.match(legend, new RegExp(`class="${look}"[^]*${name}`));
});
