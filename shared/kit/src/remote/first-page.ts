/** A promise of the first page of an area. */
export class FirstPage {
  readonly painted: Promise<void>;
  #settle: (failure?: unknown) => void = () => {};

  constructor() {
    this.painted = new Promise((resolve, reject) => {
      this.#settle = (failure) => (failure === undefined ? resolve() : reject(failure));
    });
    // A host that does not wait for it leaves the failure to the error page.
    this.painted.catch(() => {});
  }

  /** The page stands, or what came in its place because of `failure`; the first call counts. */
  readonly settle = (failure?: unknown): void => this.#settle(failure);
}
