import { t } from '@jackfield/texts';
import { formatPhone } from '../../phone.ts';
import type { Difference } from '../compare.ts';
import type { RoutingConfig } from '../config.ts';
import { reasonMessages } from '../sentences.ts';
import { nodeOf } from '../walk.ts';
import type { TimeSet } from '../time-set.ts';

/** Callers whom the account begins or ceases to refuse: one difference for each of its numbers. */
export function blockedDifferences(
  before: RoutingConfig,
  after: RoutingConfig,
  spans: TimeSet,
): Difference[] {
  if (before.blockedCallers === after.blockedCallers) return [];
  const [old, now] = [new Set(before.blockedCallers), new Set(after.blockedCallers)];
  const added = [...now].filter((caller) => !old.has(caller)).toSorted();
  const removed = [...old].filter((caller) => !now.has(caller)).toSorted();
  const kept = new Set(before.numbers.map(({ id }) => id));
  return after.numbers
    .filter(({ id }) => kept.has(id))
    .flatMap((number) => [
      ...(added.length > 0 ? [refusal(number, added, spans, true)] : []),
      ...(removed.length > 0 ? [refusal(number, removed, spans, false)] : []),
    ]);
}

function refusal(
  number: Difference['number'],
  callers: readonly string[],
  spans: TimeSet,
  isRefused: boolean,
): Difference {
  const node = nodeOf('number', number.id, formatPhone(number.number));
  const caller = formatPhone(callers[0] ?? '');
  const blocked = {
    path: [],
    kind: 'blocked' as const,
    node,
    reason: t(reasonMessages.callerBlocked, { caller }),
    seconds: 0,
  };
  const comesIn = t(reasonMessages.comesIn, { number: node.name });
  const reached = { ...blocked, kind: 'answered' as const, reason: comesIn };
  return {
    number,
    callers,
    path: [],
    menu: null,
    everyone: 'answers',
    effect: 'elsewhere',
    before: isRefused ? reached : blocked,
    after: isRefused ? blocked : reached,
    // Whoever blocks a caller means to.
    severity: 'changed',
    joining: [],
    leaving: [],
    lostKeys: [],
    spans,
  };
}
