import type { UsedKind } from '@jackfield/contract/api/routing-uses';
import type { Tx } from '../../platform/database.ts';

const tables = { teammate: 'teammate', team: 'team', ivr: 'ivr_menu', medium: 'media' } as const;

/**
 * How the routing names a record of the account: by its id, a phone number by its digits. Null when
 * the account has none.
 */
export async function usedName(
  tx: Tx,
  tenantId: string,
  { kind, id }: { kind: UsedKind; id: string },
): Promise<string | null> {
  if (kind === 'number') {
    const row = await tx
      .selectFrom('phone_number')
      .select('number')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.number ?? null;
  }
  const row = await tx
    .selectFrom(tables[kind])
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.id ?? null;
}
