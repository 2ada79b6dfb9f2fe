import type { Telnyx } from 'telnyx';
import { orNull, read } from '../../telnyx/read.ts';
import type { PortRecord } from './records.ts';
import {
  commentsSchema,
  portAnswerSchema,
  portListSchema,
  type TelnyxPortOrder,
} from './shapes.ts';

type Filter = NonNullable<Parameters<Telnyx['portingOrders']['list']>[0]>['filter'];

async function listBy(client: Telnyx, filter: NonNullable<Filter>): Promise<TelnyxPortOrder[]> {
  const asked = { filter, include_phone_numbers: true, 'page[size]': 250 };
  const { data } = await client.portingOrders.list(asked);
  return read(portListSchema, { data }).data;
}

/** An order by Telnyx's id; null where it has none of it. */
export async function retrieve(client: Telnyx, id: string): Promise<TelnyxPortOrder | null> {
  const answer = await orNull(client.portingOrders.retrieve(id, { include_phone_numbers: true }));
  return answer && read(portAnswerSchema, answer).data;
}

/**
 * All that Telnyx has of an order of ours: by our reference, by the ids that are kept, and, where it
 * has split off a number since, by the number.
 */
export async function findOrders(
  client: Telnyx,
  { reference, order_ids: kept, numbers }: PortRecord,
): Promise<TelnyxPortOrder[]> {
  const found = await listBy(client, { customer_reference: reference });
  for (const id of kept) {
    const order = found.some((one) => one.id === id) ? null : await retrieve(client, id);
    if (order !== null) found.push(order);
  }
  if (found.length === 0) return [];
  for (const number of numbers) {
    if (found.some((order) => order.numbers.some((one) => one.number === number))) continue;
    const having = await listBy(client, {
      phone_numbers: { phone_number: { contains: number.slice(1) } },
    });
    found.push(...having.filter((order) => order.reference === null && !isKnown(found, order)));
  }
  return found;
}

const isKnown = (found: readonly TelnyxPortOrder[], { id }: TelnyxPortOrder) =>
  found.some((one) => one.id === id);

/** Telnyx's last words about an order; empty without any. */
export async function lastWords(client: Telnyx, id: string): Promise<string> {
  const { data } = await client.portingOrders.comments.list(id);
  const theirs = read(commentsSchema, { data }).data.filter((one) => one.user_type !== 'user');
  const [last] = theirs.toSorted((one, two) => (one.created_at < two.created_at ? 1 : -1));
  return last?.body.trim() ?? '';
}
