import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['routing', 'config'];
const eventTypes = [
  'company',
  'phonenumber',
  'team',
  'teammember',
  'teammate',
  'teammatestatus',
  'callhandling',
  'businesshour',
  'blacklist',
  'tenant',
] as const;

/** The routing of the account as it is stored, read again when anything of it changes. */
export function useRoutingConfig() {
  useLiveRefetch(eventTypes, queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<RoutingConfig> => call(getRoutingConfig, {}, { signal }),
  });
}
