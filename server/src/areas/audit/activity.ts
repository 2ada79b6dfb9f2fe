import type { AuditVia } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import { type RawBuilder, sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { searchPatterns, unknownCursor } from '../../platform/list.ts';
import { accountRow } from '../../platform/rows.ts';
import { commonTexts } from '../../platform/texts.ts';
import type { EntryRow } from './names.ts';

/** What of the activity is asked for. */
export interface ActivityFilters {
  readonly personId?: string | undefined;
  readonly entity?: string | undefined;
  readonly via?: AuditVia | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly search?: string | undefined;
}

/** Standard users see what they did, what was done in their name, and what was done to them. */
function visibleTo(context: RequestContext): RawBuilder<unknown>[] {
  const { teammateId } = signedIn(context);
  if (context.reach === 'account') return [];
  return [
    sql`(e.actor_id = ${teammateId} or e.on_behalf_of_id = ${teammateId}
      or (e.entity = 'teammate' and e.entity_id = ${teammateId}))`,
  ];
}

async function timeZoneOf(tx: Tx, tenantId: string): Promise<string> {
  const { time_zone: timeZone } = await accountRow(tx, tenantId);
  return timeZone;
}

async function dayConditions(
  tx: Tx,
  tenantId: string,
  { startDate, endDate }: ActivityFilters,
): Promise<RawBuilder<unknown>[]> {
  if (startDate === undefined && endDate === undefined) return [];
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    throw invalidField('startDate', t(commonTexts.startAfterEnd));
  }
  const zone = await timeZoneOf(tx, tenantId);
  const parts: RawBuilder<unknown>[] = [];
  if (startDate !== undefined) {
    parts.push(sql`e.at >= (${startDate}::date)::timestamp at time zone ${zone}`);
  }
  if (endDate !== undefined) {
    parts.push(sql`e.at < (${endDate}::date + 1)::timestamp at time zone ${zone}`);
  }
  return parts;
}

/**
 * Condition on `audit_entry e` for what the caller may see and asked for; days are those of the
 * account's time zone. Throws 400 for a range that ends before it begins (annex A1).
 */
export async function activityScope(
  tx: Tx,
  context: RequestContext,
  filters: ActivityFilters,
): Promise<RawBuilder<unknown>> {
  const { tenantId } = signedIn(context);
  const { personId, entity, via, search } = filters;
  const parts = [
    sql`e.tenant_id = ${tenantId}`,
    ...visibleTo(context),
    ...(await dayConditions(tx, tenantId, filters)),
  ];
  if (personId !== undefined) {
    parts.push(sql`(e.actor_id = ${personId} or e.on_behalf_of_id = ${personId})`);
  }
  if (entity !== undefined) parts.push(sql`e.entity = ${entity}`);
  if (via !== undefined) parts.push(sql`e.via = ${via}`);
  const patterns = searchPatterns(search);
  if (patterns !== null) {
    const text = sql`e.entity_name || ' ' || e.actor_name || ' ' || coalesce(e.on_behalf_of_name, '')`;
    parts.push(sql`folded(${text}) like all (${patterns}::text[])`);
  }
  return sql.join(parts, sql` and `);
}

interface Part {
  /** Id of the last entry before the part; 400 when the scope has no such entry. */
  readonly startAfter?: string | undefined;
  readonly limit: number;
}

/** Entries of a scope, newest first: `seq` has no ties, so that no page repeats or leaves out one. */
export async function selectActivity(
  tx: Tx,
  scope: RawBuilder<unknown>,
  { startAfter, limit }: Part,
): Promise<EntryRow[]> {
  const after = startAfter === undefined ? null : await seqOf(tx, scope, startAfter);
  const { rows } = await sql<EntryRow>`
    select e.* from audit_entry e
    where ${scope} ${after === null ? sql`` : sql`and e.seq < ${after}`}
    order by e.seq desc limit ${limit}`.execute(tx);
  return rows;
}

async function seqOf(tx: Tx, scope: RawBuilder<unknown>, id: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select e.seq from audit_entry e where ${scope} and e.id = ${id}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw unknownCursor();
  return found.seq;
}
