import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { RouteNode } from '@jackfield/domain/routing';

/** People and teams may be chosen by everybody, so that their names are no secret (annex C3). */
const named = new Set<RouteNode['kind']>(['teammate', 'team', 'callgroup', 'voicemail']);

/** The name of a stop as a standard user may know it, else ''; `own` are ids of numbers that may be told. */
export const visibleName = ({ kind, id, name }: RouteNode, own: ReadonlySet<string>): string =>
  named.has(kind) || own.has(id) ? name : '';

/** The number that a target leads out to. */
export const outsideNumber = (target: RoutingTarget | undefined): string[] =>
  target?.actionType === 'number' ? [target.actionValue] : [];
