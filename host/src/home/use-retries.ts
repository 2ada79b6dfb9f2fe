import { useEffect, useEffectEvent, useState } from 'react';

/** Waits before the tries, milliseconds; the last one stays. */
const waits = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/** Tries again by itself, ever more seldom, as long as something is missing. */
export function useRetries(isMissing: boolean, retry: () => void): void {
  const [tries, setTries] = useState(0);
  const again = useEffectEvent(() => {
    setTries((before) => before + 1);
    retry();
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    const wait = waits[Math.min(tries, waits.length - 1)];
    const timer = setTimeout(again, wait);
    return () => clearTimeout(timer);
  }, [isMissing, tries]);
}
