import { store } from '@jackfield/runtime';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { Wall } from './wall.tsx';

/** Shows the live board of the wall link in the address, which needs no session of the portal. */
export function showWall(root: HTMLElement): void {
  // Another link in the same tab changes the fragment alone.
  window.addEventListener('hashchange', () => window.location.reload());
  createRoot(root).render(
    <Provider store={store}>
      <ErrorBoundary>
        <Wall token={window.location.hash.slice(1)} />
      </ErrorBoundary>
    </Provider>,
  );
}
