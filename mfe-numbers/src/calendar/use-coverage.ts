import {
  CoverageLines,
  type CoverageStretch,
  routingAt,
  type RoutingConfig,
  savedTimes,
} from '@jackfield/domain/routing';
import { usePlannedChanges } from '@jackfield/call-routing/planned-routing';
import { useMemo } from 'react';
import type { Span } from './calendar-days.ts';

export type CoverageById = ReadonlyMap<string, readonly CoverageStretch[]>;

/**
 * Who rings for company numbers in a time, with what is planned from its time on; worked out again
 * when the routing or a plan changes.
 */
export function useCoverage(
  config: RoutingConfig,
  ids: readonly string[],
  { from, to }: Span,
): CoverageById {
  const wanted = ids.join();
  const planned = usePlannedChanges().data;
  return useMemo(() => {
    const times = savedTimes(planned ?? []).filter((at) => from < at && at < to);
    const starts = [from, ...times];
    const pieces = starts.map(
      (start, index) =>
        new CoverageLines(routingAt(config, planned ?? [], start), start, starts[index + 1] ?? to),
    );
    return new Map(wanted.split(',').map((id) => [id, pieces.flatMap((piece) => piece.of(id))]));
  }, [config, planned, wanted, from, to]);
}
