import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { withReason } from './reports.mjs';
import { root } from './toolchain.mjs';

/**
 * Writes into UNSEEN_FILE what vitest's JSON report leaves out: `flaky`, tests that passed at a later
 * try only with why they first failed, and `unhandled`, errors that no test was there to catch.
 */
export default class UnseenReporter {
  flaky = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) {
      const name = `${relative(root, test.module.moduleId)} > ${test.fullName}`;
      this.flaky.push(withReason(name, test.result().errors?.[0]?.message));
    }
  }

  onTestRunEnd(_modules, errors) {
    const unhandled = errors.map(nameOf);
    writeFileSync(process.env.UNSEEN_FILE, JSON.stringify({ flaky: this.flaky, unhandled }));
  }
}

/** The test file that was running, what was thrown, and where. */
function nameOf({ VITEST_TEST_PATH: test, message, stacks = [] }) {
  const [at] = stacks;
  const place = at ? ` (${relative(root, at.file)}:${at.line})` : '';
  const error = `an error that no test caught${test ? ` in ${relative(root, test)}` : ''}`;
  return `${withReason(error, message)}${place}`;
}
