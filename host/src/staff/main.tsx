import type { Registry } from '@jackfield/contract';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider } from '@jackfield/runtime';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { StaffApp } from './staff-app.tsx';

/** Shows the pages of staff, which need no session of the portal. */
export function showStaff(root: HTMLElement, registry: Registry): void {
  createRoot(root).render(
    <RuntimeProvider>
      <KitProvider>
        <ErrorBoundary>
          <BrowserRouter>
            <StaffApp registry={registry} />
          </BrowserRouter>
        </ErrorBoundary>
      </KitProvider>
    </RuntimeProvider>,
  );
}
