import {
  checkPortability,
  getPortLetter,
  getPortOrder,
  listPortOrders,
  type PortOrder,
} from '@jackfield/contract/api/port-in';
import { call, queryClient } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Begins the key of all that is read of porting orders. */
export const portKey = ['portorder'];

const listKey = [...portKey, 'list'];

/** A page of the account's porting orders, the newest first (PORT-01). */
export const portOrdersOptions = (page: { pageNum: number; limit: number }) =>
  queryOptions({
    queryKey: [...listKey, page],
    queryFn: ({ signal }) => call(listPortOrders, { query: page }, { signal }),
    placeholderData: (before) => before,
  });

/** A porting order, whole (PORT-01). */
export const portOrderOptions = (id: string) =>
  queryOptions({
    queryKey: [...portKey, 'record', id],
    queryFn: ({ signal }) => call(getPortOrder, { params: { id } }, { signal }),
  });

/** The letter of authorization, as of a version of its order (PORT-01). */
export const portLetterOptions = ({ id, version }: Pick<PortOrder, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...portKey, 'letter', id, version],
    queryFn: ({ signal }) => call(getPortLetter, { params: { id } }, { signal }),
  });

/** Which numbers can move, and from which carrier; kept while somebody types more (PORT-01). */
export const portabilityOptions = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: [...portKey, 'check', ...numbers],
    queryFn: ({ signal }) =>
      call(checkPortability, { body: { numbers: [...numbers] } }, { signal }),
    enabled: numbers.length > 0,
    staleTime: 5 * 60_000,
    placeholderData: (before) => before,
  });

/** Puts what a write has answered where the pages read it. */
export function keepPortOrder(order: PortOrder): void {
  queryClient.setQueryData(portOrderOptions(order.id).queryKey, (kept) =>
    kept && kept.version > order.version ? kept : order,
  );
  void queryClient.invalidateQueries({ queryKey: listKey });
}
