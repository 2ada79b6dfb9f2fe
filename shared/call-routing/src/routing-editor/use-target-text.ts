import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { formatPhone } from '@jackfield/domain';
import { useNamed } from '@jackfield/records/people-picker';
import { useT } from '@jackfield/runtime';
import { namedIn } from './draft-target.ts';
import { routingMessages } from './messages.ts';

/** Names of records that a page has at hand, by id. */
export type KnownNames = ReadonlyMap<string, string>;

/**
 * Targets in the words that people read, for conflicts and for input that would be lost. Names of
 * people and teams are read; those of greetings and menus come with `known`.
 */
export function useTargetText(
  targets: readonly RoutingTarget[],
  known: KnownNames = new Map(),
): (target: RoutingTarget) => string {
  const t = useT();
  const people = useNamed(
    'teammate',
    targets.flatMap((target) => namedIn(target, 'teammate')).slice(0, 50),
  );
  const teams = useNamed(
    'team',
    targets.flatMap((target) => namedIn(target, 'team')),
  );
  const nameOf = (id: string) =>
    known.get(id) ?? people(id).found?.name ?? teams(id).found?.name ?? '';

  return ({ actionType, actionValue }) => {
    const option = t(routingMessages[actionType]);
    const named = (name: string) =>
      name === '' ? option : t(routingMessages.described, { option, name });
    if (actionType === 'number') return named(formatPhone(actionValue));
    if (actionType === 'voicemail') return named(actionValue ? nameOf(actionValue.ownerId) : '');
    if (actionType !== 'callgroup') return named(nameOf(actionValue));
    const [first = '', ...others] = actionValue.list;
    if (others.length === 0) return named(nameOf(first));
    return named(t(routingMessages.someUsers, { first: nameOf(first), count: others.length }));
  };
}
