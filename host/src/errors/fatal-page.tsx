import { ErrorPage, MissingPage } from '@jackfield/kit/error-page';
import { store } from '@jackfield/runtime/core';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary.tsx';

function show(root: HTMLElement, page: ReactNode): void {
  createRoot(root).render(
    <Provider store={store}>
      <ErrorBoundary>
        <main className="frame-alone">{page}</main>
      </ErrorBoundary>
    </Provider>,
  );
}

/** The error page when the portal could not start (SHELL-11). */
export function showFailure(root: HTMLElement, error: unknown): void {
  show(root, <ErrorPage error={error} />);
}

/** The 404 page of signed-out people, without top bar (SHELL-21, OP-14). */
export function showMissing(root: HTMLElement): void {
  show(root, <MissingPage text="unknown" />);
}
