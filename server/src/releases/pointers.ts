import type { VersionRef } from '@jackfield/contract/api/release';
import type { Selectable } from 'kysely';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { type Canary, isSame, type Move, type PointerState } from './pointer-state.ts';
import { touchReleases } from './repository.ts';
import type { ReleaseMoveTable, ReleasePointerTable } from './tables.ts';

export type PointerRow = Selectable<ReleasePointerTable>;

/** Which pointer. */
export interface PointerKey {
  readonly variant: string;
  readonly area: string;
}

/** A version as two columns keep it. */
export const storedRef = (remote: string | null, version: string | null): VersionRef | null =>
  remote === null || version === null ? null : { remote, version };

/** State that a row keeps. */
export function stateOf(row: PointerRow): PointerState {
  const canary = storedRef(row.canary_remote, row.canary_version);
  return {
    live: storedRef(row.live_remote, row.live_version),
    previous: storedRef(row.previous_remote, row.previous_version),
    canary: canary && { ...canary, percent: row.canary_percent, tenants: row.canary_tenants },
    autoRollback: row.auto_rollback,
  };
}

function columnsOf({ live, previous, canary, autoRollback }: PointerState) {
  return {
    live_remote: live?.remote ?? null,
    live_version: live?.version ?? null,
    previous_remote: previous?.remote ?? null,
    previous_version: previous?.version ?? null,
    canary_remote: canary?.remote ?? null,
    canary_version: canary?.version ?? null,
    canary_percent: canary?.percent ?? 0,
    canary_tenants: JSON.stringify(canary?.tenants ?? []),
    auto_rollback: autoRollback,
  };
}

/** The pointer's row, locked; made when there is none, with version 0. */
export async function lockPointer(tx: Tx, key: PointerKey, now: Date): Promise<PointerRow> {
  await tx
    .insertInto('release_pointer')
    .values({
      variant: key.variant,
      area: key.area,
      canary_tenants: '[]',
      moved_at: now,
      version: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('release_pointer')
    .selectAll()
    .where('variant', '=', key.variant)
    .where('area', '=', key.area)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function findPointer(tx: Tx, key: PointerKey): Promise<PointerRow | undefined> {
  return tx
    .selectFrom('release_pointer')
    .selectAll()
    .where('variant', '=', key.variant)
    .where('area', '=', key.area)
    .executeTakeFirst();
}

/** Who moves, how and why. */
export interface Mover {
  readonly who: string;
  readonly via: ReleaseMoveTable['via'];
  readonly why: string;
}

interface StoredMove extends Mover {
  readonly kind?: Move['kind'];
  readonly audience: unknown;
  readonly at: Date;
}

const isNewCanary = (row: PointerRow, canary: Canary | null): boolean =>
  canary !== null && !isSame(stateOf(row).canary, canary);

/** Stores a move of a locked pointer with its entry in the history. */
export async function storeMove(
  tx: Tx,
  row: PointerRow,
  move: Move,
  stored: StoredMove,
): Promise<void> {
  const { variant, area } = row;
  const { at, who, via, why } = stored;
  const kind = stored.kind ?? move.kind;
  await tx
    .updateTable('release_pointer')
    .set({
      ...columnsOf(move.state),
      ...(isNewCanary(row, move.state.canary) && { canary_since: at }),
      moved_by_start: kind === 'start',
      moved_at: at,
      version: row.version + 1,
    })
    .where('variant', '=', variant)
    .where('area', '=', area)
    .execute();
  await tx
    .insertInto('release_move')
    .values({
      id: newId(),
      at,
      who,
      via,
      variant,
      area,
      kind,
      from_remote: move.from?.remote ?? null,
      from_version: move.from?.version ?? null,
      to_remote: move.to?.remote ?? null,
      to_version: move.to?.version ?? null,
      audience: JSON.stringify(stored.audience ?? null),
      why,
    })
    .execute();
  await touchReleases(
    tx,
    [move.from, move.to].filter((ref) => ref !== null),
    at,
  );
}
