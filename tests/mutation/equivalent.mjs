// Mutants that nobody can notice, because they change nothing that can happen. equivalent.txt names them, a reason above each
// group: whoever finds that a survivor is one of them adds the line that run.mjs prints.
import fs from 'node:fs';

/** @typedef {import('./mutate.mjs').Mutant & { file: string, source: string }} Placed */

// Says which mutant it is, also when lines before it come or go; the same change of an equal line of the file is meant, too.
/** @param {Placed} mutant */
export const nameOf = ({ file, what, source }) => `${file} | ${what} | ${source}`;

// Their names.
export const equivalents = () =>
  new Set(fs.readFileSync(new URL('equivalent.txt', import.meta.url), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#')));
