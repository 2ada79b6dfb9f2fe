import type { PortOrderListItem } from '@jackfield/contract/api/port-in';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { stampsOf } from '../../platform/rows.ts';
import { orderName } from './order.ts';
import { isDone } from './wanted.ts';

/** Most orders that a list without paging answers (annex A1). */
const most = 1000;

/** Orders of the account, newest first. */
export async function listOrders(context: RequestContext): Promise<PortOrderListItem[]> {
  const { tenantId } = signedIn(context);
  return context.read(async (tx) => {
    const rows = await tx
      .selectFrom('port_order')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    const all = await tx
      .selectFrom('port_number')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('number')
      .execute();
    const byOrder = Map.groupBy(all, ({ order_id: id }) => id);
    return rows.map((row) => {
      const numbers = byOrder.get(row.id) ?? [];
      return {
        id: row.id,
        orderNumber: orderName(row),
        state: row.state,
        carrier: row.carrier,
        wantedDate: row.wanted_date,
        movesAt: row.moves_at?.toISOString() ?? null,
        numbers: numbers.map(({ number }) => number),
        openPoints: row.points.filter((point) => !isDone(point, numbers)).length,
        ...stampsOf(row),
      };
    });
  });
}
