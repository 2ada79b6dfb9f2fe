import type { PortOrderListItem, PortOrderState } from '@jackfield/contract/api/port-in';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { WantedPage } from '../../platform/list.ts';
import { stampsOf } from '../../platform/rows.ts';
import { orderName } from './order.ts';
import type { NumberRow, OrderRow } from './tables.ts';
import { isDone } from './wanted.ts';

/** A page of the orders of the account, of one state or of all, newest first; and how many there are. */
export async function listOrders(
  context: RequestContext,
  { limit, offset }: WantedPage,
  state?: PortOrderState,
): Promise<{ items: PortOrderListItem[]; total: number }> {
  const { tenantId } = signedIn(context);
  return context.read(async (tx) => {
    const all = tx
      .selectFrom('port_order')
      .where('tenant_id', '=', tenantId)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'));
    const rows = await all
      .selectAll()
      .orderBy('number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await all
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    const ids = rows.map(({ id }) => id);
    const theirs = await tx
      .selectFrom('port_number')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('order_id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('number')
      .execute();
    const byOrder = Map.groupBy(theirs, ({ order_id: id }) => id);
    return { items: rows.map((row) => itemOf(row, byOrder.get(row.id) ?? [])), total };
  });
}

const itemOf = (row: OrderRow, numbers: readonly NumberRow[]): PortOrderListItem => ({
  id: row.id,
  orderNumber: orderName(row),
  state: row.state,
  carrier: row.carrier,
  wantedDate: row.wanted_date,
  movesAt: row.moves_at?.toISOString() ?? null,
  numbers: numbers.map(({ number }) => number),
  openPoints: row.points.filter((point) => !isDone(point, numbers)).length,
  ...stampsOf(row),
});
