import { store } from '@jackfield/runtime/core';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { AuthApp } from './auth-app.tsx';
import { takeEntryLink } from './links/entry-link.ts';

export interface AuthOptions {
  /** Fetches the shell's files ahead, while the person types. */
  preload?: () => void;
}

/**
 * Shows the sign-in pages in `root`. Call it before any request of the page: it takes the secrets
 * of entry links off the address first (OP-44).
 */
export function renderAuth(root: HTMLElement, { preload }: AuthOptions = {}): void {
  const link = takeEntryLink();
  let isPreloaded = false;
  const onTyping = () => {
    if (isPreloaded) return;
    isPreloaded = true;
    preload?.();
  };
  createRoot(root).render(
    <Provider store={store}>
      <AuthApp link={link} onTyping={onTyping} />
    </Provider>,
  );
}
