import { listUses, type UsedKind } from '@jackfield/contract/api/routing-uses';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { Tx } from '../../platform/database.ts';
import { findRow } from '../../platform/rows.ts';
import { plannedUses } from './planned-uses.ts';
import { selectUses, toUse } from './repository.ts';

const tables = { teammate: 'teammate', team: 'team', ivr: 'ivr_menu', medium: 'media' } as const;

/**
 * How the routing names a record of the account: by its id, a phone number by its digits. Null when
 * the account has none.
 */
async function usedName(
  tx: Tx,
  tenantId: string,
  { kind, id }: { kind: UsedKind; id: string },
): Promise<string | null> {
  if (kind === 'number') {
    const row = await findRow(tx, 'phone_number', { tenantId, id });
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

const usesPolicy = definePolicy({ 'uses.list': { who: ['admin'] } });

/** Where the routing leads to a record (annex J5). */
export function addUsesRoutes(app: FastifyInstance): void {
  addPolicy(app, usesPolicy);

  addRoute(app, listUses, ({ context, params }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      const name = await usedName(tx, tenantId, params);
      if (name === null) throw notFound();
      return {
        items: (await selectUses(tx, tenantId, name)).map(toUse),
        planned: await plannedUses(tx, tenantId, name),
      };
    }),
  );
}
