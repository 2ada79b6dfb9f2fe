import { CoverageLines, type CoverageStretch, type RoutingConfig } from '@jackfield/domain/routing';
import { useMemo } from 'react';
import type { Span } from './calendar-days.ts';

export type CoverageById = ReadonlyMap<string, readonly CoverageStretch[]>;

/** Who rings for company numbers in a time; worked out again when the routing changes. */
export function useCoverage(
  config: RoutingConfig,
  ids: readonly string[],
  { from, to }: Span,
): CoverageById {
  const wanted = ids.join();
  return useMemo(() => {
    const lines = new CoverageLines(config, from, to);
    return new Map(wanted.split(',').map((id) => [id, lines.of(id)]));
  }, [config, wanted, from, to]);
}
