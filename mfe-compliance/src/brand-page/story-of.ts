import type { Brand } from '@jackfield/contract/api/brand';
import type { StoryStep } from '@jackfield/contract/api/submission';

import { withPayments } from './with-payments.ts';

/** How a step stands: done, stopped, your move, somebody else's, or still to come. */
export type Mark = 'done' | 'stopped' | 'yours' | 'waiting' | 'open';

/** What is still to come of a brand. */
export type Ahead = 'pay' | 'correct' | 'check' | 'verified';

export interface BrandStep {
  key: string;
  mark: Mark;
  past: StoryStep | null;
  ahead: Ahead | null;
  /** Since when it is somebody's move. */
  since: string | null;
}

const stopped: ReadonlySet<StoryStep['step']> = new Set([
  'unverified',
  'suspended',
  'declined',
  'vettingFailed',
]);

/** What happened to a brand and what comes next, the oldest first (annex E5). */
export function storyOf(brand: Brand): BrandStep[] {
  const past = withPayments(brand.story).map(
    (one, at): BrandStep => ({
      key: `${one.step} ${one.at} ${at}`,
      mark: stopped.has(one.step) ? 'stopped' : 'done',
      past: one,
      ahead: null,
      since: null,
    }),
  );
  const since = brand.story.at(-1)?.at ?? null;
  const next = aheadOf(brand);
  return [
    ...past,
    ...next.map(
      (ahead, at): BrandStep => ({
        key: ahead,
        mark: at > 0 ? 'open' : ahead === 'check' ? 'waiting' : 'yours',
        past: null,
        ahead,
        since: at === 0 ? since : null,
      }),
    ),
  ];
}

function aheadOf({ status, needsRevet, isBeingPaid, isBeingSent, confirmUrl }: Brand): Ahead[] {
  if (confirmUrl !== null) return ['pay', 'check', 'verified'];
  if (isBeingPaid || isBeingSent || status === 'pending') return ['check', 'verified'];
  if (status === 'verified' && !needsRevet) return [];
  return ['correct', 'check', 'verified'];
}
