import type { Release, ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { checkMove, checkTarget } from './check-move.ts';
import { pointerDto } from './pointer-dto.ts';
import { withdrawn } from './pointer-state.ts';
import { lockPointer, type Mover, type PointerKey, stateOf, storeMove } from './pointers.ts';
import { refuse } from './refusal.ts';
import { knownRelease, lockVariant, type ReleaseRow, releaseDto, usesOf } from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { isJoined, remoteOf } from './variant-areas.ts';

interface Withdrawal {
  readonly target: VersionRef;
  /** What to go to where it is live; the previous version unless given. */
  readonly instead: VersionRef | null;
  readonly by: Mover;
}

/** Pointers that name a version. */
async function pointersTo(tx: Tx, { remote, version }: VersionRef): Promise<PointerKey[]> {
  const { rows } = await sql<PointerKey>`
    select variant, area from release_pointer
    where (live_remote = ${remote} and live_version = ${version})
       or (previous_remote = ${remote} and previous_version = ${version})
       or (canary_remote = ${remote} and canary_version = ${version})
    order by variant, area`.execute(tx);
  return rows;
}

async function leave(
  tx: Tx,
  services: ReleaseServices,
  key: PointerKey,
  { target, instead, by }: Withdrawal,
): Promise<void> {
  const at = services.clock.now();
  const row = await lockPointer(tx, key, at);
  const before = stateOf(row);
  const move = withdrawn(before, target, instead);
  if (!move) return;
  if (!move.state.live && before.live && !(await isJoined(tx, key))) {
    throw refuse(
      'WITHDRAWN',
      `${target.remote} ${target.version} is live in ${key.variant}, and there is no previous ` +
        'version to go to. Name one to go to instead.',
    );
  }
  await checkMove(tx, services, key, before, move.state);
  await storeMove(tx, row, move, { ...by, audience: null, at });
}

async function mark(tx: Tx, release: ReleaseRow, by: Mover, at: Date): Promise<void> {
  const { remote, version, withdrawn_at: since, withdrawn_by: who } = release;
  if (since) {
    const message = `${remote} ${version} is withdrawn already, by ${who}.`;
    throw new ApiError('INVALIDTRANSITION', { message });
  }
  await tx
    .updateTable('release')
    .set({
      withdrawn_at: at,
      withdrawn_by: by.who,
      withdrawn_why: by.why,
      last_referenced_at: at,
    })
    .where((row) => row.and({ remote, version }))
    .execute();
}

/**
 * Withdraws a version: no variant names it any more, and it can't be given, previewed or gone back
 * to. 404 for an unknown one, 409 for one that is withdrawn, 422 when there is nothing to go to.
 */
export function withdraw(
  services: ReleaseServices,
  order: Withdrawal,
): Promise<{ release: Release; pointers: ReleasePointer[] }> {
  const { target, instead, by } = order;
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    // A promotion that is under way ends first, and the next one finds the version withdrawn.
    for (const variant of [...services.variants.keys()].toSorted()) await lockVariant(tx, variant);
    const release = await knownRelease(tx, target);
    await mark(tx, release, by, now);
    const { area } = release;
    if (instead) await checkTarget(tx, services, { area, target: instead, audience: 'all' });
    const keys = await pointersTo(tx, target);
    for (const key of keys) await leave(tx, services, key, order);
    const served = keys.filter(({ variant }) => services.variants.has(variant));
    const pointers = [];
    for (const key of served) {
      pointers.push(await pointerDto(tx, services, key, remoteOf(services, key)));
    }
    const row = await knownRelease(tx, target);
    return { release: releaseDto(row, await usesOf(tx), services.offer()), pointers };
  });
}
