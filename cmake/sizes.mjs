// Reports the size of the site and checks the budget for what a browser must load before the first game can be played.
import fs from 'node:fs';
import path from 'node:path';

const budget = 785_000;  // bytes, brotli, fonts included

const sizeOf = (file) => (fs.existsSync(file) ? fs.statSync(file).size : null);

// Prints a table of `files` in `folder`, with those in the set `book` as one row. Returns whether those in the set `first`
// are within the budget.
export function reportSizes(folder, files, first, book = new Set()) {
  const rows = files.map((name) => {
    const raw = sizeOf(path.join(folder, name));
    const gzip = sizeOf(path.join(folder, `${name}.gz`)) ?? raw;
    const brotli = sizeOf(path.join(folder, `${name}.br`)) ?? raw;
    return { name, raw, gzip, brotli };
  });
  const sum = (chosen) => ['raw', 'gzip', 'brotli'].map((kind) => chosen.reduce((total, row) => total + row[kind], 0));
  const line = (name, numbers) => console.log(name.padEnd(36) + numbers.map((n) => n.toLocaleString('en').padStart(12)).join(''));

  const needed = rows.filter(({ name }) => first.has(name));
  console.log('bytes'.padEnd(36) + ['raw', 'gzip', 'brotli'].map((kind) => kind.padStart(12)).join(''));
  for (const { name, raw, gzip, brotli } of needed) line(name, [raw, gzip, brotli]);
  const total = sum(needed);
  line('before the first game', total);
  for (const { name, raw, gzip, brotli } of rows.filter(({ name }) => !first.has(name) && !book.has(name))) line(name, [raw, gzip, brotli]);
  line(`rule books (${book.size} files)`, sum(rows.filter(({ name }) => book.has(name))));

  const [, , brotli] = total;
  if (brotli <= budget) {
    console.log(`The first game needs ${brotli.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes (brotli).`);
    return true;
  }
  console.error(`The first game needs ${brotli.toLocaleString('en')} bytes (brotli), more than the budget of ` +
    `${budget.toLocaleString('en')}: see the table above for which files to reduce.`);
  return false;
}
