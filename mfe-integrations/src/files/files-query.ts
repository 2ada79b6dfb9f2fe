import { getFileSetting, getPlan, listKept, listPlans } from '@jackfield/contract/api/config-file';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Begins the key of all that is read of files. */
export const filesKey = ['files'];

/** Plans of the last days, the newest first (FILE-01). */
export const plansOptions = () =>
  queryOptions({
    queryKey: [...filesKey, 'plans'],
    queryFn: ({ signal }) => call(listPlans, {}, { signal }),
  });

/** A plan in full (FILE-01). */
export const planOptions = (id: string) =>
  queryOptions({
    queryKey: [...filesKey, 'plan', id],
    queryFn: ({ signal }) => call(getPlan, { params: { id } }, { signal }),
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
