import { useSyncExternalStore } from 'react';
import type { BrandName, ThemeMode } from '../../theme/palette.ts';

const attributes = ['data-theme', 'data-variant'];

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: attributes });
  return () => observer.disconnect();
}

const readMode = (): ThemeMode =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
const readVariant = (): BrandName =>
  document.documentElement.dataset['variant'] === 'partner' ? 'partner' : 'direct';

/**
 * Theme and variant as they stand on the root element. The attributes are the one source: they
 * style the page before any script, and every React root on it follows them.
 */
export function useRootTheme(): { mode: ThemeMode; variant: BrandName } {
  return {
    mode: useSyncExternalStore(subscribe, readMode),
    variant: useSyncExternalStore(subscribe, readVariant),
  };
}
