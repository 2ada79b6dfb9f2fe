import type { NumberProviderId } from '@jackfield/contract/api/number';
import { sql } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError } from '../../platform/errors.ts';
import { findRow } from '../../platform/rows.ts';

interface HeldNumberTable {
  id: string;
  tenant_id: string;
  number: string;
  provider: NumberProviderId;
  held_until: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    held_number: HeldNumberTable;
  }
}

/** Kind of due work that gives held numbers up at their end. */
const heldNumberWork = 'heldNumber';

/** Some phone numbers of an account, by their ids. */
interface SomeNumbers {
  readonly tenantId: string;
  readonly ids: readonly string[];
}

/** When a number that is deleted now would be given up. */
export const heldUntil = (lookup: NumberLookup, provider: NumberProviderId, now: Date): Date =>
  new Date(now.getTime() + lookup.holdOf(provider));

/**
 * Holds phone numbers that are being deleted, and plans when each is given up. Call it before their
 * rows go.
 */
export async function holdNumbers(
  tx: Tx,
  lookup: NumberLookup,
  { tenantId, ids, now }: SomeNumbers & { readonly now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const numbers = await tx
    .selectFrom('phone_number')
    .select(['id', 'number', 'provider'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  for (const { id, number, provider } of numbers) {
    const until = heldUntil(lookup, provider, now);
    // What was held before is over, though its work is still to come.
    await tx.deleteFrom('held_number').where('number', '=', number).execute();
    await tx
      .insertInto('held_number')
      .values({
        id,
        tenant_id: tenantId,
        number,
        provider,
        held_until: until,
      })
      .execute();
    await scheduleWork(tx, { kind: heldNumberWork, subjectId: id, tenantId }, until);
  }
}

/** Numbers that the account still holds, with the end of each. */
export async function heldNumbers(
  tx: Tx,
  tenantId: string,
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .selectFrom('held_number')
    .select(['number', 'held_until'])
    .where('tenant_id', '=', tenantId)
    .where('held_until', '>', now)
    .execute();
  return new Map(rows.map(({ number, held_until: until }) => [number, new Date(until)]));
}

/**
 * Ends the holding of numbers, because they are in use again; answers which were held. Throws 409
 * NUMBERTAKEN where one is being given up.
 */
export async function endHold(
  tx: Tx,
  { tenantId, ids, now }: SomeNumbers & { readonly now: Date },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const gone = await tx
    .deleteFrom('held_number')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .returning(['id', 'held_until'])
    .execute();
  if (gone.some(({ held_until: until }) => until <= now)) throw new ApiError('NUMBERTAKEN');
  return new Set(gone.map(({ id }) => id));
}

/**
 * Whether some account holds a number, or has not given it up yet: who bought it before that would
 * lose it. Runs over all accounts.
 */
export async function isHeld(tx: Tx, number: string): Promise<boolean> {
  const { rows } = await sql`select from held_number where number = ${number}`.execute(tx);
  return rows.length > 0;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly lookup: NumberLookup;
}

/** Gives held numbers up to their providers at their end; those that came back are left alone. */
export function createHeldNumberWork({ db, clock, lookup }: Parts): WorkKind {
  return {
    kind: heldNumberWork,
    async advance({ tenantId, subjectId }) {
      const held = await db.tenant(tenantId, (tx) =>
        findRow(tx, 'held_number', { tenantId, id: subjectId }),
      );
      if (held === undefined) return async () => null;
      const until = new Date(held.held_until);
      if (until > clock.now()) return async () => until;
      await lookup.giveUp(held.number, held.provider);
      return async (tx) => {
        await tx
          .deleteFrom('held_number')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', subjectId)
          .where('held_until', '<=', clock.now())
          .execute();
        return null;
      };
    },
  };
}
