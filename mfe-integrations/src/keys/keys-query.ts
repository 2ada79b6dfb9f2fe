import type { CallAnswer } from '@jackfield/contract';
import { type createKey, listKeys } from '@jackfield/contract/api/key';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** A key with the secret that is answered this once. */
export type ShownOnce = CallAnswer<typeof createKey>;

/** Keys of the account that work (KEY-01). */
export const keysOptions = () =>
  queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) => call(listKeys, {}, { signal }),
  });
