import type { PortOrder, PortOrderState } from '@jackfield/contract/api/port-in';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { orderEvent, orderName, readOrder, readPortOrder, toPortOrder } from './order.ts';
import type { OrderRow, OrderSet, WholeOrder } from './tables.ts';

/** What a change of an order stores and tells; null when everything is as wanted already. */
interface OrderChange {
  readonly set: OrderSet;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

interface Changing {
  readonly id: string;
  /** Of the history: `portOrder.sign`. */
  readonly action: string;
  /** States in which it may be changed so. */
  readonly states: readonly PortOrderState[];
  change(tx: Tx, order: WholeOrder, at: Date): Promise<OrderChange | null>;
}

/** Stores members of an order, in a transaction of its account. */
export async function setOrder(tx: Tx, { tenant_id, id }: OrderRow, set: OrderSet): Promise<void> {
  if (Object.keys(set).length === 0) return;
  await tx
    .updateTable('port_order')
    .set(set)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}

/** The story of an order with one step more. */
export const withStep = (
  { story }: OrderRow,
  step: PortOrder['story'][number]['step'],
  at: Date,
  by: string | null = null,
): Pick<OrderSet, 'story'> => ({
  story: JSON.stringify([...story, { step, at: at.toISOString(), by }]),
});

/**
 * One change of an order by whoever is signed in; answers it whole. Throws 404, 409
 * INVALIDTRANSITION in another state, 412, and what the change throws.
 */
export async function changeOrder(
  context: RequestContext,
  { id, action, states, change }: Changing,
): Promise<PortOrder> {
  await write(context, {
    entity: 'portOrder',
    id,
    action,
    table: 'port_order',
    read: async (tx) => toPortOrder(tx, context, await readOrder(tx, context, id)),
    async change(tx, { at }) {
      const order = await readOrder(tx, context, id);
      if (!states.includes(order.row.state)) throw new ApiError('INVALIDTRANSITION');
      const changed = await change(tx, order, at);
      if (changed === null) return null;
      const { set, before, after } = changed;
      await setOrder(tx, order.row, set);
      return { before, after, name: orderName(order.row), events: [orderEvent(id)], result: true };
    },
  });
  return readPortOrder(context, id);
}

/** Who does something, as the story of an order names them. */
export const actorOf = (context: RequestContext): string => signedIn(context).name;
