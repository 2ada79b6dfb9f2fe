import type { NumberProviderId } from '@jackfield/contract/api/number';
import type { NumberOrderKind, OrderedNumber } from '@jackfield/contract/api/number-order';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { checkIsNoAdmin } from '../../platform/policy.ts';
import type { EventSpec } from '../../platform/events.ts';
import type { NumberOrderRow } from './kinds.ts';

/** Most orders that a list without paging answers (annex A1). */
const most = 1000;

/**
 * A number with its owner and who sold it; 404 when there is none, or it is not the standard user's
 * own.
 */
export async function readOrderedNumber(
  tx: Tx,
  context: RequestContext,
  id: string,
): Promise<{ phoneNumber: OrderedNumber; provider: NumberProviderId }> {
  const { tenantId, teammateId } = signedIn(context);
  const row = await tx
    .selectFrom('phone_number as n')
    .leftJoin('teammate as p', 'p.id', 'n.owner_id')
    .leftJoin('company as c', 'c.id', 'n.owner_id')
    .select([
      'n.id',
      'n.number',
      'n.label',
      'n.country',
      'n.owner_type',
      'n.owner_id',
      'n.provider',
    ])
    .select(['p.full_name', 'c.label as company_label'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const isOwn = row.owner_type === 'teammate' && row.owner_id === teammateId;
  if (context.reach === 'own' && !isOwn) throw notFound();
  const isOrder = context.endpoint.method !== 'GET';
  if (isOrder && row.owner_type === 'teammate') await checkIsNoAdmin(context, row.owner_id);
  const phoneNumber = {
    id: row.id,
    number: row.number,
    label: row.label,
    country: row.country,
    ownerType: row.owner_type,
    ownerId: row.owner_id,
    ownerName: row.full_name ?? row.company_label ?? '',
  };
  return { phoneNumber, provider: row.provider };
}

/** Orders of a kind for a number, newest first. */
export function selectNumberOrders(
  tx: Tx,
  { tenantId, id, kind }: { tenantId: string; id: string; kind: NumberOrderKind },
): Promise<NumberOrderRow[]> {
  return tx
    .selectFrom('number_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('phone_number_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** What tells browsers that an order of a number has changed. */
export const numberEvent = (
  number: Pick<OrderedNumber, 'id' | 'ownerType' | 'ownerId'>,
): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'phonenumber',
  id: number.id,
  ownerType: number.ownerType,
  ownerId: number.ownerId,
});
