import type { ReleaseManifest } from '@jackfield/contract';
import type { Tx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { isServable } from './asset.ts';
import { type Build, type Builds, devVersion } from './builds.ts';
import { partsOf } from './parts.ts';
import { isSame, type Move, promoted } from './pointer-state.ts';
import {
  lockPointer,
  type Mover,
  type PointerKey,
  type PointerRow,
  stateOf,
  storeMove,
} from './pointers.ts';
import { checkReceived, type OfferedParts, readReceived, storeRelease } from './publish.ts';
import { refuse } from './refusal.ts';
import { findRelease, lockVariant, type Smoke } from './repository.ts';
import { areaToLeave } from './served-parts.ts';
import type { ReleaseServices } from './services.ts';
import { copyBuild } from './store.ts';
import { unfit } from './verify.ts';

const starter: Mover = { who: 'Start of the portal', via: 'system', why: 'Built in this tree.' };

/** Whoever starts a portal vouches for its tree. */
const ownBuild: Smoke = { state: 'exempt', report: null };

/** Digests as two builds can be compared by them. */
const linesOf = ({ integrity, files }: ReleaseManifest) =>
  [
    integrity,
    ...Object.entries(files ?? {}).map(([name, digest]) => `${digest} ${name}`),
  ].toSorted();

/** Refuses a build that has taken the name of a published version of other files. */
function checkSame(published: ReleaseManifest, built: ReleaseManifest): void {
  if (!published.files && published.integrity === built.integrity) return;
  if (linesOf(published).join() === linesOf(built).join()) return;
  const { name, version } = built;
  throw refuse(
    'INTEGRITY',
    `${name} ${version} is published, with other files than this build has.`,
  );
}

/** Publishes a build unless it is known; files that are gone from the folder come back. */
async function publishBuild(
  services: ReleaseServices,
  build: Build<ReleaseManifest>,
  arriving: OfferedParts,
) {
  const { store, db } = services;
  const ref = { remote: build.name, version: build.description.version };
  const known = await db.system((tx) => findRelease(tx, ref));
  if (known) checkSame(known.manifest, build.description);
  if (known && (await store.has(ref.remote, ref.version))) return;
  const received = await store.receive();
  try {
    const files = await copyBuild(build.folder, received, isServable);
    if (known) {
      await readReceived(services, received, files);
      return await store.place(received, ref.remote, ref.version);
    }
    const manifest = await checkReceived(services, received, files, arriving);
    await storeRelease(services, received, { manifest, files, by: starter.who, smoke: ownBuild });
  } catch (error) {
    // Another process on the same database was faster.
    if (!(error instanceof ApiError && error.code === 'DUPLICATE')) throw error;
  } finally {
    await store.discard(received);
  }
}

interface PlannedMove {
  readonly row: PointerRow;
  readonly move: Move;
}

/** The move to a build, where nobody but a start has pointed before; null when there is none. */
async function planMove(
  tx: Tx,
  services: ReleaseServices,
  key: PointerKey,
  { name, description }: Build<ReleaseManifest>,
): Promise<PlannedMove | null> {
  const target = { remote: name, version: description.version };
  const row = await lockPointer(tx, key, services.clock.now());
  if (row.version > 0 && !row.moved_by_start) return null;
  const state = stateOf(row);
  const release = await findRelease(tx, target);
  if (isSame(state.live, target) || !release || release.withdrawn_at) return null;
  if (unfit(release.manifest, services.offer())) return null;
  return { row, move: promoted(state, { target, audience: 'all' }) };
}

/**
 * Points a variant to the builds of its areas, all together, because one may need a part that
 * another brings. An area whose build would lack a part, or take one away, stays as it is.
 */
async function promoteBuilds(
  services: ReleaseServices,
  variant: string,
  builds: ReadonlyMap<string, Build<ReleaseManifest>>,
): Promise<void> {
  await services.db.system(async (tx) => {
    await lockVariant(tx, variant);
    const planned = new Map<string, PlannedMove>();
    for (const [area, build] of builds) {
      const plan = await planMove(tx, services, { variant, area }, build);
      if (plan) planned.set(area, plan);
    }
    for (;;) {
      const states = new Map([...planned].map(([area, { move }]) => [area, move.state]));
      const area = await areaToLeave(tx, services, variant, states);
      if (area === null) break;
      planned.delete(area);
      services.log.warn({ area, variant }, 'a build was not promoted: a part would be missing');
    }
    const at = services.clock.now();
    for (const { row, move } of planned.values()) {
      await storeMove(tx, row, move, { ...starter, kind: 'start', audience: 'all', at });
    }
  });
}

/** Whether a build was refused for what it is: trying again would change nothing. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;

/**
 * Publishes what is built in this tree and points to it, so that a fresh clone serves its remotes
 * in the one way there is. A build that is refused costs its own area only.
 *
 * @returns remotes whose builds do not stand yet for a reason that is none of theirs, such as a
 *   database that did not answer: they are to be tried again
 */
export async function publishBuilds(
  services: ReleaseServices,
  builds: Builds,
): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  const built = [...builds.remotes().values()].filter(
    ({ description }) => description.version !== devVersion,
  );
  const attempt = (work: Promise<unknown>, of: { remote: string } | { variant: string }) =>
    work.catch((error: unknown) => {
      services.log.warn({ reason: String(error), ...of }, 'a build was not published');
      if (isRefusal(error)) return;
      for (const { name } of built) if (!('remote' in of) || of.remote === name) failed.add(name);
    });
  const arriving = built.map(({ description }) => ({
    area: description.area,
    parts: partsOf(description),
  }));
  await Promise.all(
    built.map((build) => attempt(publishBuild(services, build, arriving), { remote: build.name })),
  );
  for (const [variant, { remotes }] of services.variants) {
    const own = Object.entries(remotes).flatMap(([area, remote]) => {
      const build = built.find(
        ({ name, description }) => name === remote && description.area === area,
      );
      return build ? [[area, build] as const] : [];
    });
    await attempt(promoteBuilds(services, variant, new Map(own)), { variant });
  }
  return failed;
}
