import { mayDo } from '@jackfield/contract';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** Admins buy numbers; a standard user buys one, at the first sign-in (annex C3, OP-60). 403. */
export async function checkBuyer(tx: Tx, context: RequestContext): Promise<void> {
  const actor = signedIn(context);
  const { tenantId, teammateId } = actor;
  // Who manages people buys for them.
  if (mayDo(actor, 'numbers:write') || mayDo(actor, 'people:write')) return;
  const first = await tx
    .selectFrom('teammate as t')
    .select('t.id')
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', teammateId)
    .where('t.is_first_time', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('phone_number as n')
            .select('n.id')
            .where('n.tenant_id', '=', tenantId)
            .whereRef('n.owner_id', '=', 't.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (first === undefined) throw new ApiError('FORBIDDEN');
}
