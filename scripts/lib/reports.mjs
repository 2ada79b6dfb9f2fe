/**
 * Counts of a JSON report of vitest. A broken test file or an unhandled error fails the run
 * without a failed test, which the exit code tells.
 */
export function vitestCounts(report, flaky, code) {
  const pending = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (code === 0 ? 0 : 1),
    flaky,
    skipped: pending.map(({ fullName }) => `${fullName}: not meant for where it ran`),
  };
}

/** Counts of a JSON report of Playwright. */
export function playwrightCounts({ stats, suites }, code) {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const flaky = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const failed = stats.unexpected || (code === 0 ? 0 : 1);
  return { passed: stats.expected + stats.flaky, failed, flaky, skipped: skippedOf(tests) };
}

/** Every test below a suite with its name, state and the reason for which it was skipped. */
function testsOf(suite, above) {
  const names = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, annotations }) => ({
      name: [...names, title].join(' > '),
      status,
      reason: annotations.find(({ type }) => type === 'skip')?.description,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((each) => testsOf(each, names))];
}

/** One line per reason. */
function skippedOf(tests) {
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const byReason = Map.groupBy(skipped, ({ reason }) => reason ?? 'no reason given');
  return [...byReason].map(([reason, { length }]) => `${length} browser tests: ${reason}`);
}
