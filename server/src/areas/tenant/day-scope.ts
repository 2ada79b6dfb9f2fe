import { t } from '@jackfield/texts';
import { type RawBuilder, sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { refuseOtherAccount } from '../../platform/own-account.ts';
import { accountRow } from '../../platform/rows.ts';
import { commonTexts } from '../../platform/texts.ts';

/** Days of an account that are asked for, as they arrive. */
export interface DayQuery {
  readonly tenantId?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** Whose days they are, and in which time zone. */
export interface DayScope {
  readonly tenantId: string;
  readonly timeZone: string;
}

/**
 * What is asked for, as days of the own account's time zone. Throws 403 for another account, 400 for
 * a range that ends before it begins (annex A1).
 */
export async function dayScope<Query extends DayQuery>(
  tx: Tx,
  context: RequestContext,
  query: Query,
): Promise<Query & DayScope> {
  const { tenantId } = signedIn(context);
  refuseOtherAccount(context, query.tenantId);
  const { startDate, endDate } = query;
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    throw invalidField('startDate', t(commonTexts.startAfterEnd));
  }
  const { time_zone: timeZone } = await accountRow(tx, tenantId);
  return { ...query, tenantId, timeZone };
}

/** Conditions that keep a point in time within the days, both ends included. */
export function withinDays(
  at: RawBuilder<unknown>,
  { startDate, endDate, timeZone }: DayQuery & DayScope,
): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (startDate !== undefined) {
    parts.push(sql`${at} >= (${startDate}::date)::timestamp at time zone ${timeZone}`);
  }
  if (endDate !== undefined) {
    parts.push(sql`${at} < (${endDate}::date + 1)::timestamp at time zone ${timeZone}`);
  }
  return parts;
}
