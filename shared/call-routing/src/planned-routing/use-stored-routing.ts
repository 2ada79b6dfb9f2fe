import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { useMemo } from 'react';
import { usePlannedChanges } from './use-planned-changes.ts';

/** The routing of the account and what is planned of it. */
export interface StoredRouting {
  readonly config: RoutingConfig;
  readonly planned: readonly PlannedChange[];
}

/** Both, once both were read: without one of them nothing can be said of a change (SAY-03). */
export function useStoredRouting() {
  const config = useRoutingConfig();
  const planned = usePlannedChanges();
  const stored = useMemo(
    (): StoredRouting | undefined =>
      config.data && planned.data && { config: config.data, planned: planned.data },
    [config.data, planned.data],
  );
  return {
    stored,
    isLoading: config.isLoading || planned.isLoading,
    error: stored ? null : (config.error ?? planned.error),
    refetch: () => Promise.all([config.refetch(), planned.refetch()]),
  };
}
