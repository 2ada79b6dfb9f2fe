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

/** Longer ones are cut: some list every element that was looked at. */
const longestReason = 900;

/**
 * A test's name with what went wrong in one line, without the colours of a terminal and the lines of
 * a stack: of a log often the end alone is kept.
 */
export function withReason(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.length === 0 ? name : `${name}: ${lines.join(' | ').slice(0, longestReason)}`;
}

/** What failed; when only the exit code tells that something did, that. */
function orExit(failed, code, runner) {
  if (failed.length > 0 || code === 0) return failed;
  return [`${runner} ended with ${code} though no test failed`];
}

/** Every test below a suite: its name, state, what went wrong first, and why it was skipped. */
function testsOf(suite, above) {
  const names = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, annotations, results = [] }) => ({
      name: [...names, title].join(' > '),
      status,
      message: messageOf(results.find(({ errors }) => errors.length > 0)),
      reason: annotations.find(({ type }) => type === 'skip')?.description,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((each) => testsOf(each, names))];
}

/** All that went wrong in one try, after where: the first of a test that ran too long names no line. */
function messageOf({ errors } = { errors: [] }) {
  return errors
    .map(({ message, location }) =>
      location ? `(${relative(root, location.file)}:${location.line})\n${message}` : message,
    )
    .join('\n');
}

/** One line per reason. */
function skippedOf(tests) {
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const byReason = Map.groupBy(skipped, ({ reason }) => reason ?? 'no reason given');
  return [...byReason].map(([reason, { length }]) => `${length} browser tests: ${reason}`);
}
