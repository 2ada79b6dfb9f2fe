import type { ListChoice, SavedView } from '@jackfield/contract/api/list-view';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';

/** A list as one person sees it. */
export interface ListOfPerson {
  readonly tenantId: string;
  readonly teammateId: string;
  readonly list: string;
}

export function selectViews(tx: Tx, { tenantId, teammateId, list }: ListOfPerson) {
  return tx
    .selectFrom('saved_view')
    .select(['id', 'name', 'query', 'is_default as isDefault'])
    .where('tenant_id', '=', tenantId)
    .where('teammate_id', '=', teammateId)
    .where('list', '=', list)
    .orderBy(byName('name'))
    .execute();
}

export async function selectChoice(tx: Tx, of: ListOfPerson): Promise<ListChoice | null> {
  const row = await tx
    .selectFrom('list_choice')
    .select(['density', 'hidden', 'shown'])
    .where('tenant_id', '=', of.tenantId)
    .where('teammate_id', '=', of.teammateId)
    .where('list', '=', of.list)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes the default off whichever view of the list has it. */
export async function clearDefault(tx: Tx, of: ListOfPerson): Promise<void> {
  await tx
    .updateTable('saved_view')
    .set({ is_default: false })
    .where('tenant_id', '=', of.tenantId)
    .where('teammate_id', '=', of.teammateId)
    .where('list', '=', of.list)
    .where('is_default', '=', true)
    .execute();
}

export async function findView(tx: Tx, of: ListOfPerson, id: string): Promise<SavedView | null> {
  const row = await tx
    .selectFrom('saved_view')
    .select(['id', 'name', 'query', 'is_default as isDefault'])
    .where('tenant_id', '=', of.tenantId)
    .where('teammate_id', '=', of.teammateId)
    .where('list', '=', of.list)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
