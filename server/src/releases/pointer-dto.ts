import { type Company, judgedFrom, type ReleasePointer } from '@jackfield/contract/api/release';
import type { Tx } from '../platform/database.ts';
import { companiesOf } from './companies.ts';
import { type HealthOf, readHealth } from './health.ts';
import { type Canary, noPointer } from './pointer-state.ts';
import { findPointer, type PointerKey, type PointerRow, stateOf } from './pointers.ts';
import type { ReleaseServices } from './services.ts';
import { type HeldBack, settlePointers } from './settle.ts';

const day = 24 * 3_600_000;

/** Health of the last 24 hours. */
export const healthOfDay = (tx: Tx, now: Date) => readHealth(tx, new Date(now.getTime() - day));

/** What pointers are answered with, read once for all of them. */
export interface PointerFacts {
  readonly health: HealthOf;
  /** Tenants that canaries name. */
  readonly companies: readonly Company[];
  /** What these pointers name and this portal can't run. */
  readonly misfits: readonly HeldBack[];
}

/** Health of the last day, and what is to be known of these pointers. */
export async function readFacts(
  tx: Tx,
  { offer, clock }: ReleaseServices,
  rows: readonly PointerRow[],
): Promise<PointerFacts> {
  const ids = [...new Set(rows.flatMap((row) => row.canary_tenants))];
  const { misfits } = await settlePointers(tx, offer(), rows);
  const health = await healthOfDay(tx, clock.now());
  return { health, companies: await companiesOf(tx, ids), misfits };
}

function canaryDto(variant: string, canary: Canary, { health, companies }: PointerFacts) {
  return {
    ...canary,
    tenants: [...canary.tenants],
    companies: companies.filter(({ id }) => canary.tenants.includes(id)),
    health: health(variant, canary),
  };
}

/** A pointer as the API answers it; without a row it has not been moved yet. */
export function toPointerDto(
  { variant, area }: PointerKey,
  remote: string,
  row: PointerRow | undefined,
  facts: PointerFacts,
): ReleasePointer {
  const { live, previous, canary, autoRollback } = row ? stateOf(row) : noPointer;
  return {
    variant,
    area,
    remote,
    version: row?.version ?? 0,
    live: live && { ...live, health: facts.health(variant, live) },
    previous,
    canary: canary && canaryDto(variant, canary, facts),
    autoRollback,
    judgedFrom,
    misfits: facts.misfits
      .filter((one) => one.variant === variant && one.area === area)
      .map(({ misfit }) => misfit),
    movedByStart: row?.moved_by_start ?? false,
    movedAt: row && row.version > 0 ? row.moved_at.toISOString() : null,
  };
}

/** One pointer with the health of its versions. */
export async function pointerDto(
  tx: Tx,
  services: ReleaseServices,
  key: PointerKey,
  remote: string,
): Promise<ReleasePointer> {
  const row = await findPointer(tx, key);
  return toPointerDto(key, remote, row, await readFacts(tx, services, row ? [row] : []));
}
