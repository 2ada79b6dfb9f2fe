import { sql } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { accountRow } from '../../platform/rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';

/** Kind of due work that gives up the numbers of a cancelled account; its subject is the account. */
const cancelledNumbersWork = 'cancelledNumbers';

/**
 * Plans when the phone numbers of an account that is cancelled now are given up: at the end of the
 * period, which is the month in the account's time zone (annex E2).
 */
export async function releaseAtPeriodEnd(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ end: Date }>`
    select (date_trunc('month', ${now}::timestamptz at time zone time_zone) + interval '1 month')
      at time zone time_zone as end
    from tenant where id = ${tenantId}`.execute(tx);
  const [period] = rows;
  if (period === undefined) throw new Error('An account without a row.');
  const subject = { kind: cancelledNumbersWork, subjectId: tenantId, tenantId };
  await scheduleWork(tx, subject, new Date(period.end));
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly lookup: NumberLookup;
}

/**
 * Gives the phone numbers of a cancelled account up to their providers (annex E2). A number keeps
 * its row until its provider has it back, so that a step that is taken again gives up nothing that
 * somebody else has bought meanwhile.
 */
export function createCancelledNumbersWork({ db, clock, lookup }: Parts): WorkKind {
  return {
    kind: cancelledNumbersWork,
    async advance({ tenantId }) {
      const { name, numbers } = await db.tenant(tenantId, (tx) => numbersOf(tx, tenantId));
      for (const { number, provider } of numbers) await lookup.giveUp(number, provider);
      return async (tx) => {
        if (numbers.length === 0) return null;
        await tx
          .deleteFrom('phone_number')
          .where('tenant_id', '=', tenantId)
          .where(
            'id',
            'in',
            numbers.map(({ id }) => id),
          )
          .execute();
        await recordSystemChange(tx, {
          tenantId,
          at: clock.now(),
          action: 'tenant.releaseNumbers',
          entity: 'tenant',
          id: tenantId,
          name,
          before: { phoneNumbers: numbers.map(({ number }) => number) },
          after: { phoneNumbers: [] },
          events: [],
        });
        return null;
      };
    },
  };
}

/** The numbers of an account that is cancelled; none of any other. */
async function numbersOf(tx: Tx, tenantId: string) {
  const account = await accountRow(tx, tenantId);
  if (account.status !== 'cancel') return { name: account.company_name, numbers: [] };
  const numbers = await tx
    .selectFrom('phone_number')
    .select(['id', 'number', 'provider'])
    .where('tenant_id', '=', tenantId)
    .orderBy('number')
    .execute();
  return { name: account.company_name, numbers };
}
