import type { PlannedUse } from '@jackfield/contract/api/routing-uses';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { texts } from './texts.ts';

/**
 * Planned changes that make other records lead to a record, by its id or the digits of a phone number,
 * the next one first. What goes along with it, by its id, counts for nothing.
 */
export async function plannedUses(
  tx: Tx,
  tenantId: string,
  id: string,
  gone = id,
): Promise<PlannedUse[]> {
  const { rows } = await sql<{ id: string; at: Date; names: string[] }>`
    select c.id, c.at, array_agg(distinct part ->> 'name') as names
    from planned_change as c, jsonb_array_elements(c.parts) as part
    where c.tenant_id = ${tenantId} and c.state in ('coming', 'waiting')
      and part ->> 'id' <> ${gone} and (part -> 'wanted')::text like ${`%"${id}"%`}
    group by c.id, c.at order by c.at, c.id`.execute(tx);
  return rows.map(({ at, ...use }) => ({ ...use, at: new Date(at).toISOString() }));
}

/** What is said of what a planned change leads to. */
export const plannedText = ({ names }: PlannedUse): string =>
  t(texts.planned, { names: names.join(', ') });

/**
 * Holds the deletion of a record, or of phone numbers by their digits, back while a planned change
 * leads to it (SAY-03): 409 INUSE.
 */
export async function refusePlanned(
  tx: Tx,
  tenantId: string,
  gone: string,
  ids: readonly string[] = [gone],
): Promise<void> {
  for (const id of ids) {
    const [first] = await plannedUses(tx, tenantId, id, gone);
    if (first) throw new ApiError('INUSE', { message: plannedText(first) });
  }
}
