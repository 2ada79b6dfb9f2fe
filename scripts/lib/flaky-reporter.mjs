/** Names the tests of vitest that passed at a later try only. */
export default class FlakyReporter {
  flaky = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.flaky.push(`${test.module.moduleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.flaky) console.log(`FLAKY ${name} passed at the second try`);
  }
}
