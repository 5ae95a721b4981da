// The fuzzers of tests/fuzz, and `make fuzz`, which runs each for a while.
//
//   usage: node cmake/run-fuzzers.mjs SECONDS_EACH
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Each built fuzzer in a folder of build/fuzz: its program, and the arguments that run it for so many seconds. What it
// discovers goes to a folder of its own under build/, so that tests/fuzz/corpus holds only what was put there.
export function fuzzersIn(root, folder = '.') {
  const home = path.join(root, 'build', 'fuzz');
  const programs = fs.readdirSync(path.join(home, folder)).filter((name) => /^fuzz_\w+$/.test(name)).sort();
  return programs.map((name) => {
    const findings = path.join(home, 'findings', name);
    const found = path.join(home, 'corpus', name);
    const given = path.join(root, 'tests', 'fuzz', 'corpus', name.replace(/^fuzz_/, ''));
    return {
      name,
      program: path.join(home, folder, name),
      findings,
      arguments(seconds) {
        for (const folder of [findings, found]) fs.mkdirSync(folder, { recursive: true });
        return [`-max_total_time=${seconds}`, '-timeout=60', '-rss_limit_mb=2048', '-seed=1', '-print_final_stats=1',
          `-artifact_prefix=${findings}/`, found, ...(fs.existsSync(given) ? [given] : [])];
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
      console.error(`${fuzzer.name} found something: the input lies in ${fuzzer.findings}; give it to ${fuzzer.program} to see it again.`);
      process.exitCode = 1;
    }
  }
}
