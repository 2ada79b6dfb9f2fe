import type { RemoteContext, RemoteHandle, RemoteModule } from '@jackfield/contract';
import { createAreaRouter, RuntimeProvider, withTexts } from '@jackfield/runtime';
import { PartFence, PartsContext } from '@jackfield/kit/parts';
import { KitProvider } from '@jackfield/kit/ui/core';
import { createRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { AreaContext } from './area-context.ts';
import { withErrorPages } from './error-route.tsx';
import type { PageModule } from './pages-at.ts';

/** A promise of the first page of an area. */
class FirstPage {
  readonly painted: Promise<void>;
  #settle: (failure?: unknown) => void = () => {};

  constructor() {
    this.painted = new Promise((resolve, reject) => {
      this.#settle = (failure) => (failure === undefined ? resolve() : reject(failure));
    });
    // A host that does not wait for it leaves the failure to the error page.
    this.painted.catch(() => {});
  }

  /** The page stands, or what came in its place because of `failure`; the first call counts. */
  readonly settle = (failure?: unknown): void => this.#settle(failure);
}

export interface RemoteDescription {
  /** Range of the host contract that the remote was built for. */
  contract: string;
  /** The remote's routes, absolute, each page lazy. */
  routes: RouteObject[];
}

/** Passes errors on once: React tells of what it has caught, the error page of what it shows. */
function reportOnce({ report }: RemoteContext): (error: unknown) => void {
  const reported = new WeakSet<object>();
  return (error) => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    report?.(error);
  };
}

/** Routes whose pages are loaded with their texts in the language of the portal. */
const withTextsOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    if (children) return { ...route, children: withTextsOf(children) };
    return typeof lazy === 'function' ? { ...route, lazy: () => withTexts(lazy()) } : route;
  });

const canPrefetch = (page: object): page is Required<Pick<PageModule, 'prefetch'>> =>
  'prefetch' in page && typeof page.prefetch === 'function';

async function loadRoute({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy !== 'function') return;
  const page = await lazy();
  if (canPrefetch(page)) await page.prefetch();
}

/** Loads files and first answers of the page at `path`, so that opening it waits for neither. */
async function loadPage(routes: RouteObject[], path: string): Promise<void> {
  const found = matchRoutes(routes, path) ?? [];
  await Promise.all(found.map(({ route }) => loadRoute(route)));
}

/**
 * The whole of a remote's `remote.tsx`: one React root with store, query client, theme and router,
 * which ends with the area's signal.
 */
export function createRemote(description: RemoteDescription): RemoteModule {
  const { contract } = description;
  const routes = withTextsOf(description.routes);
  async function mount(context: RemoteContext): Promise<RemoteHandle> {
    const report = reportOnce(context);
    const first = new FirstPage();
    const handles = { painted: first.settle, report, reopen: context.reopen };
    const router = createAreaRouter(withErrorPages(routes), { signal: context.signal });
    const root = createRoot(context.element, {
      // What an error page has caught is shown to the person; the area's health counts it, and
      // not what a part threw, which is counted for the remote that offers the part.
      onCaughtError: (error, { errorBoundary }) => {
        if (!(errorBoundary instanceof PartFence)) report(error);
      },
    });
    root.render(
      <RuntimeProvider>
        <KitProvider>
          <PartsContext value={context.parts ?? null}>
            <AreaContext value={handles}>
              <RouterProvider router={router} />
            </AreaContext>
          </PartsContext>
        </KitProvider>
      </RuntimeProvider>,
    );
    return {
      painted: first.painted,
      async unmount() {
        root.unmount();
      },
    };
  }
  return { contract, mount, prefetch: (path) => loadPage(routes, path) };
}
