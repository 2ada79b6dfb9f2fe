import {
  compare,
  comparedDays,
  comparedUntil,
  compareTexts,
  type Difference,
  newDeadEnds,
  type RoutingConfig,
  type TextDifference,
} from '@jackfield/domain/routing';

/** What callers and people who text notice of a change. */
export interface Impact {
  /** The routing before and after. */
  readonly sides: readonly [RoutingConfig, RoutingConfig];
  readonly differences: readonly Difference[];
  readonly texts: readonly TextDifference[];
  /** The time that was compared, in milliseconds. */
  readonly compared: { readonly from: number; readonly until: number };
}

const day = 86_400_000;

/** Works it out from an instant on, in milliseconds, until another or as far as it reaches. */
export function impactOf(
  before: RoutingConfig,
  after: RoutingConfig,
  from: number,
  until?: number,
): Impact {
  const days = until === undefined ? comparedDays(before, after, from) : (until - from) / day;
  const span = { from, days };
  return {
    sides: [before, after],
    differences: compare(before, after, span),
    texts: compareTexts(before, after),
    compared: { from, until: comparedUntil(span) },
  };
}

/** Whether callers would be lost, which wants a tick (annex J4). */
export const losesCallers = ({ differences }: Impact): boolean =>
  newDeadEnds(differences).length > 0;

/** Whether only people who text notice anything. */
export const isAboutTexts = ({ differences, texts }: Impact): boolean =>
  differences.length === 0 && texts.length > 0;

/** The worst of all, or null when nobody notices anything. */
export function worstOf({ differences, texts }: Impact): Difference['severity'] | null {
  const present = new Set([...differences, ...texts].map(({ severity }) => severity));
  const order = ['broken', 'worse', 'changed', 'better'] as const;
  return order.find((severity) => present.has(severity)) ?? null;
}
