import type { Brand } from '@jackfield/contract/api/brand';
import { type TimelineStep, timeline } from '../submission/timeline.ts';

/** What is still to come of a brand. */
export type Ahead = 'pay' | 'correct' | 'check' | 'verified';

/** What happened to a brand and what comes next, the oldest first (annex E5). */
export function brandTimeline(brand: Brand): TimelineStep<Ahead>[] {
  const ahead = aheadOf(brand);
  return timeline(brand.story, ahead[0] === 'check' ? 'waiting' : 'yours', ahead);
}

function aheadOf({ status, needsRevet, isBeingPaid, isBeingSent, confirmUrl }: Brand): Ahead[] {
  if (confirmUrl !== null) return ['pay', 'check', 'verified'];
  if (isBeingPaid || isBeingSent || status === 'pending') return ['check', 'verified'];
  if (status === 'verified' && !needsRevet) return [];
  return ['correct', 'check', 'verified'];
}
