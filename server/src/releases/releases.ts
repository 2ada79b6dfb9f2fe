import type {
  Endpoint,
  Registry,
  ReleaseChanged,
  ReleaseManifest,
  Report,
} from '@jackfield/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { ServerConfig } from '../platform/config.ts';
import type { Actor } from '../platform/context.ts';
import { type Database, outsideTransaction } from '../platform/database.ts';
import { addCaller, addPolicy } from '../platform/route.ts';
import { addAssetRoute, type FindFile } from './asset-route.ts';
import { type Builds, readBuilds } from './builds.ts';
import { publisherOf, staffCaller } from './callers.ts';
import { readReleaseConfig } from './config.ts';
import type { RowsVersion } from './first-rows/first-rows.ts';
import { type CallOffer, callOffer } from './fit.ts';
import { addMoveRoutes } from './move-routes.ts';
import { releasePolicy } from './policy.ts';
import type { PreloadInput } from './preloads.ts';
import { publishBuilds } from './publish-builds.ts';
import { addReleaseRoutes } from './release-routes.ts';
import { hasCanary, resolveRegistry } from './resolve.ts';
import { storeReports } from './reports.ts';
import { sweepLeftovers, tidyReleases } from './retention.ts';
import { createSdkShelf } from './sdk.ts';
import { addSdkRoutes } from './sdk-routes.ts';
import type { ReleaseServices } from './services.ts';
import { createSnapshotCache } from './snapshot.ts';
import { staffOf } from './staff.ts';
import { addStaffRoutes } from './staff-routes.ts';
import { createStore } from './store.ts';
import { addTagRoutes } from './tag-routes.ts';
import { growingVariants } from './variant-areas.ts';
import { variantsByHost } from './variant-hosts.ts';
import { chosenVariant, readVariants, variantsFolder } from './variants.ts';
import type { Offer } from './verify.ts';
import { watchCanaries } from './watcher.ts';

const lookEvery = 3000;
const publishAgainEvery = 5000;
const watchEvery = 30_000;
const tidyEvery = 3_600_000;

interface ReleaseParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: ServerConfig;
  readonly env: NodeJS.ProcessEnv;
  /** Root of the workspace, where host and remotes are built. */
  readonly root: string;
  readonly log: ReleaseServices['log'];
}

/** The release registry of this process. */
export interface Releases {
  readonly services: ReleaseServices;
  readonly builds: ReturnType<typeof readBuilds>;
  /** Adds routes, policy rows and the files of published versions. */
  register(app: FastifyInstance): void;
  /**
   * Publishes what is built in this tree, sweeps leftovers, and starts the regular work. A version
   * that this portal could not run is held back, and never stops it.
   */
  start(): Promise<void>;
  stop(): void;
  /** Registry for a browser; `tenantOf` is asked only while accounts get different versions. */
  registryFor(request: FastifyRequest, tenantOf: () => Promise<string | null>): Promise<Registry>;
  /** Files of the host, of remotes from source and of published versions. */
  find: FindFile;
  /** What the pages of an area load; nothing is known of a build from source or a preview. */
  pagesOf(): Promise<PreloadInput['pagesOf']>;
  /** What `remote.json` of the versions that are served says. */
  manifestOf(): Promise<(version: RowsVersion) => ReleaseManifest | undefined>;
  /** Versions that people of a variant get, live and as canaries. */
  servedVersions(variant: string): Promise<RowsVersion[]>;
  /** Takes what the browser of a signed-in person tells of the versions that it is given. */
  takeReports(actor: Actor, reports: readonly Report[], request: FastifyRequest): Promise<void>;
  /** Reads the pointers again; called when another process says that it moved one. */
  refresh(): Promise<void>;
  /**
   * Publishes and points to the builds of this tree again, after the tables were emptied or where
   * some could not be published before.
   */
  republish(): Promise<void>;
  /** Areas without a version whose builds are still to be published, as `variant/area`. */
  awaitedAreas(): Promise<string[]>;
  /** Tells browsers of this process; called for moves of every process. */
  onChange(listener: (change: ReleaseChanged) => void): void;
  /** Tells the other processes; called after moves of this one. */
  onMoved(listener: () => void): void;
  /** One look of the canary watcher; answers how many canaries it rolled back. */
  watch(): Promise<number>;
  tidy(): ReturnType<typeof tidyReleases>;
}

function hostOffer(builds: Builds): Offer['host'] {
  if (!builds.hasHost()) return null;
  const { shared, ...host } = builds.host().description;
  return shared ? { versions: shared, ...host } : null;
}

function servicesOf({ db, clock, config, env, root, log }: ReleaseParts, calls: CallOffer) {
  const builds = readBuilds(root, env['BUILD_FOLDER'] || 'dist', (error) =>
    log.warn({ reason: String(error) }, 'a build cannot be read'),
  );
  const releaseConfig = readReleaseConfig(env, config);
  const read = readVariants(variantsFolder(env, root), root);
  const variant = chosenVariant(read, env['VARIANT']);
  const variants = growingVariants(read.served);
  for (const { id, reasons } of read.refused.values()) {
    log.warn({ variant: id, reasons }, 'a variant is left out');
  }
  const services: ReleaseServices = {
    db,
    clock,
    log,
    config: releaseConfig,
    store: createStore(releaseConfig.folder),
    variants: variants.all,
    variant,
    variantOf: variantsByHost(read, variant),
    isProduction: config.isProduction,
    offer: () => ({ host: hostOffer(builds), ...calls }),
  };
  return { services, builds, variants };
}

