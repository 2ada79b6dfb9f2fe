import type { TransactionStatus, TransactionType } from '@jackfield/contract/api/balance';
import { t } from '@jackfield/texts';
import { type RawBuilder, sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { searchPattern } from '../../platform/list.ts';
import { commonTexts } from '../../platform/texts.ts';

/** Which transactions are asked for, as it arrives (ENT-11). */
export interface TransactionQuery {
  readonly tenantId?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly transactionType?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  readonly search?: string | undefined;
}

/** Transactions of an account under their filters; days are those of the account's time zone. */
export interface TransactionScope extends TransactionQuery {
  readonly tenantId: string;
  readonly timeZone: string;
}

/** Throws 403 for another account, 400 for a range that ends before it begins (annex A1). */
export async function transactionScope(
  tx: Tx,
  context: RequestContext,
  query: TransactionQuery,
): Promise<TransactionScope> {
  const { tenantId } = signedIn(context);
  if (query.tenantId !== undefined && query.tenantId.toLowerCase() !== tenantId) {
    throw new ApiError('FORBIDDEN');
  }
  const { startDate, endDate } = query;
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    throw invalidField('startDate', t(commonTexts.startAfterEnd));
  }
  const account = await tx
    .selectFrom('tenant')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { ...query, tenantId, timeZone: account.time_zone };
}

/** Condition on `balance_transaction b`. */
export function transactionConditions(scope: TransactionScope): RawBuilder<unknown> {
  const { tenantId, timeZone, startDate, endDate, transactionType, status } = scope;
  const parts = [sql`b.tenant_id = ${tenantId}`];
  if (startDate !== undefined) {
    parts.push(sql`b.created_at >= (${startDate}::date)::timestamp at time zone ${timeZone}`);
  }
  if (endDate !== undefined) {
    parts.push(sql`b.created_at < (${endDate}::date + 1)::timestamp at time zone ${timeZone}`);
  }
  if (transactionType !== undefined) parts.push(sql`b.transaction_type = ${transactionType}`);
  if (status !== undefined) parts.push(sql`b.status = ${status}`);
  const pattern = searchPattern(scope.search);
  if (pattern !== null) {
    parts.push(sql`(lower(b.description collate "und-x-icu") like ${pattern}
      or b.id::text like ${pattern} or abs(b.amount)::text like ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}
