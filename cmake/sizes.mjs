// Says what the site weighs, and holds the budget of what must be there before the first game can be played.
import fs from 'node:fs';
import path from 'node:path';

const budget = 900_000;  // bytes, brotli, fonts included

const sizeOf = (file) => (fs.existsSync(file) ? fs.statSync(file).size : null);

// Prints a table of `files` in `folder`; `first` are those that count. True when they keep to the budget.
export function reportSizes(folder, files, first) {
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
  for (const { name, raw, gzip, brotli } of rows.filter(({ name }) => !first.has(name))) line(name, [raw, gzip, brotli]);

  const [, , brotli] = total;
  if (brotli <= budget) {
    console.log(`The first game needs ${brotli.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes (brotli).`);
    return true;
  }
  console.error(`The first game needs ${brotli.toLocaleString('en')} bytes (brotli), which is over the budget of ` +
    `${budget.toLocaleString('en')}: the table above names the files to make smaller.`);
  return false;
}
