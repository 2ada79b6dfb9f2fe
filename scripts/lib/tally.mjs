/** What the suites of a run have counted, and how the run ends. */
export class Tally {
  #passed = 0;
  #failed = 0;
  #flaky = [];
  #skipped = [];

  /** Adds what a suite or a check counted; flaky names are part of the passed ones. */
  add({ passed = 0, failed = 0, flaky = [], skipped = [] }) {
    this.#passed += passed;
    this.#failed += failed;
    this.#flaky.push(...flaky);
    this.#skipped.push(...skipped);
  }

  /**
   * Names what was skipped and what passed at the second try only, then the two counts. A test
   * that passes now and then hides faults, so it fails the run as a failed one does.
   *
   * @returns the exit code of the run.
   */
  print() {
    for (const line of this.#skipped) console.log(`SKIPPED ${line}`);
    for (const name of this.#flaky) console.log(`FLAKY ${name}`);
    console.log(`FLAKY ${this.#flaky.length} tests passed at their second try only`);
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed + this.#flaky.length === 0 ? 0 : 1;
  }
}
