import type { UsageType } from '@jackfield/contract/api/usage';
import { type RawBuilder, sql } from 'kysely';
import { searchPattern } from '../../platform/list.ts';
import { type DayQuery, type DayScope, withinDays } from '../tenant/day-scope.ts';

/** Which usage is asked for. */
interface UsageQuery extends DayQuery {
  readonly usageType?: UsageType | undefined;
  readonly search?: string | undefined;
}

/** Usage of an account under its filters; days are those of the account's time zone. */
export type UsageScope = UsageQuery & DayScope;

/** Condition on `usage_record u`. */
export function usageConditions(scope: UsageScope): RawBuilder<unknown> {
  const { tenantId, usageType, search } = scope;
  const parts = [sql`u.tenant_id = ${tenantId}`, ...withinDays(sql`u.date`, scope)];
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
