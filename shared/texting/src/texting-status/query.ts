import type { CallAnswer } from '@jackfield/contract';
import { getTexting, listTexting } from '@jackfield/contract/api/texting';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Events after which numbers may stand otherwise (annex D). */
export const textingEvents = ['phonenumber', 'brand', 'campaign', 'company', 'teammate'] as const;

/** Key of everything that is kept about texting. */
export const textingKey = ['texting'];

export type TextingList = CallAnswer<typeof listTexting>;
type ListQuery = NonNullable<Parameters<typeof call<typeof listTexting>>[1]>['query'];

/** A page of the account's numbers, the worst first. */
export const textingListOptions = (query: ListQuery) =>
  queryOptions({
    queryKey: [...textingKey, 'list', query],
    queryFn: ({ signal }) => call(listTexting, { query }, { signal }),
  });

/** One number with the campaigns that would take it. */
export const textingOptions = (id: string) =>
  queryOptions({
    queryKey: [...textingKey, 'number', id],
    queryFn: ({ signal }) => call(getTexting, { params: { id } }, { signal }),
  });
