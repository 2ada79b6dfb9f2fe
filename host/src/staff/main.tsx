import type { Registry } from '@jackfield/contract';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider, t } from '@jackfield/runtime';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { frameMessages as messages } from './frame/messages.ts';
import { StaffApp } from './staff-app.tsx';

/** Shows the pages of staff, which need no session of the portal. */
export function showStaff(root: HTMLElement, registry: Registry): void {
  document.title = t(messages.title, { name: registry.variant.name });
  createRoot(root).render(
    <RuntimeProvider>
      <KitProvider>
        <ErrorBoundary>
          <StaffApp registry={registry} />
        </ErrorBoundary>
      </KitProvider>
    </RuntimeProvider>,
  );
}
