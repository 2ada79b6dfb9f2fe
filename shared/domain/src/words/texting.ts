import type { TextingNumber } from '@jackfield/contract/api/texting';
import type { TextingLink } from '@jackfield/contract/api/texting-status';
import { defineMessages, type Message, t } from '@jackfield/texts';

/** Links of the chain that ends in a number that can text. */
export const textingLinkWords: Readonly<Record<TextingLink, Message>> = defineMessages(
  'domain.textingLinkStates',
  {
    country: 'Country',
    brand: 'Brand',
    vetting: 'Vetting',
    paid: 'Paid',
    approved: 'Approved',
    attached: 'Attached',
    ready: 'Ready',
  },
);

const reasons = defineMessages('domain.textingReason', {
  brandSuspended: '{brand} was suspended',
  brandUnverified: '{brand} was not verified',
  brandPending: '{brand} is being verified',
  noBrand: 'No brand is registered',
  campaignSuspended: '{campaign} was suspended',
  campaignRejected: '{campaign} was rejected',
  noCampaign: 'No campaign is registered',
  paymentFailed: 'The payment of {campaign} failed',
  paymentPending: '{campaign} is being paid',
  inReview: '{campaign} is in review',
  notAttached: 'Not in a campaign',
  switchingOn: 'Being switched on',
  ready: 'Can text',
  tollFree: 'Toll-free, other rules',
  canada: 'Canada, other rules',
  malaysia: 'Malaysia, other rules',
});

/** What stands in the way of a number, in one line. */
export function textingReasonText({
  reason,
  brand,
  campaign,
}: Pick<TextingNumber, 'reason' | 'brand' | 'campaign'>): string {
  return t(reasons[reason], { brand: brand?.name ?? '', campaign: campaign?.name ?? '' });
}

/** The link that is broken; undefined for numbers that can text or follow other rules. */
export const brokenLink = ({ links }: Pick<TextingNumber, 'links'>) =>
  links.find(({ state }) => state === 'yours' || state === 'waiting' || state === 'stopped');
