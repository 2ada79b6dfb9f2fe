import { toAmount } from '@jackfield/domain';
import type { CallRestriction } from '@jackfield/contract/api/call-restriction';
import { checkTries, mostFailures } from '@jackfield/domain/check-tries';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';
import { priceIn, priceListOf } from '../prices/price-list.ts';
import { internationalStatusOf } from '../tenant/international-status.ts';

/** Checks of the account's card that are under way, and when the last of them failed. */
async function checksOf(tx: Tx, tenantId: string) {
  const checks = tx
    .selectFrom('international_check as c')
    .innerJoin('balance_transaction as b', 'b.id', 'c.transaction_id')
    .where('c.tenant_id', '=', tenantId);
  const open = await checks
    .select('b.id')
    .where('b.status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  const failed = await checks
    .select('b.settled_at')
    .where('b.status', '=', 'failed')
    .orderBy('b.settled_at', 'desc')
    .limit(mostFailures)
    .execute();
  const failures = failed.flatMap(({ settled_at: at }) => (at === null ? [] : [at.getTime()]));
  return { isBeingChecked: open !== undefined, failures };
}

const step = (by: string | null, at: Date | null) =>
  by === null || at === null ? null : { by, at: at.toISOString() };

/** Where calls of an account may go, and how far its steps are (API-52). */
export async function readRestriction(
  tx: Tx,
  tenantId: string,
  now: Date,
): Promise<CallRestriction> {
  const row = await accountRow(tx, tenantId);
  const { isBeingChecked, failures } = await checksOf(tx, tenantId);
  const { left, lockedUntil } = checkTries(failures, now.getTime());
  return {
    restrictionType: row.restriction_type,
    allowedCountries: row.allowed_countries,
    internationalCallStatus: internationalStatusOf(row),
    isVerifiedCharges: row.is_verified_charges,
    isVerifiedInternationalCall: row.is_verified_international_call,
    request: step(row.international_requested_by, row.international_requested_at),
    check: step(row.international_checked_by, row.international_checked_at),
    checkAmount: toAmount(priceIn(await priceListOf(tx, row.currency), 'chargeCheck').cents),
    currency: row.currency,
    isBeingChecked,
    triesLeft: left,
    allTries: mostFailures,
    lockedUntil: lockedUntil === null ? null : new Date(lockedUntil).toISOString(),
    version: row.version,
  };
}
