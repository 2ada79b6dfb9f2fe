import { t } from '@jackfield/texts';
import { formatPhone } from '../../phone.ts';
import type { Difference } from '../compare.ts';
import type { RoutingConfig } from '../config.ts';
import { reasonMessages } from '../sentences.ts';
import { nodeOf } from '../walk.ts';
import type { TimeSet } from '../time-set.ts';
import type { Work } from '../work.ts';
import { Clocks } from './clock-line.ts';
import { DecisionLines } from './decision-lines.ts';
import { DecisionBook } from './decisions.ts';
import { constant, mapped, pairsWithin } from './line.ts';
import { isLost } from './local-difference.ts';

/**
 * Callers whom the account begins or ceases to refuse: one difference for each of its numbers, while
 * their calls would not get lost anyway.
 */
export function* blockedDifferences(
  before: RoutingConfig,
  after: RoutingConfig,
  spans: TimeSet,
): Work<Difference[]> {
  if (before.blockedCallers === after.blockedCallers) return [];
  const [old, now] = [new Set(before.blockedCallers), new Set(after.blockedCallers)];
  const added = [...now].filter((caller) => !old.has(caller)).toSorted();
  const removed = [...old].filter((caller) => !now.has(caller)).toSorted();
  const kept = new Set(before.numbers.map(({ id }) => id));
  const clocks = new Clocks(spans[0] ?? 0, spans.at(-1) ?? 0);
  const linesOf = (config: RoutingConfig) =>
    new DecisionLines(config, { book: new DecisionBook(), clocks, shared: null });
  const sides = [
    ...(added.length > 0 ? [{ callers: added, isRefused: true, lines: linesOf(before) }] : []),
    ...(removed.length > 0 ? [{ callers: removed, isRefused: false, lines: linesOf(after) }] : []),
  ];
  const differences: Difference[] = [];
  for (const number of after.numbers) {
    if (!kept.has(number.id)) continue;
    for (const { callers, isRefused, lines } of sides) {
      const reached = reachedIn(lines, number, spans);
      if (reached.length > 0) differences.push(refusal(number, callers, reached, isRefused));
    }
    yield;
  }
  return differences;
}

/** When calls to a number do not get lost. */
function reachedIn(lines: DecisionLines, { number }: Difference['number'], within: TimeSet) {
  const line = lines.lineOf({ stop: { kind: 'number', id: number } });
  const reached = mapped(line, (id) => Number(!isLost(lines.book.at(id))));
  const pairs = [...pairsWithin([reached, constant(1)], within).values()];
  return pairs.find(({ ids: [isReached] }) => isReached === 1)?.spans ?? [];
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
