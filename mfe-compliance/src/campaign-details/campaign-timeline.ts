import type { Campaign } from '@jackfield/contract/api/campaign';
import { type Mark, type TimelineStep, timeline } from '../submission/timeline.ts';

/** Steps that the story does not hold: what is going on, and what is still to come. */
export type Ahead = 'payment' | 'review' | 'correction' | 'approval' | 'numbers' | 'texts';

const order = ['payment', 'review', 'approval', 'numbers', 'texts'] as const;

type TimelineCampaign = Pick<Campaign, 'status' | 'story' | 'phoneNumberIds' | 'carriers'>;

/** What the campaign stands at, and whose move that is. */
function standing({ status, phoneNumberIds }: TimelineCampaign): { leg: Ahead; mark: Mark } | null {
  switch (status) {
    case 'pendingPayment':
      return { leg: 'payment', mark: 'waiting' };
    case 'paymentFailed':
      return { leg: 'payment', mark: 'yours' };
    case 'pendingReview':
      return { leg: 'review', mark: 'waiting' };
    case 'rejected':
    case 'suspended':
      return { leg: 'correction', mark: 'yours' };
    case 'active':
      return phoneNumberIds.length === 0
        ? { leg: 'numbers', mark: 'yours' }
        : { leg: 'texts', mark: 'done' };
    case 'deactivated':
      return null;
  }
}

/** Legs that follow the one that it stands at. */
function legsAfter(leg: Ahead): readonly Ahead[] {
  const place = leg === 'correction' ? 0 : order.findIndex((one) => one === leg);
  return order.slice(place + 1);
}

/**
 * How it went with a campaign, the oldest first: what has happened, what it stands at, and what is
 * still to come (annex E6). One step at most is anybody's move.
 */
export function campaignTimeline(campaign: TimelineCampaign): TimelineStep<Ahead>[] {
  const now = standing(campaign);
  if (now === null) return timeline(campaign.story, 'open', []);
  return timeline(campaign.story, now.mark, [now.leg, ...legsAfter(now.leg)]);
}
