import type {
  AreaId,
  ContributionKind,
  Contributor,
  PartSource,
  Registry,
  RegistryArea,
  RemoteModule,
} from '@jackfield/contract';
import { bus, hasUnsavedInput, navigateTo, profileAtom, store } from '@jackfield/runtime';
import { registerApplication, start } from 'single-spa';
import { visitorNow } from '../boot/visitor.ts';
import { reloadOnce } from '../errors/reload-guard.ts';
import { type Decision, decide } from '../navigation/decide.ts';
import { hasPageFor, mayWatch } from '../navigation/has-page-for.ts';
import { isMovingOn } from './another-try.ts';
import { AreaLifecycle } from './area-lifecycle.ts';
import { areaPresence } from './area-presence.ts';
import {
  areaStateAtom,
  areasAtom,
  contributingAreasAtom,
  decisionAtom,
  pathAtom,
} from './atoms.ts';
import { createContributionSource } from './contribution-source.ts';
import { createFederation } from './federation.ts';
import { followAreas } from './follow-areas.ts';
import { createDecider } from './last-decision.ts';
import { createPartSource } from './part-source.ts';
import { preloadWhenIdle } from './preload-idle.ts';
import { hasWithdrawn, renewAreas } from './renew-areas.ts';
import { onCallAtom } from '../phone/phone-state.ts';
import { observeArea } from '../releases/report-areas.ts';
import { readRegistry } from '../releases/watch-releases.ts';

/**
 * Loads the page anew at the address that it has moved to. The guard of unsaved input was asked
 * before the address changed, so that the browser has nothing to ask; within one page nobody was
 * asked, and input that would be lost keeps the page until the next navigation, as a call does.
 */
function moveOn({ isSamePage }: { isSamePage: boolean }): void {
  if ((isSamePage && hasUnsavedInput()) || store.get(onCallAtom)) return;
  const dropQuestion = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', dropQuestion, { capture: true, once: true });
  window.location.reload();
}

/** The areas of this portal, registered with single-spa. */
export interface Areas {
  /** Opens an area anew after it has failed, in the version that the registry names by now. */
  reopen(area: AreaId): void;
  /** Fetches what the page at `path` needs; failures are left for the visit to show. */
  preload(path: string): void;
  /** What the areas that this person may open add to pages of the host. */
  contributions<Kind extends ContributionKind>(kind: Kind): readonly Contributor<Kind>[];
  /** Parts of the areas, for what the shell itself shows. */
  parts: PartSource;
  /**
   * Takes from a fresh registry what needs no reload. When it withdraws something that this page
   * runs, the next navigation loads the page anew.
   */
  renew(fresh: Registry): void;
}

/** Areas that a visitor may open at all: what no rule lets in is not registered. */
function allowedAreas(areas: readonly RegistryArea[]): RegistryArea[] {
  const visitor = visitorNow();
  return areas.filter(({ routes }) =>
    routes.some((pathname) => {
      const { kind } = decide({ pathname: `${pathname}/-`, search: '', hash: '' }, visitor, areas);
      return kind === 'area' || kind === 'redirect';
    }),
  );
}

/**
 * Registers all areas at once; `outlet` is where they put their element, `root` has the portal in it.
 */
