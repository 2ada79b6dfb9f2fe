import type { Registry, RegistryArea } from '@jackfield/contract';
import { loadLayers } from '@jackfield/kit/ui/overlay';
import {
  afterFirstRows,
  configAtom,
  followOwnLanguage,
  startNavigation,
  store,
} from '@jackfield/runtime';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { loadThirdParties } from './third-party.ts';
import { areasAtom, areaStateAtom } from '../areas/atoms.ts';
import { registerAreas } from '../areas/register-areas.ts';
import { watchFirstRows } from '../areas/watch-first-rows.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { loadShellPart } from '../errors/shell-part.ts';
import { Shell } from '../layout/shell.tsx';
import { streamStart } from '../live/stream-start.ts';
import { outlet } from '../layout/outlet.ts';
import { takePaintedRows } from '../layout/painted-rows.ts';
import { askStart } from '../home/ask-start.ts';
import { notifyNews } from '../news/notify-news.ts';
import { reportUncaught } from '../releases/report-areas.ts';
import { watchReleases } from '../releases/watch-releases.ts';

/** Shows the shell of a signed-in person and registers the areas. */
export function startShell(root: HTMLElement, registry: Registry): void {
  const endless = new AbortController().signal;
  startNavigation(endless);
  const areas = registerAreas(registry, { outlet, root });
  takePaintedRows(root);
  // The outlet has to be on the page before single-spa mounts the first area.
  flushSync(() =>
    createRoot(root).render(
      <Provider store={store}>
        <ErrorBoundary>
          <Shell areas={areas} registry={registry} />
        </ErrorBoundary>
      </Provider>,
    ),
  );
  followOwnLanguage();
  watchReleases(registry, endless, areas.renew);
  reportUncaught(store.get(areasAtom), endless);
  watchFirstRows();
  const since = streamStart();
  afterFirstRows(() => startExtras(registry, endless, since));
}

/** The version of the area that is open. */
function openArea(): RegistryArea | undefined {
  const id = store.get(areaStateAtom)?.area;
  return store.get(areasAtom).find(({ area }) => area === id);
}

/** What a person needs only once the first rows stand. */
function startExtras(
  registry: Registry,
  endless: AbortSignal,
  since: Promise<number | null>,
): void {
  // The first menu or dialog then opens at once.
  void loadLayers().catch(() => undefined);
  const live = () => import(/* webpackChunkName: "live" */ '../live/start-live.ts');
  void loadShellPart(live).then(async ({ startLive }) => startLive(await since), reportError);
  notifyNews(endless);
  askStart();
  void import(/* webpackChunkName: "vitals" */ '../releases/watch-vitals.ts').then(
    ({ watchVitals }) => watchVitals(openArea),
    () => undefined,
  );
  loadThirdParties(store.get(configAtom), registry.variant);
  // Kept by the service worker, so that it can be shown when the server is away.
  void import(/* webpackChunkName: "trouble" */ '../errors/fatal-page.tsx').catch(() => undefined);
}
