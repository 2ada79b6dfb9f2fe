import { useEffect, useEffectEvent } from 'react';

/** Saves by Ctrl or Cmd + S, wherever on the page the focus is, while it listens. */
export function useSaveKey(isListening: boolean, save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    if (!isListening) return;
    const end = new AbortController();
    document.addEventListener('keydown', onKey, end);
    return () => end.abort();
  }, [isListening]);
}
