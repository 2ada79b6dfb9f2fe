import type { VersionRef } from '@jackfield/contract/api/release';
import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { isSame } from './pointer-state.ts';
import { findPointer, type PointerKey, stateOf, storedRef } from './pointers.ts';
import { refuse } from './refusal.ts';
import { knownRelease } from './repository.ts';
import { isJoined } from './variant-areas.ts';

/** A move after which everybody got a version, or nobody one; ends of canaries are none. */
interface LiveMove {
  readonly kind: 'promote' | 'start' | 'rollback' | 'withdraw';
  readonly to: VersionRef | null;
}

/**
 * Versions that were live, in the order in which they became so, the last one at the end. Going
 * back takes away what was left behind, so that no number of steps leads to it again.
 */
export function liveVersions(moves: readonly LiveMove[]): VersionRef[] {
  const versions: VersionRef[] = [];
  for (const { kind, to } of moves) {
    if (!to) {
      versions.length = 0;
      continue;
    }
    const known = versions.findLastIndex((ref) => isSame(ref, to));
    const isForward = kind === 'promote' || kind === 'start';
    if (!isForward && known >= 0) versions.length = known;
    else if (isForward && isSame(versions.at(-1) ?? null, to)) continue;
    else if (!isForward) versions.pop();
    versions.push(to);
  }
  return versions;
}

/** Versions that a pointer can go back to, the last one first: published and not withdrawn. */
export async function waysBack(tx: Tx, { variant, area }: PointerKey): Promise<VersionRef[]> {
  const { rows } = await sql<{ [Key in keyof VersionRef]: string | null } & Pick<LiveMove, 'kind'>>`
    select kind, to_remote as remote, to_version as version from release_move
    where variant = ${variant} and area = ${area}
      and kind in ('promote', 'start', 'rollback', 'withdraw')
    order by id`.execute(tx);
  const { rows: usable } = await sql<VersionRef>`
    select remote, version from release where area = ${area} and withdrawn_at is null`.execute(tx);
  const row = await findPointer(tx, { variant, area });
  const live = row ? stateOf(row).live : null;
  const moves = rows.map(({ kind, remote, version }) => ({ kind, to: storedRef(remote, version) }));
  const found: VersionRef[] = [];
  for (const ref of liveVersions(moves).toReversed()) {
    const isKnown = found.some((other) => isSame(other, ref)) || isSame(live, ref);
    if (!isKnown && usable.some((other) => isSame(other, ref))) found.push(ref);
  }
  return found;
}

/**
 * Whether going back takes an area away from everybody: it came by a promotion, and what is live is
 * the first version of it that may run (SHIP-04).
 */
export const leadsToNothing = async (tx: Tx, key: PointerKey): Promise<boolean> =>
  (await isJoined(tx, key)) && (await waysBack(tx, key)).length === 0;

interface Asked {
  readonly version?: string | undefined;
  readonly steps?: number | undefined;
}

/** The version that a roll back asks for: 404, 409 or 422 with the reason when it cannot be. */
export async function pickWayBack(
  tx: Tx,
  key: PointerKey,
  live: VersionRef | null,
  { version, steps = 1 }: Asked,
): Promise<VersionRef> {
  const place = `${key.variant} ${key.area}`;
  const ways = await waysBack(tx, key);
  if (version === undefined) {
    const target = ways[steps - 1];
    if (target) return target;
    const count = ways.length === 1 ? '1 version' : `${ways.length} versions`;
    const message = `${place} can go back ${count}, not ${steps}.`;
    throw new ApiError('INVALIDTRANSITION', { message });
  }
  const target = ways.find((ref) => ref.version === version);
  if (target) return target;
  if (live?.version === version) {
    const message = `${live.remote} ${version} is live in ${place} already.`;
    throw new ApiError('INVALIDTRANSITION', { message });
  }
  if (live) {
    const {
      remote,
      withdrawn_why: why,
      withdrawn_at: at,
    } = await knownRelease(tx, {
      remote: live.remote,
      version,
    });
    if (at) throw refuse('WITHDRAWN', `${remote} ${version} was withdrawn: ${why}`);
  }
  throw refuse('BACK', `${version} has not been live in ${place} before; promote it.`);
}
