import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { holdAccountRow, readRow } from '../../platform/rows.ts';
import type { ScenarioRow } from './dto.ts';

/** Every scenario of an account by name. */
export function selectScenarios(tx: Tx, tenantId: string): Promise<ScenarioRow[]> {
  return tx
    .selectFrom('scenario')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy(byName('name'))
    .orderBy('id')
    .execute();
}

/** One scenario of an account; 404 when it has none such. */
export async function readScenario(tx: Tx, tenantId: string, id: string): Promise<ScenarioRow> {
  return readRow(tx, 'scenario', { tenantId, id });
}

/** How many scenarios an account has; its row is locked, so that the count holds. */
export async function countLocked(tx: Tx, tenantId: string): Promise<number> {
  await holdAccountRow(tx, tenantId);
  const { count } = await tx
    .selectFrom('scenario')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
