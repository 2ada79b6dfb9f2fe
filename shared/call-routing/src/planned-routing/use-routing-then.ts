import { type RoutingConfig, routingAt, savedTimes } from '@jackfield/domain/routing';
import { useMemo } from 'react';
import { usePlannedChanges } from './use-planned-changes.ts';

/** The routing at instants, in milliseconds. */
export interface RoutingThen {
  /** As it is at an instant, with what is planned until then; the same one between two plans. */
  at(instant: number): RoutingConfig;
  /** When it becomes another one, in order. */
  readonly times: readonly number[];
}

/** The routing of a form as it will be: what is planned is saved at its time. */
export function useRoutingThen(config: RoutingConfig): RoutingThen {
  const planned = usePlannedChanges().data;
  return useMemo(() => {
    const times = savedTimes(planned ?? []);
    const made = new Map<number, RoutingConfig>();
    return {
      times,
      at(instant) {
        const last = times.findLast((time) => time <= instant);
        if (last === undefined) return config;
        const known = made.get(last) ?? routingAt(config, planned ?? [], last);
        made.set(last, known);
        return known;
      },
    };
  }, [config, planned]);
}
