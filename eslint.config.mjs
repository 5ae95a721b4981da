// Promises that nobody waits for, and functions that return one where nobody expects it: only types tell.
import tseslint from 'typescript-eslint';

export default tseslint.config({
  files: ['cmake/**/*.mjs', 'shell/**/*.mjs', 'shell/page/early.js', 'tests/**/*.mjs'],
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: ['cmake/tsconfig.json', 'shell/tsconfig.json', 'shell/tsconfig.worker.json', 'tests/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
  },
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: {
    // Tests of node:test wait for each other by themselves.
    '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: [{ from: 'package', name: ['test', 'after'], package: 'node:test' }] }],
    // Listeners may be async: what they reject with is an `unhandledrejection`, as what others throw is an `error`.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
  },
});
