import { defineConfig } from 'vitest/config';

/** Unit tests run beside the code; browser-like packages get jsdom. API tests have a project of their own. */
export default defineConfig({
  test: {
    // The default leaves a core to a person who waits at the machine, which of two is half.
    maxWorkers: '100%',
    // As in the browser: what passes at the second try is named in the report, not hidden.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'shared/{contract,domain,build}/src/**/*.test.ts',
            'server/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['server/src/**/*.api.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'browser',
          include: [
            '{host,mfe-*}/src/**/*.test.{ts,tsx}',
            'shared/!(contract|domain|build)/src/**/*.test.{ts,tsx}',
          ],
          environment: 'jsdom',
          // Whole pages with the component library take their time on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/test/**/*.test.ts', 'server/src/**/*.api.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
