import type { TransactionStatus, TransactionType } from '@jackfield/contract/api/balance';
import { type RawBuilder, sql } from 'kysely';
import { searchPattern, searchPatterns } from '../../platform/list.ts';
import { type DayQuery, type DayScope, withinDays } from '../tenant/day-scope.ts';

/** Which transactions are asked for (ENT-11). */
interface TransactionQuery extends DayQuery {
  readonly transactionType?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  readonly search?: string | undefined;
}

/** Transactions of an account under their filters; days are those of the account's time zone. */
export type TransactionScope = TransactionQuery & DayScope;

/** Condition on `balance_transaction b`. */
export function transactionConditions(scope: TransactionScope): RawBuilder<unknown> {
  const { tenantId, transactionType, status } = scope;
  const parts = [sql`b.tenant_id = ${tenantId}`, ...withinDays(sql`b.created_at`, scope)];
  if (transactionType !== undefined) parts.push(sql`b.transaction_type = ${transactionType}`);
  if (status !== undefined) parts.push(sql`b.status = ${status}`);
  const pattern = searchPattern(scope.search);
  if (pattern !== null) {
    parts.push(sql`(folded(b.description)
        like all (${searchPatterns(scope.search)}::text[])
      or b.id::text like ${pattern} or abs(b.amount)::text like ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}
