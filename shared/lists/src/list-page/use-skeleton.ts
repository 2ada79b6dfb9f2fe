import { useEffect, useState } from 'react';

const delay = 200;
const shortest = 300;

/**
 * Whether placeholders stand in for content: only after 200 ms of loading, and then for at least
 * 300 ms, so that nothing flickers.
 */
export function useSkeleton(loading: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (loading === (shownAt !== null)) return undefined;
    const wait = shownAt === null ? delay : Math.max(0, shownAt + shortest - performance.now());
    const timer = setTimeout(() => setShownAt(loading ? performance.now() : null), wait);
    return () => clearTimeout(timer);
  }, [loading, shownAt]);
  return shownAt !== null;
}
