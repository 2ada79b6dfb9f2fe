import type { TriedCall } from '@jackfield/contract/api/routing-engine';
import { type RouteNode, type RoutingConfig, simulate } from '@jackfield/domain/routing';
import { outsideNumber, visibleName } from './visible-name.ts';

/** Numbers that the person may see: the own ones, and the one that missed calls are sent to. */
function visibleNumbers({ numbers, people }: RoutingConfig, person: string): ReadonlySet<string> {
  const chosen = outsideNumber(people.find(({ id }) => id === person)?.missedCall);
  const known = numbers.filter(
    ({ ownerId, number }) => ownerId === person || chosen.includes(number),
  );
  return new Set([...chosen, ...known.map(({ id }) => id)]);
}

/**
 * What becomes of a call to a number of the person when nobody answers, told to that person; null for
 * every other number, whoever has it.
 */
export function ownCall(
  config: RoutingConfig,
  person: string,
  number: string,
  at: number,
): TriedCall | null {
  const isOwn = config.numbers.some((one) => one.number === number && one.ownerId === person);
  if (!isOwn) return null;
  const visible = visibleNumbers(config, person);
  const stop = ({ node, at: time }: { node: RouteNode; at: number }) => ({
    node: { kind: node.kind, name: visibleName(node, visible) },
    at: new Date(time).toISOString(),
  });
  const { steps, end } = simulate(config, {
    number,
    from: null,
    at,
    outcomes: { everyone: 'silent' },
  });
  return { steps: steps.map(stop), end: { kind: end.kind, ...stop(end) } };
}
