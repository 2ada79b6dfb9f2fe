import type { CallAnswer } from '@jackfield/contract';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import type { compareOwn, OwnDifference } from '@jackfield/contract/api/routing-engine';
import {
  changeAhead,
  comparedUntil,
  comparePeriods,
  type Difference,
  eachSpan,
  promised,
  type RoutedPerson,
  type RoutingConfig,
  withRecord,
} from '@jackfield/domain/routing';
import { outsideNumber, visibleName } from './visible-name.ts';

const instant = (at: number) => new Date(at).toISOString();

const branch = ({ kind, node }: Difference['before'], own: ReadonlySet<string>) => ({
  kind,
  name: visibleName(node, own),
});

/** What is alike for the person, whichever number or key of the company led there. */
function alike(person: string, difference: Difference): string {
  const { number, everyone, effect, severity, before, after, spans } = difference;
  return JSON.stringify([
    number.ownerId === person,
    everyone,
    effect,
    severity,
    [before, after].map(({ kind, node }) => [kind, node.id]),
    spans,
  ]);
}

/** What a person changes of the own call handling, and a queue that they sign out of. */
export interface OwnChange
  extends Partial<Pick<RoutedPerson, 'missedCall' | 'hasGreeting' | 'greeting'>> {
  readonly signOutOf?: string | undefined;
}

/** The routing with the change in it. */
function withOwn(
  config: RoutingConfig,
  person: string,
  { signOutOf, ...members }: OwnChange,
): RoutingConfig {
  const changed = withRecord(config, { list: 'people', id: person, members });
  const queue = changed.teams.find(({ id }) => id === signOutOf);
  // Of a queue of others nobody is told anything.
  if (!queue?.memberIds.includes(person)) return changed;
  const signedOutIds = [...(queue.signedOutIds ?? []), person];
  return withRecord(changed, { list: 'teams', id: queue.id, members: { signedOutIds } });
}

/** The stored routing and what is planned of it, at an instant in milliseconds. */
export interface RoutingAhead {
  readonly config: RoutingConfig;
  readonly planned: readonly PlannedChange[];
  readonly from: number;
}

/**
 * What callers notice of a change of a person's own call handling, told to that person: the own numbers
 * by number, those of the company only as such, and of others no more than names of people and teams.
 */
export async function ownImpact(
  { config, planned, from }: RoutingAhead,
  person: string,
  change: OwnChange,
): Promise<CallAnswer<typeof compareOwn>> {
  const stored = config.people.find(({ id }) => id === person)?.missedCall;
  const chosen = new Set([...outsideNumber(stored), ...outsideNumber(change.missedCall)]);
  const { periods } = changeAhead(config, planned, from, (standing) =>
    withOwn(standing, person, change),
  );
  const until = comparedUntil({ from });
  const found = await promised(comparePeriods(periods, until));
  const groups = Map.groupBy(found, (difference) => alike(person, difference));
  const differences = [...groups.values()].flatMap((all): OwnDifference[] => {
    const [first] = all;
    if (first === undefined) return [];
    const own = all.filter(({ number }) => number.ownerId === person);
    return [
      {
        numbers: [...new Set(own.map(({ number }) => number.number))],
        everyone: first.everyone,
        effect: first.effect,
        severity: first.severity,
        before: branch(first.before, chosen),
        after: branch(first.after, chosen),
        intervals: eachSpan(first.spans).map((span) => ({
          from: instant(span.from),
          to: instant(span.to),
        })),
      },
    ];
  });
  return { from: instant(from), until: instant(until), differences };
}
