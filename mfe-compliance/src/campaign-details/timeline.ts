import type { Campaign } from '@jackfield/contract/api/campaign';
import type { StoryStep } from '@jackfield/contract/api/submission';

/** Done, waiting for you, waiting for others, refused, or not yet. */
export type Mark = 'done' | 'yours' | 'waiting' | 'stopped' | 'open';

/** Steps that the story does not hold: what is going on, and what is still to come. */
export type Ahead = 'payment' | 'review' | 'correction' | 'approval' | 'numbers' | 'texts';

export interface TimelineStep {
  readonly key: string;
  readonly mark: Mark;
  /** What has happened; null for what goes on or is to come. */
  readonly past: StoryStep | null;
  readonly ahead: Ahead | null;
  /** Since when it waits; null for what is done or not begun. */
  readonly since: string | null;
}

const stops: readonly StoryStep['step'][] = ['declined', 'rejected', 'suspended', 'deactivated'];
const order = ['payment', 'review', 'approval', 'numbers', 'texts'] as const;
type Leg = (typeof order)[number];

type TimelineCampaign = Pick<Campaign, 'status' | 'story' | 'phoneNumberIds' | 'carriers'>;

const markOf = ({ step }: StoryStep): Mark => (stops.includes(step) ? 'stopped' : 'done');

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
      return phoneNumberIds.length === 0 ? { leg: 'numbers', mark: 'yours' } : null;
    case 'deactivated':
      return null;
  }
}

/** Legs that follow the one that it stands at. */
function legsAfter(leg: Ahead): readonly Leg[] {
  const place = leg === 'correction' ? 0 : order.findIndex((one) => one === leg);
  return order.slice(place + 1);
}

/**
 * How it went with a campaign, the oldest first: what has happened, what it stands at, and what is
 * still to come (annex E6). One step at most is anybody's move.
 */
export function timelineOf(campaign: TimelineCampaign): TimelineStep[] {
  const { story, status } = campaign;
  const past = story.map(
    (step, place): TimelineStep => ({
      key: `${place} ${step.step}`,
      mark: markOf(step),
      past: step,
      ahead: null,
      since: null,
    }),
  );
  const now = standing(campaign);
  if (now === null) {
    const texts = status === 'active' ? [step('texts', 'done', null)] : [];
    return [...past, ...texts];
  }
  const since = story.at(-1)?.at ?? null;
  return [
    ...past,
    step(now.leg, now.mark, since),
    ...legsAfter(now.leg).map((leg) => step(leg, 'open', null)),
  ];
}

const step = (ahead: Ahead, mark: Mark, since: string | null): TimelineStep => ({
  key: ahead,
  mark,
  past: null,
  ahead,
  since,
});
