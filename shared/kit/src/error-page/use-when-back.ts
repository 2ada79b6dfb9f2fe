import { outageOver } from '@jackfield/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Calls once the server can be reached again after a file failed to load because it could not be;
 * nothing while there is nothing to call.
 */
export function useWhenBack(run: (() => void) | undefined, failure: unknown): void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const isWanted = run !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = new AbortController();
    void outageOver(failure, end.signal).then((isOver) => {
      if (isOver) latest.current?.();
    });
    return () => end.abort();
  }, [isWanted, failure]);
}