/** Puts the release registry together; nothing runs until `start`. */
export function createReleases(parts: ReleaseParts): Releases {
  // Filled by the areas of the server as they add their routes.
  let endpoints: ReadonlyMap<string, Endpoint> = new Map();
  const { services, builds, variants } = servicesOf(
    parts,
    callOffer(() => endpoints.values()),
  );
  const sdk = createSdkShelf(parts.root, services.config.folder);
  const changeListeners = new Set<(change: ReleaseChanged) => void>();
  const moveListeners = new Set<() => void>();
  const timers: NodeJS.Timeout[] = [];
  let unpublished: ReadonlySet<string> = new Set();
  const snapshots = createSnapshotCache(services.db, variants, {
    offer: services.offer,
    onChange(change) {
      for (const listener of changeListeners) listener(change);
    },
  });

  async function moved(): Promise<void> {
    // The move is stored; a look that fails now is made up for by the next regular one.
    await snapshots
      .refresh()
      .catch((error: unknown) => services.log.warn({ reason: String(error) }, 'releases'));
    for (const listener of moveListeners) listener();
  }

  const find: FindFile = (name, version, file) =>
    builds.find(name, version, file) ?? services.store.find(name, version, file);

  async function republish(): Promise<void> {
    unpublished = await publishBuilds(services, builds);
    await moved();
  }

  async function awaitedAreas(): Promise<string[]> {
    if (unpublished.size === 0) return [];
    const snapshot = await snapshots.current();
    return [...services.variants].flatMap(([variant, { remotes }]) =>
      Object.entries(remotes)
        .filter(([, remote]) => unpublished.has(remote))
        .filter(([area]) => !snapshot.pointers(variant).get(area)?.live)
        .map(([area]) => `${variant}/${area}`),
    );
  }

  async function watch(): Promise<number> {
    const count = await watchCanaries(services);
    if (count > 0) await moved();
    return count;
  }

  function every(milliseconds: number, what: string, work: () => Promise<unknown>): void {
    const run = () =>
      outsideTransaction(work).catch((error: unknown) =>
        services.log.warn({ reason: String(error) }, what),
      );
    timers.push(setInterval(() => void run(), milliseconds).unref());
  }

  return {
    services,
    builds,
    find,
    register(app) {
      endpoints = app.services.endpoints;
      const { guardKey } = app.services;
      addPolicy(app, releasePolicy);
      addCaller(app, 'publisher', (request) => publisherOf(services, guardKey, request));
      addCaller(app, 'staff', (request, hasSupportKey) =>
        staffCaller(services, request, hasSupportKey),
      );
      addReleaseRoutes(app, services);
      addTagRoutes(app, services);
      addMoveRoutes(app, { services, onMoved: moved });
      addStaffRoutes(app, services);
      addSdkRoutes(app, sdk);
      addAssetRoute(app, find);
    },
    async start() {
      await sweepLeftovers(services, true);
      await snapshots.current();
      await sdk.keep();
      await republish();
      for (const misfit of (await snapshots.current()).misfits) {
        services.log.warn(misfit, 'a version is held back: this portal cannot run it');
      }
      every(publishAgainEvery, 'builds of this tree', async () => {
        if (unpublished.size > 0) await republish();
      });
      every(lookEvery, 'releases', () => snapshots.refresh());
      every(watchEvery, 'canaries', watch);
      every(tidyEvery, 'clean-up of releases', () => tidyReleases(services));
      every(tidyEvery, 'clean-up of SDKs', () => sdk.tidy(parts.clock.now()));
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
    async registryFor(request, tenantOf) {
      const staff = await staffOf(services, request);
      const variant = services.variantOf(request.hostname ?? '');
      const tenantId = (await hasCanary(variant, snapshots)) ? await tenantOf() : null;
      const asker = { variant, tenantId, overrides: staff?.overrides ?? {} };
      return resolveRegistry(services, snapshots, builds, asker);
    },
    async manifestOf() {
      const snapshot = await snapshots.current();
      return ({ name, version }) => snapshot.manifest({ remote: name, version });
    },
    async servedVersions(variant) {
      const pointers = [...(await snapshots.current()).pointers(variant).values()];
      return pointers
        .flatMap(({ live, canary }) => [live, canary])
        .filter((ref) => ref !== null)
        .map(({ remote, version }) => ({ name: remote, version }));
    },
    async pagesOf() {
      const snapshot = await snapshots.current();
      return ({ name, version }) => snapshot.manifest({ remote: name, version })?.pages;
    },
    async takeReports(actor, reports, request) {
      const { db, clock } = services;
      const variant = services.variantOf(request.hostname ?? '');
      const pointers = (await snapshots.current()).pointers(variant);
      const now = clock.now();
      await db.system((tx) => storeReports(tx, { variant, pointers }, actor, reports, now));
    },
    refresh: () => snapshots.refresh(),
    republish,
    awaitedAreas,
    onChange: (listener) => void changeListeners.add(listener),
    onMoved: (listener) => void moveListeners.add(listener),
    watch,
    tidy: () => tidyReleases(services),
  };
}
