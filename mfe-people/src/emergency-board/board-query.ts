import {
  type EmergencyFilter,
  listEmergencyPeople,
  listOffices,
  logEmergencyCalls,
} from '@jackfield/contract/api/emergency';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

export const boardKey = ['emergency'] as const;

/** Kinds of events after which 911 may find somebody else. */
export const boardEvents = [
  'emergency',
  'teammate',
  'teammatestatus',
  'phonenumber',
  'tenant',
] as const;

export interface BoardQuery {
  readonly show?: EmergencyFilter;
  readonly search?: string;
  readonly pageNum: number;
  readonly limit: number;
}

/** A page of people, the worst first, with the counts of everybody. */
export const boardOptions = (query: BoardQuery) =>
  queryOptions({
    queryKey: [...boardKey, 'people', query],
    queryFn: ({ signal }) => call(listEmergencyPeople, { query }, { signal }),
  });

/** How many people 911 would find. */
export const countsOptions = () => boardOptions({ show: 'toFix', pageNum: 1, limit: 1 });

/** Places that the account has addresses at. */
export const officesOptions = () =>
  queryOptions({
    queryKey: [...boardKey, 'offices'],
    queryFn: async ({ signal }) => (await call(listOffices, {}, { signal })).items,
  });

/** The newest calls for help, or test calls. */
export const callsOptions = (isTest: boolean, limit: number) =>
  queryOptions({
    queryKey: [...boardKey, 'calls', isTest, limit],
    queryFn: ({ signal }) => {
      const query = { isTest: isTest ? ('true' as const) : ('false' as const), pageNum: 1, limit };
      return call(logEmergencyCalls, { query }, { signal });
    },
  });
