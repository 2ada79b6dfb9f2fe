import { checkRouting, finish, ownerOfPlace, type RoutingConfig } from '@jackfield/domain/routing';
import type { RoutingReport } from './use-findings.ts';

/** What the server answers about a routing, for tests and the gallery. */
export function sampleReport(config: RoutingConfig, now: number): RoutingReport {
  const { findings, until, isEveryCallTaken } = finish(checkRouting(config, now));
  return {
    items: findings.map(({ fix, call, ...finding }) => ({
      ...finding,
      fix: { ...fix, acts: [...fix.acts] },
      call: call && { ...call, at: new Date(call.at).toISOString(), inputs: [...call.inputs] },
      owner: ownerOfPlace(config, fix.place),
    })),
    checkedAt: new Date(now).toISOString(),
    until: new Date(until).toISOString(),
    isEveryCallTaken,
  };
}
