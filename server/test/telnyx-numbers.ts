import * as v from 'valibot';
import { numberRequests } from '../src/number-inventory/telnyx/shapes.ts';
import { newId } from '../src/platform/ids.ts';
import { ownNumberRequests } from '../src/telnyx/own-numbers.ts';
import { type Answered, type Asked, type Desk, list, one, refused } from './telnyx-answers.ts';

type State = 'pending' | 'success' | 'failure';

interface Order {
  readonly id: string;
  readonly reference: string;
  readonly number: string;
  status: State;
}

/** Numbers of the stand-in: on sale, on order, and ours. */
export function telnyxNumbers() {
  const stock = new Set<string>();
  const owned = new Map<string, { id: string; number: string; status: string }>();
  const orders: Order[] = [];
  const connections: string[] = [];
  const profiles: string[] = [];
  let outcome: State = 'success';

  function settle(order: Order, status: State): void {
    order.status = status;
    if (status !== 'success') return;
    owned.set(order.number, { id: newId(), number: order.number, status: 'active' });
  }

  const orderBody = ({ id, reference, number, status }: Order) => ({
    id,
    record_type: 'number_order',
    customer_reference: reference,
    status,
    phone_numbers_count: 1,
    phone_numbers: [{ id, phone_number: number, status }],
  });

  function search({ given: query }: Asked): Answered {
    const code = String(query['filter[national_destination_code]']);
    const contains = String(query['filter[phone_number][contains]'] ?? '');
    const end = String(query['filter[phone_number][ends_with]'] ?? '');
    const found = [...stock].filter(
      (number) =>
        number.startsWith(`+1${code}`) &&
        number.slice(5).includes(contains) &&
        number.endsWith(end),
    );
    // Its order is not promised: the newest first here.
    const numbers = found.toReversed().slice(0, Number(query['filter[limit]']));
    return list(numbers.map((phone_number) => ({ phone_number, best_effort: false })));
  }

  function create({ given }: Asked): Answered {
    const wanted = v.parse(numberRequests['POST /number_orders'], given);
    if (wanted.connection_id !== undefined) connections.push(wanted.connection_id);
    if (wanted.messaging_profile_id !== undefined) profiles.push(wanted.messaging_profile_id);
    const number = wanted.phone_numbers[0].phone_number;
    if (!stock.delete(number)) return refused(422, 'The number is not available.');
    const order: Order = {
      id: newId(),
      reference: wanted.customer_reference,
      number,
      status: 'pending',
    };
    orders.push(order);
    settle(order, outcome);
    return one(orderBody(order));
  }

  function remove({ id }: Asked): Answered {
    const number = [...owned.values()].find((own) => own.id === id);
    if (number === undefined) return refused(404, 'There is no such number.');
    owned.delete(number.number);
    stock.add(number.number);
    return one({ id, status: 'deleted' });
  }

  const desk: Desk = {
    requests: { ...numberRequests, ...ownNumberRequests },
    work: {
      'GET /available_phone_numbers': search,
      'GET /number_orders': ({ given }) =>
        list(
          orders
            .filter(({ reference }) => reference === given['filter[customer_reference]'])
            .map(orderBody),
        ),
      'POST /number_orders': create,
      'GET /number_orders/{id}': ({ id }) => {
        const order = orders.find((made) => made.id === id);
        return order === undefined
          ? refused(404, 'There is no such order.')
          : one(orderBody(order));
      },
      'GET /phone_numbers': ({ given }) =>
        list(
          [...owned.values()]
            .filter(({ number }) => number.includes(String(given['filter[phone_number]'] ?? '')))
            .map(({ number, ...own }) => ({ ...own, phone_number: number })),
        ),
      'DELETE /phone_numbers/{id}': remove,
    },
  };
  return {
    desk,
    /** Numbers on sale, and those that are ours there. */
    stock,
    owned,
    orders,
    /** Connections and messaging profiles that numbers were ordered for. */
    connections,
    profiles,
    /** What becomes of orders from now on: `pending` until it is settled. */
    setOutcome(next: State): void {
      outcome = next;
    },
    /** Decides orders that are pending. */
    settleAll(status: 'success' | 'failure'): void {
      for (const order of orders.filter((made) => made.status === 'pending')) settle(order, status);
    },
  };
}
