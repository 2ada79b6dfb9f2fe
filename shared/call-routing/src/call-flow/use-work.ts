import { inPieces, type Work } from '@jackfield/domain/routing';
import { useLayoutEffect, useState } from 'react';

/** What some work found. */
export interface Worked<Result> {
  /** Of the last work that is done; undefined before any, and while there is nothing to do. */
  readonly result: Result | undefined;
  /** Whether that is what former work found. */
  readonly isWorking: boolean;
}

type Start<Result> = () => Work<Result>;
type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

/**
 * Does work between keys (SAY-06), and begins anew when `start` becomes another one; null while there
 * is nothing to do. What takes a few milliseconds is there at once.
 * @example
 * const start = useMemo(() => () => impactOf(changeAhead(config, planned, from, apply)), […]);
 * const { result: impact, isWorking } = useWork(start);
 */
export function useWork<Result>(start: Start<Result> | null): Worked<Result> {
  const [last, setLast] = useState<{ start: Start<Result>; outcome: Outcome<Result> } | null>(null);
  useLayoutEffect(() => {
    if (start === null) return undefined;
    const end = (outcome: Outcome<Result>) => setLast({ start, outcome });
    return inPieces(start(), {
      done: (result) => end({ result }),
      failed: (error) => end({ error }),
    });
  }, [start]);
  if (start === null) return { result: undefined, isWorking: false };
  const isWorking = last?.start !== start;
  if (last === null) return { result: undefined, isWorking };
  if ('result' in last.outcome) return { result: last.outcome.result, isWorking };
  if (!isWorking) throw last.outcome.error;
  return { result: undefined, isWorking };
}
