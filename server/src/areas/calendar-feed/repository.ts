import type { BusinessHour } from '@jackfield/contract/api/routing';
import type { CalendarFeed } from '@jackfield/contract/api/calendar-feed';
import type { CallOverride } from '@jackfield/contract/api/call-override';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { accountRow } from '../../platform/rows.ts';
import { storedHours } from '../call-handling/stored-hours.ts';
import { storedOverride } from '../call-handling/stored-override.ts';
import { selectComing } from '../planned-changes/repository.ts';
import { hashSecret } from '../session/tokens/secrets.ts';
import type { CalendarFeedTable } from './tables.ts';

/** The link of an account; null while there is none. */
export async function findFeed(
  tx: Tx,
  tenantId: string,
): Promise<Selectable<CalendarFeedTable> | null> {
  const row = await tx
    .selectFrom('calendar_feed')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row ?? null;
}

/** The link as the API answers it. */
export const toFeed = (row: Selectable<CalendarFeedTable> | null): CalendarFeed =>
  row && { createdBy: row.created_by, createdAt: row.created_at.toISOString() };

/** Whose link a secret is; null for nobody's, and for an account that was closed. */
export async function tenantOfToken(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom('calendar_feed')
    .innerJoin('tenant', 'tenant.id', 'calendar_feed.tenant_id')
    .select('tenant.id')
    .where('token_hash', '=', hashSecret(token))
    .where('tenant.status', '!=', 'cancel')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A company number, as far as a calendar tells of it. */
export interface FedNumber {
  readonly id: string;
  readonly label: string;
  readonly hours: BusinessHour;
  readonly override: CallOverride | null;
  readonly updatedAt: Date;
}

/** A change that is still to be saved, as far as a calendar tells of it: names of records, of nobody. */
export interface FedPlan {
  readonly id: string;
  readonly at: Date;
  readonly records: readonly string[];
  readonly updatedAt: Date;
}

/** What a calendar tells of an account. */
export interface FedAccount {
  readonly name: string;
  readonly language: string;
  readonly numbers: readonly FedNumber[];
  readonly planned: readonly FedPlan[];
}

/** The account with its company numbers by name, and what is planned. */
export async function readFedAccount(tx: Tx, tenantId: string): Promise<FedAccount> {
  const tenant = await accountRow(tx, tenantId);
  const rows = await tx
    .selectFrom('company')
    .select(['id', 'label', 'business_hour', 'time_zone', 'routing_override', 'updated_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy(byName('label'))
    .orderBy('id')
    .execute();
  const planned = await selectComing(tx, tenantId);
  return {
    name: tenant.company_name,
    language: tenant.language,
    numbers: rows.map((row) => ({
      id: row.id,
      label: row.label,
      hours: storedHours(row.business_hour, row.time_zone),
      override: storedOverride('company', row.routing_override),
      updatedAt: row.updated_at,
    })),
    planned: planned.map(({ id, at, parts, updated_at: updatedAt }) => ({
      id,
      at,
      records: [...new Set(parts.map(({ name }) => name))],
      updatedAt,
    })),
  };
}
