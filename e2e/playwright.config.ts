import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { lightBrowser } from './fixtures/browsers.ts';
import { versionsUnderTest } from './fixtures/versions.ts';
import { leftSpecs } from './night.ts';

const specs = join(import.meta.dirname, 'specs');

/** A project for each folder of specs; its name is its tag: `--grep @billing` runs one area's. */
const folders = readdirSync(specs).map((folder) => ({
  name: `@${folder}`,
  testDir: join(specs, folder),
}));

/**
 * Browser tests over the running product. Each worker starts a portal of its own with demo data;
 * BASE_URL points them at a portal that runs already. A worker serves one project, so that a run of
 * everything (E2E_TOGETHER) makes one of all folders and starts two portals instead of twenty.
 */
export default defineConfig({
  projects: process.env.E2E_TOGETHER === '1' ? [{ name: 'all', testDir: specs }] : folders,
  // Each report names the versions that it is about; workers report nothing of their own.
  metadata: process.env.TEST_WORKER_INDEX ? {} : await versionsUnderTest(process.env),
  testIgnore: leftSpecs(),
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // Two keep two processors busy, as a page has programs of its own; a third made nothing faster.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // A test that passes at the second try is reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  // Ends what hangs; how long anything takes on a busy machine is no finding.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the processor time, so a run that tries twice records the second.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: lightBrowser,
  },
});
