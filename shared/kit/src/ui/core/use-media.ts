import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept current. False where the browser cannot answer. */
export function useMedia(query: string): boolean {
  // Asked for once: a table that is scrolled draws itself with every frame.
  const list = useMemo(() => globalThis.matchMedia?.(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [list],
  );
  const read = () => list?.matches ?? false;
  // The server paints for the width that a browser says it has.
  return useSyncExternalStore(subscribe, read, read);
}

/** Below 768 px: one column, 40 px controls, sheets instead of menus. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767.98px)');
