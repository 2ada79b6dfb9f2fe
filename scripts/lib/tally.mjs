/** What the suites of a run have counted, and how the run ends. */
export class Tally {
  #passed = 0;
  #failed = [];
  #flaky = [];
  #skipped = [];

  /** Adds what a suite or a check counted and names; flaky names are part of the passed ones. */
  add({ passed = 0, failed = [], flaky = [], skipped = [] }) {
    this.#passed += passed;
    this.#failed.push(...failed);
    this.#flaky.push(...flaky);
    this.#skipped.push(...skipped);
  }

  /**
   * Names what was skipped, what passed at the second try only and what failed, then the two
   * counts: of a long log, the end is what is read and often all that is kept.
   *
   * @param {boolean} isStrict whether a second try fails the run as a failed test does: it hides a
   *   fault, but a busy machine can make one, so only the nightly run is strict
   * @returns the exit code of the run.
   */
  print(isStrict = false) {
    for (const line of this.#skipped) console.log(`SKIPPED ${line}`);
    for (const name of this.#flaky) console.log(`FLAKY ${name}`);
    console.log(`FLAKY ${this.#flaky.length} tests passed at their second try only`);
    for (const name of this.#failed) console.log(`FAILED ${name}`);
    console.log(`${this.#passed} passed, ${this.#failed.length} failed`);
    return this.#failed.length + (isStrict ? this.#flaky.length : 0) === 0 ? 0 : 1;
  }
}
