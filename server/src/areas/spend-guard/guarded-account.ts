import type { AccountCountry, Currency } from '@jackfield/contract';
import { type CapKind, capKinds } from '@jackfield/contract/api/spend-guard';
import { type Cents, parseCents } from '@jackfield/domain';
import { localTimeAt } from '@jackfield/domain/business-hours';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { SpendGuardTable } from './tables.ts';

/** An account as its guard sees it. */
export interface GuardedAccount {
  readonly tenantId: string;
  readonly companyName: string;
  readonly country: AccountCountry;
  readonly currency: Currency;
  readonly language: string;
  readonly timeZone: string;
  readonly balance: string;
  readonly guard: Selectable<SpendGuardTable>;
}

/** The caps of a guard in cents. */
export function capsOf(guard: Selectable<SpendGuardTable>): Readonly<Record<CapKind, Cents>> {
  const entries = capKinds.map((kind) => [kind, parseCents(guard[`cap_${kind}`])] as const);
  return Object.fromEntries(entries) as Record<CapKind, Cents>;
}

/** Number of the day of the account that an instant is in. */
export const dayAt = ({ timeZone }: Pick<GuardedAccount, 'timeZone'>, at: Date): number =>
  localTimeAt(timeZone, at.getTime()).day;

/**
 * Reads an account and holds its guard until the commit, so that whatever is spent is counted one
 * after the other. Null for an account that is not there or has ended.
 */
export async function holdAccount(tx: Tx, tenantId: string): Promise<GuardedAccount | null> {
  const guard = await tx
    .selectFrom('spend_guard')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
  const tenant = await tx
    .selectFrom('tenant')
    .select(['company_name', 'country', 'currency', 'language', 'time_zone', 'balance', 'status'])
    .where('id', '=', tenantId)
    .executeTakeFirst();
  if (guard === undefined || tenant === undefined || tenant.status === 'cancel') return null;
  return {
    tenantId,
    guard,
    companyName: tenant.company_name,
    country: tenant.country,
    currency: tenant.currency,
    language: tenant.language,
    timeZone: tenant.time_zone,
    balance: tenant.balance,
  };
}
