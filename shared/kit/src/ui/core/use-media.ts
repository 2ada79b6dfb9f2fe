import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept current. False where the browser cannot answer. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
  );
}

/** Below 768 px: one column, 40 px controls, sheets instead of menus. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767.98px)');
