import { sql } from 'kysely';
import type { VersionRef } from '@jackfield/contract/api/release';
import { findRelease, lockVersion } from './repository.ts';
import type { ReleaseServices } from './services.ts';

const day = 24 * 3_600_000;
const restorableFor = 30 * day;
const reportsKeptFor = 90 * day;
/** An upload takes a minute at most; what is older was left by a process that was killed. */
const arrivingFor = 10 * 60_000;

const isPointedTo = sql<boolean>`exists (select from release_pointer p
  where (p.live_remote = release.remote and p.live_version = release.version)
     or (p.previous_remote = release.remote and p.previous_version = release.version)
     or (p.canary_remote = release.remote and p.canary_version = release.version))`;

/** Removes versions that no pointer has named for 30 days, with their files and messages. */
async function removeOld({ db, store, clock }: ReleaseServices): Promise<VersionRef[]> {
  const before = new Date(clock.now().getTime() - restorableFor);
  const removed = await db.system(async (tx) => {
    const gone = await tx
      .deleteFrom('release')
      .where('published_at', '<', before)
      .where('last_referenced_at', '<', before)
      // It stays known, so that nobody publishes it anew.
      .where('withdrawn_at', 'is', null)
      .where((row) => row.not(isPointedTo))
      .returning(['remote', 'version'])
      .execute();
    for (const { remote, version } of gone) {
      const messages = tx.deleteFrom('release_message').where('remote', '=', remote);
      await messages.where('version', '=', version).execute();
    }
    return gone;
  });
  for (const { remote, version } of removed) await store.remove(remote, version);
  return removed;
}

/** Removes folders without a row, which a process killed while publishing or removing left. */
async function removeStray({ db, store }: ReleaseServices, before: Date): Promise<void> {
  for (const { changedAt, ...ref } of await store.list()) {
    if (changedAt > before) continue;
    await db.system(async (tx) => {
      await lockVersion(tx, ref);
      if (!(await findRelease(tx, ref))) await store.remove(ref.remote, ref.version);
    });
  }
}

/**
 * Sweeps what killed processes left. With the embedded database nobody else can be publishing, so
 * that a start sweeps at once.
 */
export async function sweepLeftovers(services: ReleaseServices, isStart: boolean): Promise<void> {
  const isAlone = isStart && services.db.kind === 'pglite';
  // Files carry the time of the disk, not that of the portal's clock.
  const before = new Date(Date.now() - (isAlone ? 0 : arrivingFor));
  await services.store.sweep(before);
  await removeStray(services, before);
}

/** Housekeeping of releases, every hour. Answers the versions that went. */
export async function tidyReleases(services: ReleaseServices): Promise<VersionRef[]> {
  const removed = await removeOld(services);
  await sweepLeftovers(services, false);
  const now = services.clock.now().getTime();
  await services.db.system(async (tx) => {
    await tx
      .deleteFrom('release_session')
      .where('seen_at', '<', new Date(now - reportsKeptFor))
      .execute();
    await tx
      .deleteFrom('staff_session')
      .where('expires_at', '<', new Date(now - day))
      .execute();
  });
  return removed;
}
