import { useMay } from '@jackfield/kit/may';
import { routingEventTypes } from '@jackfield/contract';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['routing', 'config'];

/**
 * The routing of the account as it is stored, read again when anything of it changes. Who may
 * not see it has none (annex C3, RIGHT-02).
 */
export function useRoutingConfig() {
  const seesRouting = useMay('routing:read');
  useLiveRefetch(routingEventTypes, queryKey);
  return useQuery({
    queryKey,
    enabled: seesRouting,
    queryFn: ({ signal }): Promise<RoutingConfig> => call(getRoutingConfig, {}, { signal }),
  });
}