export function registerAreas(
  registry: Registry,
  { outlet, root }: { outlet: () => HTMLElement; root: HTMLElement },
): Areas {
  const areas = allowedAreas(registry.areas);
  store.set(areasAtom, areas);
  areaPresence.name(registry.areas);
  // A part may come from an area whose pages this person may not open.
  const federation = createFederation(registry.areas);
  const parts = createPartSource(registry.areas, {
    load: federation.loadPart,
    observe: observeArea,
  });
  const contributingNow = () => {
    const visitor = visitorNow();
    return areas.filter((area) => hasPageFor(visitor, area, areas));
  };
  const sourceOf = (from: readonly RegistryArea[]) =>
    createContributionSource(from, {
      load: federation.loadContribution,
      observe: observeArea,
      call: ({ area }) => areaPresence.hold(area, 'call'),
    });
  const contribute = (from: readonly RegistryArea[]) => {
    store.set(contributingAreasAtom, from);
    const visitor = visitorNow();
    const all = sourceOf(from);
    const watching = sourceOf(from.filter((area) => mayWatch(visitor, area, areas)));
    return <Kind extends ContributionKind>(kind: Kind) => (kind === 'home' ? watching : all)(kind);
  };
  let source = contribute(contributingNow());
  // A person who is promoted or demoted has other pages from then on, without a reload.
  store.sub(profileAtom, () => {
    const names = (all: readonly RegistryArea[]) => all.map(({ area }) => area).join();
    const next = contributingNow();
    if (names(next) !== names(store.get(contributingAreasAtom))) source = contribute(next);
  });
  const decideFor = createDecider(areas);
  const lifecycles = new Map<AreaId, AreaLifecycle>();

  function tellLeft(id: AreaId, error: Error, count: number): void {
    const area = registry.areas.find((each) => each.area === id);
    if (area) observeArea(area, { kind: 'error', error, count });
    // Whoever builds the area reads it in the console.
    reportError(error);
  }

  let isLeaving = false;
  function renew(fresh: Registry): void {
    isLeaving ||= hasWithdrawn(registry, fresh, federation.isRun);
    renewAreas(registry, fresh, {
      isRun: federation.isRun,
      onRenewed(area) {
        federation.renew(area);
        areaPresence.name(registry.areas);
      },
    });
  }

  let isStale = false;
  bus.on('live:release', () => {
    isStale = true;
  });
  /** The first visit of an area asks for its version when there was a release since. */
  async function load(area: RegistryArea): Promise<RemoteModule> {
    if (isStale && !federation.isRun(area.area)) {
      const fresh = await readRegistry();
      if (fresh) renew(fresh);
      isStale = fresh === null;
    }
    return federation.load(area);
  }

  for (const area of areas) {
    const lifecycle = new AreaLifecycle(area, {
      load,
      show: (id, state) => store.set(areaStateAtom, { area: id, state }),
      outlet,
      isReloading: (error) => reloadOnce(error),
      isMovingOn,
      stand: () => areaPresence.hold(area.area, 'page'),
      parts,
      observe: observeArea,
      report: (error) => reportError(error),
    });
    lifecycles.set(area.area, lifecycle);
    registerApplication({
      name: area.area,
      app: lifecycle,
      activeWhen: (location) => {
        const decision = decideFor(location);
        return decision.kind === 'area' && decision.area === area.area;
      },
    });
  }

  function follow(): void {
    const isSamePage = window.location.pathname === store.get(pathAtom);
    if (isLeaving) moveOn({ isSamePage });
    const decision = decideFor(window.location);
    if (!isSamePage) openIfFailed(decision);
    store.set(pathAtom, window.location.pathname);
    store.set(decisionAtom, decision);
    if (decision.kind === 'redirect') void navigateTo(decision.to, { replace: true });
    if (decision.kind === 'auth') window.location.reload();
  }

  /** Another page of an area that failed is another try; single-spa sees no change of area. */
  function openIfFailed(next: Decision): void {
    const before = store.get(decisionAtom);
    if (next.kind !== 'area' || before.kind !== 'area' || next.area !== before.area) return;
    if (store.get(areaStateAtom)?.state.phase === 'failed') lifecycles.get(next.area)?.open();
  }

  window.addEventListener('popstate', follow);
  start({ urlRerouteOnly: true });
  followAreas(areaPresence, { root, tell: tellLeft, signal: new AbortController().signal });
  follow();
  const runnable = areas.filter(({ misfit }) => misfit === undefined);
  preloadWhenIdle(runnable.map((area) => () => federation.warm(area)));

  return {
    parts,
    renew,
    reopen: (area) => void lifecycles.get(area)?.reopen(),
    preload(path) {
      const decision = decideFor({ pathname: path, search: '', hash: '' });
      const wanted = decision.kind === 'area' && areas.find(({ area }) => area === decision.area);
      if (!wanted || wanted.misfit !== undefined) return;
      const end = areaPresence.hold(wanted.area, 'call');
      void load(wanted)
        .then((remote) => remote.prefetch?.(path))
        .catch(() => undefined)
        .finally(end);
    },
    contributions: (kind) => source(kind),
  };
}
