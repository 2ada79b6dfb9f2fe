import {
  cancelDeskphoneOrder,
  type DeskphoneOrder,
  listDeskphoneOrders,
  listDeskphones,
  type NewDeskphoneOrder,
  orderDeskphones,
} from '@jackfield/contract/api/deskphone';
import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

const ordersKey = ['deskphone', 'orders'] as const;
/** How often the orders are read again while one of them is about to change. */
const soon = 2000;
/** How long giving money back may take, at most, to be waited for. */
const refundTime = 20_000;

/** Desk phones for sale (DEV-02). */
export function deskphonesOptions() {
  return queryOptions({
    queryKey: ['deskphone', 'models'],
    queryFn: ({ signal }) => call(listDeskphones, {}, { signal }),
    select: ({ items }) => items,
  });
}

/** Whether the server is about to change an order: no event tells of it. */
export function isMoving({ status, isRefunded, updatedAt }: DeskphoneOrder, now: Date): boolean {
  if (status === 'pending') return true;
  const since = now.getTime() - Date.parse(updatedAt);
  return status === 'cancelled' && !isRefunded && since < refundTime;
}

/** Orders of desk phones, newest first; read again while one is being charged or given back. */
export function ordersOptions() {
  return queryOptions({
    queryKey: ordersKey,
    queryFn: ({ signal }) => call(listDeskphoneOrders, {}, { signal }),
    select: ({ items }) => items,
    refetchInterval: ({ state }) =>
      state.data?.items.some((order) => isMoving(order, new Date())) ? soon : false,
  });
}

/** The card that orders are charged to; null without one. */
export function defaultCardOptions() {
  return queryOptions({
    queryKey: ['paymentmethod', 'default'],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { limit: 1 } }, { signal }),
    select: ({ items: [first] }) => first?.card ?? null,
  });
}

/** Places an order; the same key orders once. */
export function placeOrder(body: NewDeskphoneOrder, key: string): Promise<DeskphoneOrder> {
  return call(orderDeskphones, { body }, { idempotencyKey: key });
}

/** Cancels an order that has not been shipped. */
export function cancelOrder(id: string): Promise<DeskphoneOrder> {
  return call(cancelDeskphoneOrder, { params: { id } });
}
