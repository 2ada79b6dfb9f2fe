import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  const end = new AbortController();
  window.addEventListener('online', notify, { signal: end.signal });
  window.addEventListener('offline', notify, { signal: end.signal });
  return () => end.abort();
}

/** Whether the browser has a network at all; it says nothing of the server. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
