/**
 * Work that lets others go first: it yields where it may be interrupted, several times in each
 * millisecond or so, and returns what it worked out.
 */
export type Work<Result> = Generator<undefined, Result, undefined>;

/** Works it out at once. */
export function finish<Result>(work: Work<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** Milliseconds of work between two turns of everything else. */
const piece = 8;

/** Does a piece of it; true once nothing is left to do. */
function doPiece<Result>(work: Work<Result>, done: (result: Result) => void): boolean {
  const end = performance.now() + piece;
  do {
    const step = work.next();
    if (step.done === true) {
      done(step.value);
      return true;
    }
  } while (performance.now() < end);
  return false;
}

export interface Listener<Result> {
  done(result: Result): void;
  /** What the work threw after its first piece; the first one throws by itself. */
  failed(error: unknown): void;
}

/**
 * Works it out piece by piece, so that keys and other requests go first (SAY-06): the first piece at
 * once, each other one in a turn of its own. What takes one piece alone is done when this returns.
 *
 * @returns gives it up
 * @example
 * useLayoutEffect(() => inPieces(impactOf(ahead), { done: setFound, failed }), []);
 */
export function inPieces<Result>(work: Work<Result>, { done, failed }: Listener<Result>) {
  let isGivenUp = false;
  function next(): void {
    try {
      if (!isGivenUp && !doPiece(work, done)) inTurn(next);
    } catch (error) {
      failed(error);
    }
  }
  if (!doPiece(work, done)) inTurn(next);
  return () => {
    isGivenUp = true;
  };
}

/**
 * Does something in a turn of its own. Timers wait for 4 ms each, and for longer in a tab that is not
 * shown; Node hands one channel a thousand messages in a turn.
 */
function inTurn(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
}

/** The same as a promise. */
export const promised = <Result>(work: Work<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    inPieces(work, { done: resolve, failed: reject });
  });
