import { KitProvider } from '@jackfield/kit/ui/core';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { loadLayers } from '../ui/overlay/layers.ts';

// Dialogs and menus open in the same step, as in a page whose first rows stand.
await loadLayers();

// What is there ends the wait; a busy machine takes more than the preset second.
configure({ asyncUtilTimeout: 60_000 });

/**
 * Renders for tests as for a person who wants no movement: popups and dialogs are there at once,
 * because no animation ever ends without a browser.
 */
export function renderKit(element: ReactElement): RenderResult {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return render(element, { wrapper: KitProvider });
}
