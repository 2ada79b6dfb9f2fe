import * as v from 'valibot';
import { newId } from '../src/platform/ids.ts';
import { type PortBody, portingRequests } from '../src/porting/telnyx/shapes.ts';
import { type Answered, type Asked, type Desk, list, one, refused } from './telnyx-answers.ts';

interface Exception {
  readonly code: string;
  readonly description: string;
}

interface Order {
  readonly id: string;
  readonly reference: string | null;
  numbers: { phone_number: string; activation_status: string | null }[];
  status: string;
  details: readonly Exception[];
  movesAt: string | null;
  body: PortBody | null;
  confirmed: number;
  comments: { body: string; user_type: string; created_at: string }[];
}

const gone = refused(404, 'There is no such order.');

/** Porting of the stand-in. Like Telnyx it makes orders of each request, and splits what is apart. */
export function telnyxPortingDesk() {
  const portOrders: Order[] = [];
  const documents = new Map<string, { filename: string; file: string }>();
  const notPortable = new Map<string, string>();
  /** Where a number is apart, by what its numbers begin with. */
  let apart = '';
  let refuseNext: { readonly detail: string; readonly pointer: string } | null = null;
  let windows: { started_at: string; ended_at: string }[] = [];

  const shown = ({ id, reference, numbers, status, details, movesAt }: Order) => ({
    id,
    record_type: 'porting_order',
    customer_reference: reference,
    status: { value: status, details },
    activation_settings: { foc_datetime_actual: movesAt, foc_datetime_requested: null },
    phone_numbers: numbers,
  });
  const withOrder = (work: (order: Order, asked: Asked) => Answered) => (asked: Asked) => {
    const order = portOrders.find(({ id }) => id === asked.id);
    return order === undefined ? gone : work(order, asked);
  };
  /** What was to be refused, once. */
  function no(): Answered | null {
    const why = refuseNext;
    refuseNext = null;
    if (why === null) return null;
    const { detail, pointer } = why;
    const error = { code: '10015', title: 'Bad Request', detail, source: { pointer } };
    return { status: 422, body: { errors: [error] } };
  }
  const isLive = ({ status }: Order) => status !== 'cancelled';

  function create({ given }: Asked): Answered {
    const wanted = v.parse(portingRequests['POST /porting_orders'], given);
    const reason = no();
    if (reason !== null) return reason;
    const taken = portOrders
      .filter(isLive)
      .flatMap(({ numbers }) => numbers.map((number) => number.phone_number));
    if (wanted.phone_numbers.some((number) => taken.includes(number))) {
      return refused(422, 'A number is in another order.');
    }
    const isApart = (number: string) => apart !== '' && number.startsWith(apart);
    const made = [...Map.groupBy(wanted.phone_numbers, isApart).values()].map(
      (numbers): Order => ({
        id: newId(),
        reference: wanted.customer_reference,
        numbers: numbers.map((phone_number) => ({ phone_number, activation_status: null })),
        status: 'draft',
        details: [],
        movesAt: null,
        body: null,
        confirmed: 0,
        comments: [],
      }),
    );
    portOrders.push(...made);
    return { status: 201, body: { data: made.map(shown) } };
  }

  function confirm(order: Order): Answered {
    if (!['draft', 'exception'].includes(order.status)) return refused(422, 'It was confirmed.');
    if (order.body === null) return refused(422, 'Something is missing.');
    const reason = no();
    if (reason !== null) return reason;
    Object.assign(order, { status: 'in-process', details: [], confirmed: order.confirmed + 1 });
    return one(shown(order));
  }

  const desk: Desk = {
    requests: portingRequests,
    work: {
      'POST /portability_checks': ({ given }) => {
        const { phone_numbers } = v.parse(portingRequests['POST /portability_checks'], given);
        const of = (phone_number: string) => {
          const reason = notPortable.get(phone_number) ?? '';
          const carrier_name = reason === '' ? 'Gulf Coast Telecom' : '';
          return {
            phone_number,
            carrier_name,
            portable: reason === '',
            not_portable_reason: reason,
          };
        };
        return { status: 201, body: { data: phone_numbers.map(of) } };
      },
      'GET /porting_orders': ({ given }) => {
        const reference = given['filter[customer_reference]'];
        const digits = String(given['filter[phone_numbers][phone_number][contains]'] ?? '');
        const found = portOrders.filter(
          (order) =>
            (reference === undefined || order.reference === reference) &&
            order.numbers.some(({ phone_number }) => phone_number.includes(digits)),
        );
        return list(found.toReversed().map(shown));
      },
      'POST /porting_orders': create,
      'GET /porting_orders/{id}': withOrder((order) => one(shown(order))),
      'PATCH /porting_orders/{id}': withOrder((order, { given }) => {
        const body = v.parse(portingRequests['PATCH /porting_orders/{id}'], given);
        const { loa, invoice } = body.documents;
        if (!documents.has(loa) || !documents.has(invoice))
          return refused(422, 'No such document.');
        if (!['draft', 'exception'].includes(order.status)) return refused(422, 'Not now.');
        order.body = body;
        return one(shown(order));
      }),
      'DELETE /porting_orders/{id}': withOrder((order) => {
        if (order.status !== 'draft') return refused(422, 'It is no draft.');
        portOrders.splice(portOrders.indexOf(order), 1);
        return { status: 204, body: null };
      }),
      'POST /porting_orders/{id}/actions/confirm': withOrder(confirm),
      'POST /porting_orders/{id}/actions/cancel': withOrder((order) => {
        if (['ported', 'cancelled'].includes(order.status) || order.details[0]?.code === 'LATE') {
          return refused(422, 'It is too late.');
        }
        order.status = 'cancel-pending';
        return one(shown(order));
      }),
      'GET /porting_orders/{id}/allowed_foc_windows': withOrder(() => list(windows)),
      'GET /porting_orders/{id}/comments': withOrder(({ comments }) => list(comments)),
      'POST /documents': ({ given }) => {
        const { file, filename } = v.parse(portingRequests['POST /documents'], given);
        const id = newId();
        documents.set(id, { file, filename });
        return one({ id, filename });
      },
    },
  };

  const having = (number: string) =>
    portOrders.find(
      (order) => isLive(order) && order.numbers.some((item) => item.phone_number === number),
    );
  return {
    desk,
    portOrders,
    documents,
    /** Why numbers cannot be moved, by number. */
    notPortable,
    setApart(start: string): void {
      apart = start;
    },
    setWindows(next: typeof windows): void {
      windows = next;
    },
    /** Refuses the next creation or confirmation, pointing at a part of it. */
    refusePorting(detail: string, pointer: string): void {
      refuseNext = { detail, pointer };
    },
    /** The order, or the part of one, that has a number now. */
    portOf(number: string): Order {
      const order = having(number);
      if (order === undefined) throw new Error(`Telnyx moves no ${number}.`);
      return order;
    },
    /** The other carrier confirms a time. */
    dateAll(movesAt: Date): void {
      for (const order of portOrders.filter(({ status }) => status === 'in-process')) {
        Object.assign(order, { status: 'foc-date-confirmed', movesAt: movesAt.toISOString() });
      }
    },
    /** What is dated has moved. */
    moveAll(): void {
      for (const order of portOrders.filter(({ status }) => status === 'foc-date-confirmed')) {
        order.status = 'ported';
      }
    },
    /** Telnyx's people have looked at cancellations. */
    cancelAll(): void {
      for (const order of portOrders.filter(({ status }) => status === 'cancel-pending')) {
        order.status = 'cancelled';
      }
    },
    /** The other carrier has something otherwise. */
    rejectPort(number: string, code: string, description: string, comment = ''): void {
      const order = having(number);
      if (order === undefined) throw new Error(`Telnyx moves no ${number}.`);
      Object.assign(order, { status: 'exception', details: [{ code, description }] });
      if (comment === '') return;
      const created_at = `2026-11-16T17:00:${String(order.comments.length).padStart(2, '0')}Z`;
      order.comments.push({ body: comment, user_type: 'admin', created_at });
    },
    /** Splits a number off into an order of its own, which has no reference. */
    splitOff(number: string): void {
      const order = having(number);
      if (order === undefined) throw new Error(`Telnyx moves no ${number}.`);
      const own = order.numbers.filter((item) => item.phone_number === number);
      order.numbers = order.numbers.filter((item) => item.phone_number !== number);
      portOrders.push({ ...order, id: newId(), reference: null, numbers: own, comments: [] });
    },
    /** The event that tells of an order. */
    portEvent: (order: Order, type = 'porting_order.status_changed') => ({
      data: {
        id: newId(),
        event_type: type,
        record_type: 'event',
        payload: { id: order.id, customer_reference: order.reference },
      },
    }),
  };
}
