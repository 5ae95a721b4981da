// Lists the fuzzers of tests/fuzz. As a program (`make fuzz`), it runs each of them for a while.
//
//   usage: node cmake/run-fuzzers.mjs SECONDS_EACH
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The fuzzers that were built in a folder of build/fuzz: each one's program, and the arguments to run it for some seconds.
// Inputs that reach new code are stored under build/, where the next run continues from. Inputs that fail are copied to
// tests/fuzz/corpus by `keep`, and from then on every test run tries them.
/** @param {string} root */
export function fuzzersIn(root, folder = '.') {
  const buildFolder = path.join(root, 'build', 'fuzz');
  const programs = fs.readdirSync(path.join(buildFolder, folder)).filter((name) => /^fuzz_\w+$/.test(name)).sort();
  return programs.map((name) => {
    const findings = path.join(buildFolder, 'findings', name);
    const grownCorpus = path.join(buildFolder, 'corpus', name);
    const seedCorpus = path.join(root, 'tests', 'fuzz', 'corpus', name.replace(/^fuzz_/, ''));
    return {
      name,
      program: path.join(buildFolder, folder, name),
      findings,
      // Copies the failing inputs into the seed corpus; returns their names.
      keep() {
        const names = fs.existsSync(findings) ? fs.readdirSync(findings) : [];
        if (names.length) fs.mkdirSync(seedCorpus, { recursive: true });
        for (const file of names) fs.copyFileSync(path.join(findings, file), path.join(seedCorpus, file));
        return names;
      },
      /** @param {number} seconds */
      arguments(seconds) {
        for (const folder of [findings, grownCorpus]) fs.mkdirSync(folder, { recursive: true });
        return [`-max_total_time=${seconds}`, '-timeout=60', '-rss_limit_mb=2048', '-seed=1', '-print_final_stats=1',
          `-artifact_prefix=${findings}/`, grownCorpus, ...(fs.existsSync(seedCorpus) ? [seedCorpus] : [])];
      },
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const seconds = Number(process.argv[2]);
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
  for (const fuzzer of [...fuzzersIn(root), ...fuzzersIn(root, 'canvas')]) {
    console.log(`== ${fuzzer.name}, ${seconds} s`);
    const { status } = spawnSync(fuzzer.program, fuzzer.arguments(seconds), { stdio: 'inherit' });
    if (status !== 0) {
      console.error(`${fuzzer.name} failed. The input is now in its corpus: ${fuzzer.keep().join(' ')}; pass it to ${fuzzer.program} to reproduce the failure.`);
      process.exitCode = 1;
    }
  }
}
