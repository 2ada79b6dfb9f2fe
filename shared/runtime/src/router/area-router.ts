import {
  createBrowserRouter,
  createPath,
  type RouteObject,
  type RouterNavigateOptions,
  type To,
} from 'react-router';
import { mayLeave } from './guard.ts';
import { routerWindow } from './window-proxy.ts';

export interface AreaRouterOptions {
  /** Ends the router with the area. */
  signal: AbortSignal;
  basename?: string;
}

export type AreaRouter = ReturnType<typeof createBrowserRouter>;

/** Asks the guard before the router's own navigations: its links, useNavigate and forms. */
function guardNavigations(router: AreaRouter): void {
  const navigate = router.navigate.bind(router);
  function guarded(to: number): Promise<void>;
  function guarded(to: To | null, options?: RouterNavigateOptions): Promise<void>;
  async function guarded(to: number | To | null, options?: RouterNavigateOptions) {
    if (typeof to === 'number') return navigate(to);
    const here = window.location.href;
    const path = typeof to === 'string' ? to : createPath(to ?? {});
    if (await mayLeave(here, path || here)) await navigate(to, options);
  }
  router.navigate = guarded;
}

/**
 * The one way to make a router: a data router that lives below single-spa, runs each loader once
 * per navigation, obeys the unsaved-changes guard and ends with the area's signal. Routes are
 * absolute; pages are lazy.
 */
export function createAreaRouter(routes: RouteObject[], options: AreaRouterOptions): AreaRouter {
  const router = createBrowserRouter(routes, {
    window: routerWindow(),
    ...(options.basename ? { basename: options.basename } : {}),
  });
  guardNavigations(router);
  options.signal.addEventListener('abort', () => router.dispose(), { once: true });
  return router;
}
