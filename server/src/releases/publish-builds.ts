import type { ReleaseManifest } from '@jackfield/contract';
import { ApiError } from '../platform/errors.ts';
import { isServable } from './asset.ts';
import { type Build, type Builds, devVersion } from './builds.ts';
import { isSame, promoted } from './pointer-state.ts';
import { lockPointer, type Mover, type PointerKey, stateOf, storeMove } from './pointers.ts';
import { checkReceived, takeIn } from './publish.ts';
import { findRelease } from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { copyBuild } from './store.ts';

const starter: Mover = { who: 'Start of the portal', via: 'system', why: 'Built in this tree.' };

/** Publishes a build unless it is known; files that are gone from the folder come back. */
async function publishBuild(services: ReleaseServices, build: Build<ReleaseManifest>) {
  const { store, db } = services;
  const ref = { remote: build.name, version: build.description.version };
  const known = await db.system((tx) => findRelease(tx, ref));
  if (known && (await store.has(ref.remote, ref.version))) return;
  const received = await store.receive();
  try {
    const files = await copyBuild(build.folder, received, isServable);
    if (known) return await store.place(received, ref.remote, ref.version);
    const names = new Set(files.map(({ name }) => name));
    const manifest = await checkReceived(services, received, names);
    await takeIn(services, received, { manifest, files, by: starter.who });
  } catch (error) {
    // Another process on the same database was faster.
    if (!(error instanceof ApiError && error.code === 'DUPLICATE')) throw error;
  } finally {
    await store.discard(received);
  }
}

/** Points to a build where nobody but a start has pointed before. */
async function promoteBuild(
  services: ReleaseServices,
  key: PointerKey,
  { name, description }: Build<ReleaseManifest>,
): Promise<void> {
  const at = services.clock.now();
  const target = { remote: name, version: description.version };
  await services.db.system(async (tx) => {
    const row = await lockPointer(tx, key, at);
    if (row.version > 0 && !row.moved_by_start) return;
    const state = stateOf(row);
    if (isSame(state.live, target) || !(await findRelease(tx, target))) return;
    const move = promoted(state, { target, audience: 'all' });
    await storeMove(tx, row, move, { ...starter, kind: 'start', audience: 'all', at });
  });
}

/**
 * Publishes what is built in this tree and points to it, so that a fresh clone serves its remotes
 * in the one way there is. A build that is refused costs its own area only.
 */
export async function publishBuilds(services: ReleaseServices, builds: Builds): Promise<void> {
  const built = [...builds.remotes().values()].filter(
    ({ description }) => description.version !== devVersion,
  );
  const attempt = (work: Promise<unknown>, remote: string) =>
    work.catch((error: unknown) =>
      services.log.warn({ reason: String(error), remote }, 'a build was not published'),
    );
  await Promise.all(built.map((build) => attempt(publishBuild(services, build), build.name)));
  for (const [variant, { remotes }] of services.variants) {
    for (const [area, remote] of Object.entries(remotes)) {
      const build = built.find(
        ({ name, description }) => name === remote && description.area === area,
      );
      if (build) await attempt(promoteBuild(services, { variant, area }, build), remote);
    }
  }
}
