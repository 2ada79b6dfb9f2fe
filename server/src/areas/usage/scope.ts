import type { UsageType } from '@jackfield/contract/api/usage';
import { t } from '@jackfield/texts';
import { type RawBuilder, sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { searchPattern } from '../../platform/list.ts';
import { commonTexts } from '../../platform/texts.ts';

/** What usage is asked for, as it arrives. */
export interface UsageQuery {
  readonly tenantId?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly usageType?: UsageType | undefined;
  readonly search?: string | undefined;
}

/** Usage of an account under its filters; days are those of the account's time zone. */
export interface UsageScope extends UsageQuery {
  readonly tenantId: string;
  readonly timeZone: string;
}

/** Throws 403 for another account, 400 for a range that ends before it begins (annex A1). */
export async function usageScope(
  tx: Tx,
  context: RequestContext,
  query: UsageQuery,
): Promise<UsageScope> {
  const { tenantId } = signedIn(context);
  if (query.tenantId !== undefined && query.tenantId.toLowerCase() !== tenantId) {
    throw new ApiError('FORBIDDEN');
  }
  const { startDate, endDate } = query;
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    throw invalidField('startDate', t(commonTexts.startAfterEnd));
  }
  const { time_zone: timeZone } = await tx
    .selectFrom('tenant')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { ...query, tenantId, timeZone };
}

/** Condition on `usage_record u`. */
export function usageConditions(scope: UsageScope): RawBuilder<unknown> {
  const { tenantId, timeZone, startDate, endDate, usageType, search } = scope;
  const parts = [sql`u.tenant_id = ${tenantId}`];
  if (startDate !== undefined) {
    parts.push(sql`u.date >= (${startDate}::date)::timestamp at time zone ${timeZone}`);
  }
  if (endDate !== undefined) {
    parts.push(sql`u.date < (${endDate}::date + 1)::timestamp at time zone ${timeZone}`);
  }
  if (usageType !== undefined) parts.push(sql`u.usage_type = ${usageType}`);
  const pattern = searchPattern(search);
  if (pattern !== null) {
    const digits = pattern.replaceAll(/[\s()+.-]/g, '');
    const number = digits === '%%' ? pattern : digits;
    parts.push(sql`(u.from_number like ${number} or u.to_number like ${number}
      or lower(u.teammate_name collate "und-x-icu") like ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}
