import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './toolchain.mjs';

/** Names the tests of vitest that passed at a later try only, into FLAKY_FILE. */
export default class FlakyReporter {
  flaky = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) {
      this.flaky.push(`${relative(root, test.module.moduleId)} > ${test.fullName}`);
    }
  }

  onTestRunEnd() {
    writeFileSync(process.env.FLAKY_FILE, JSON.stringify(this.flaky));
  }
}
