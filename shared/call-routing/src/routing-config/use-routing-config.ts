import { routingEventTypes } from '@jackfield/contract';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { call, profileAtom, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

const queryKey = ['routing', 'config'];

/**
 * The routing of the account as it is stored, read again when anything of it changes. Standard users
 * have none: the routing belongs to admins (annex C3).
 */
export function useRoutingConfig() {
  const isStandard = useAtomValue(profileAtom)?.role === 'standard';
  useLiveRefetch(routingEventTypes, queryKey);
  return useQuery({
    queryKey,
    enabled: !isStandard,
    queryFn: ({ signal }): Promise<RoutingConfig> => call(getRoutingConfig, {}, { signal }),
  });
}
