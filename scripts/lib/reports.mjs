import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './toolchain.mjs';

/**
 * Counts of a JSON report of vitest, with what `unseen-reporter.mjs` wrote beside it. A broken test
 * file or an unhandled error fails the run without a failed test.
 */
export function vitestCounts(
  { numPassedTests, testResults },
  { flaky, unhandled } = { flaky: [], unhandled: [] },
  code,
) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      name: `${relative(root, name)} > ${test.fullName}`,
    })),
  );
  const pending = tests.filter(({ status }) => status === 'skipped' || status === 'pending');
  const failed = tests
    .filter(isFailed)
    .map(({ name, failureMessages }) => withReason(name, failureMessages[0]));
  const broken = testResults
    .filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
    .map(({ name, message }) => withReason(relative(root, name), message));
  return {
    passed: numPassedTests,
    failed: orExit([...failed, ...broken, ...unhandled], code, 'vitest'),
    flaky,
    skipped: pending.map(({ fullName }) => `${fullName}: not meant for where it ran`),
  };
}

/** Counts of a JSON report of Playwright. */
export function playwrightCounts({ stats, suites }, code) {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const namesOf = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ name, message }) => withReason(name, message));
  return {
    passed: stats.expected + stats.flaky,
    failed: orExit(namesOf('unexpected'), code, 'playwright'),
    flaky: namesOf('flaky'),
    skipped: skippedOf(tests),
  };
}

const isFailed = ({ status }) => status === 'failed';

/** A test's name with the first line of what went wrong, without the colours of a terminal. */
export function withReason(name, message = '') {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return line === '' ? name : `${name}: ${line}`;
}

/** What failed; when only the exit code tells that something did, that. */
function orExit(failed, code, runner) {
  if (failed.length > 0 || code === 0) return failed;
  return [`${runner} ended with ${code} though no test failed`];
}

/** Every test below a suite: its name, state, first error, and why it was skipped. */
function testsOf(suite, above) {
  const names = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, annotations, results = [] }) => ({
      name: [...names, title].join(' > '),
      status,
      message: results.find(({ error }) => error)?.error.message,
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
