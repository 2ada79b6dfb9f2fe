import { defineConfig } from 'vitest/config';

const interfaces = '{host,mfe-*,shared/*}/src/**';
const api = ['server/test/**/*.test.ts', 'server/src/**/*.api.test.ts'];

/** Many files follow each other in one worker; `each-file.ts` parts them. */
const oneWorker = {
  isolate: false,
  setupFiles: ['shared/testing/src/each-file.ts'],
  // Whole pages and long computations take their time on a busy machine.
  testTimeout: 20_000,
};

/**
 * The name of a test file says where it runs: `*.test.tsx` renders and gets a window, `*.test.ts`
 * does not, `*.api.test.ts` starts a server with a database. docs/testing.md has the table.
 */
export default defineConfig({
  test: {
    // The default leaves a core to a person who waits at the machine, which of two is half.
    maxWorkers: '100%',
    // What passes at the second try is named; the nightly run fails for it.
    retry: process.env.CI ? 1 : 0,
    // What a test provokes on purpose is told only where it fails.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...oneWorker,
          // Some of these patch a window for good, as single-spa does; making one is cheap in node.
          isolate: true,
          name: 'unit',
          include: [
            `${interfaces}/*.test.ts`,
            'server/src/**/*.test.ts',
            '{scripts,bench}/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', ...api],
          environment: 'node',
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
          include: api,
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
