import {
  getGuardStop,
  getSpendGuard,
  guardDrivers,
  guardSpending,
  guardState,
} from '@jackfield/contract/api/spend-guard';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Everything read of the guard; it is read again when it tells of something, and with the credit. */
export const guardKey = ['spend-guard'] as const;
export const guardEvents = ['guard', 'balance'] as const;

/** Caps, and what is told. */
export const guardOptions = () =>
  queryOptions({
    queryKey: [...guardKey, 'settings'],
    queryFn: ({ signal }) => call(getSpendGuard, {}, { signal }),
  });

/** What is stopped now. */
export const stateOptions = () =>
  queryOptions({
    queryKey: [...guardKey, 'state'],
    queryFn: ({ signal }) => call(guardState, {}, { signal }),
  });

/** What the last 30 days cost. */
export const spendingOptions = () =>
  queryOptions({
    queryKey: [...guardKey, 'spending'],
    queryFn: ({ signal }) => call(guardSpending, {}, { signal }),
  });

/** Who called abroad on a day. */
export const driversOptions = (day: string) =>
  queryOptions({
    queryKey: [...guardKey, 'drivers', day],
    queryFn: async ({ signal }) =>
      (await call(guardDrivers, { query: { day } }, { signal })).drivers,
  });

/** How it came to a stop. */
export const stopOptions = (stopId: string) =>
  queryOptions({
    queryKey: [...guardKey, 'stop', stopId],
    queryFn: ({ signal }) => call(getGuardStop, { params: { stopId } }, { signal }),
  });
