import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const interfaces = '{host,mfe-*,shared/*}/src/**';
const api = ['server/test/**/*.test.ts', 'server/src/**/*.api.test.ts'];
const wire = ['exchange/src/**/*.wire.test.ts'];

/** Tests of what a window holds without a component: their first line asks for one. */
const windows = globSync(`${interfaces}/*.test.ts`, {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**'],
}).filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'));

/** Many files follow each other in one worker; `each-file.ts` parts them. */
const oneWorker = {
  isolate: false,
  setupFiles: ['shared/testing/src/each-file.ts'],
  // Ends what hangs; how long anything takes on a busy machine is no finding.
  testTimeout: 120_000,
};

/**
 * The name of a test file says where it runs: `*.test.tsx` renders and gets a window, `*.test.ts`
 * does not, `*.api.test.ts` starts a server with a database, `*.wire.test.ts` an Asterisk.
 * docs/testing.md has the table.
 */
export default defineConfig({
  test: {
    // The default leaves a core to a person who waits at the machine, which of two is half.
    maxWorkers: '100%',
    // What passes at the second try is named; the nightly run fails for it.
    retry: process.env.CI ? 1 : 0,
    // Of a long list that should be empty the end of a run says what is in it.
    chaiConfig: { truncateThreshold: 0 },
    // What a test provokes on purpose is told only where it fails.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...oneWorker,
          name: 'unit',
          include: [
            `${interfaces}/*.test.ts`,
            'server/src/**/*.test.ts',
            'exchange/src/**/*.test.ts',
            'cli/src/**/*.test.ts',
            '{scripts,bench}/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', ...api, ...wire, ...windows],
          environment: 'node',
        },
      },
      {
        test: {
          ...oneWorker,
          // Some of these patch a window for good, as single-spa does.
          isolate: true,
          name: 'window',
          include: windows,
          environment: 'jsdom',
        },
      },
      {
        test: {
          ...oneWorker,
          name: 'browser',
          include: [`${interfaces}/*.test.tsx`],
          environment: 'jsdom',
        },
      },
      {
        test: {
          name: 'api',
          // Servers that follow each other in a process share nothing but what has been loaded.
          isolate: false,
          // The embedded database of a test lives for seconds: compiling it again to run faster
          // costs a fifth of the processor time.
          execArgv: ['--liftoff-only'],
          include: api,
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'wire',
          // Each file has an Asterisk, and phones take whatever port is free.
          fileParallelism: false,
          globalSetup: ['exchange/test/wire/find-asterisk.ts'],
          include: wire,
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
