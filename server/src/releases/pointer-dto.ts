import type { ReleasePointer } from '@jackfield/contract/api/release';
import type { Tx } from '../platform/database.ts';
import { type HealthOf, readHealth } from './health.ts';
import { noPointer } from './pointer-state.ts';
import { findPointer, type PointerKey, type PointerRow, stateOf } from './pointers.ts';

const day = 24 * 3_600_000;

/** Health of the last 24 hours. */
export const healthOfDay = (tx: Tx, now: Date) => readHealth(tx, new Date(now.getTime() - day));

/** A pointer as the API answers it; without a row it has not been moved yet. */
export function toPointerDto(
  { variant, area }: PointerKey,
  remote: string,
  row: PointerRow | undefined,
  health: HealthOf,
): ReleasePointer {
  const { live, previous, canary, autoRollback } = row ? stateOf(row) : noPointer;
  return {
    variant,
    area,
    remote,
    version: row?.version ?? 0,
    live: live && { ...live, health: health(variant, live) },
    previous,
    canary: canary && { ...canary, tenants: [...canary.tenants], health: health(variant, canary) },
    autoRollback,
    movedByStart: row?.moved_by_start ?? false,
    movedAt: row && row.version > 0 ? row.moved_at.toISOString() : null,
  };
}

/** One pointer with the health of its versions. */
export async function pointerDto(
  tx: Tx,
  key: PointerKey,
  remote: string,
  now: Date,
): Promise<ReleasePointer> {
  return toPointerDto(key, remote, await findPointer(tx, key), await healthOfDay(tx, now));
}
