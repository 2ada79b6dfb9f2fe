import { useEffect } from 'react';

const flashTime = 600;

/** Calls `clear` when changed rows have flashed for their 600 ms. */
export function useFading(changed: ReadonlySet<string>, clear: () => void): void {
  useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(clear, flashTime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the set is a new one at each change; the function need not be the same
  }, [changed]);
}
