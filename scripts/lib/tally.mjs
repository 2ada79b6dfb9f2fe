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
   * Names what was skipped and what passed at the second try only, then the two counts.
   *
   * @param {boolean} isStrict whether a second try fails the run as a failed test does: it hides a
   *   fault, but a busy machine can make one, so only the nightly run is strict
   * @returns the exit code of the run.
   */
  print(isStrict = false) {
    for (const line of this.#skipped) console.log(`SKIPPED ${line}`);
    for (const name of this.#flaky) console.log(`FLAKY ${name}`);
    console.log(`FLAKY ${this.#flaky.length} tests passed at their second try only`);
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed + (isStrict ? this.#flaky.length : 0) === 0 ? 0 : 1;
  }
}
