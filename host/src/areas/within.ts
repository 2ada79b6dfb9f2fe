/** Rejects when `work` takes longer than `ms`; the work itself goes on unheard. */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeOut(ms)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The remote did not answer in time. */
export class TimeOut extends Error {
  override readonly name = 'TimeOut';

  constructor(ms: number) {
    super(`No answer within ${ms / 1000} s`);
  }
}
