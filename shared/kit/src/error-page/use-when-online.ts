import { useEffect } from 'react';

/** Calls once the browser has a network again; nothing while there is nothing to call. */
export function useWhenOnline(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    const end = new AbortController();
    window.addEventListener('online', run, { signal: end.signal, once: true });
    return () => end.abort();
  }, [run]);
}
