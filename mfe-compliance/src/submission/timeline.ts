import type { StoryStep } from '@jackfield/contract/api/submission';

/** Done, waiting for you, waiting for others, refused, or not yet. */
export type Mark = 'done' | 'yours' | 'waiting' | 'stopped' | 'open';

/** A step that has happened, goes on, or is still to come. */
export interface TimelineStep<Ahead extends string> {
  readonly key: string;
  readonly mark: Mark;
  /** What has happened; null for what goes on or is to come. */
  readonly past: StoryStep | null;
  readonly ahead: Ahead | null;
  /** Since when it waits; null for what is done or not begun. */
  readonly since: string | null;
}

const stops: ReadonlySet<StoryStep['step']> = new Set([
  'declined',
  'unverified',
  'rejected',
  'suspended',
  'vettingFailed',
  'deactivated',
]);

/**
 * What has happened, the oldest first, then the steps ahead: the first of them as marked and since
 * the last that happened, the others still to come.
 */
export function timeline<Ahead extends string>(
  story: readonly StoryStep[],
  mark: Mark,
  ahead: readonly Ahead[],
): TimelineStep<Ahead>[] {
  const since = story.at(-1)?.at ?? null;
  return [
    ...story.map((past, place) => ({
      key: `${place} ${past.step}`,
      mark: stops.has(past.step) ? ('stopped' as const) : ('done' as const),
      past,
      ahead: null,
      since: null,
    })),
    ...ahead.map((one, place) => ({
      key: one,
      mark: place === 0 ? mark : ('open' as const),
      past: null,
      ahead: one,
      since: place === 0 && mark !== 'done' ? since : null,
    })),
  ];
}
