import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { withReason } from './reports.mjs';
import { root } from './toolchain.mjs';

/** Names the tests of vitest that passed at a later try only, and why they first failed, into FLAKY_FILE. */
export default class FlakyReporter {
  flaky = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) {
      const name = `${relative(root, test.module.moduleId)} > ${test.fullName}`;
      this.flaky.push(withReason(name, test.result().errors?.[0]?.message));
    }
  }

  onTestRunEnd() {
    writeFileSync(process.env.FLAKY_FILE, JSON.stringify(this.flaky));
  }
}
