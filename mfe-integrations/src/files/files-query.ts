import {
  getFileSetting,
  getPlan,
  listKept,
  listPlans,
  type PlanState,
} from '@jackfield/contract/api/config-file';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Begins the key of all that is read of files. */
export const filesKey = ['files'];

/** Milliseconds until it is looked whether a program has made or applied a plan. */
const lookForMore = 10_000;

/** Plans of the last days, the newest first (FILE-01). */
export const plansOptions = () =>
  queryOptions({
    queryKey: [...filesKey, 'plans'],
    queryFn: ({ signal }) => call(listPlans, {}, { signal }),
    refetchInterval: lookForMore,
  });

/** States that change without anybody on the page. */
const isOpen = (state: PlanState) => state === 'ready' || state === 'waiting';

/** A plan in full (FILE-01). */
export const planOptions = (id: string) =>
  queryOptions({
    queryKey: [...filesKey, 'plan', id],
    queryFn: ({ signal }) => call(getPlan, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isOpen(data.state) || data.state === 'applied' ? lookForMore : false,
  });

/** Records that files keep (FILE-01). */
export const keptOptions = () =>
  queryOptions({
    queryKey: [...filesKey, 'kept'],
    queryFn: ({ signal }) => call(listKept, {}, { signal }),
  });

/** Whether an admin approves plans (FILE-01). */
export const settingOptions = () =>
  queryOptions({
    queryKey: [...filesKey, 'setting'],
    queryFn: ({ signal }) => call(getFileSetting, {}, { signal }),
  });
