import type { AccountCountry } from '@jackfield/contract';
import type {
  BrandStatus,
  campaignPayments,
  CampaignStatus,
} from '@jackfield/contract/api/compliance';
import type {
  TextingGroup,
  TextingLink,
  TextingLinkState,
  TextingReason,
  TextingStep,
} from '@jackfield/contract/api/texting-status';

/** All that decides whether a number can text (annex J6). */
export interface TextingFacts {
  /** Of the number; where the account is in another country, the account's. */
  readonly country: AccountCountry;
  readonly isTollFree: boolean;
  /** The brand of its campaign, or the one that is furthest; null without any. */
  readonly brand: BrandStatus | null;
  /** Its campaign, or the one that is furthest; null without any. */
  readonly campaign: {
    readonly status: Exclude<CampaignStatus, 'deactivated'>;
    readonly payment: (typeof campaignPayments)[number];
  } | null;
  readonly isAttached: boolean;
  /** The carriers have switched it on for its campaign. */
  readonly isOn: boolean;
}

interface Verdict {
  readonly reason: TextingReason;
  readonly group: TextingGroup;
  readonly step: TextingStep;
  readonly links: Readonly<Record<TextingLink, TextingLinkState>>;
}

type Broken = Extract<TextingLinkState, 'yours' | 'waiting' | 'stopped'>;

/** The link that each reason is about, whose move it is, and what is to be done next. */
const verdicts: Readonly<
  Record<
    Exclude<TextingReason, 'ready' | 'tollFree' | 'canada' | 'malaysia'>,
    readonly [TextingLink, Broken, TextingStep]
  >
> = {
  noBrand: ['brand', 'yours', 'registerBrand'],
  brandPending: ['brand', 'waiting', 'showBrand'],
  brandUnverified: ['brand', 'stopped', 'correctBrand'],
  brandSuspended: ['brand', 'stopped', 'correctBrand'],
  noCampaign: ['paid', 'yours', 'registerCampaign'],
  paymentPending: ['paid', 'waiting', 'showCampaign'],
  paymentFailed: ['paid', 'yours', 'payCampaign'],
  inReview: ['approved', 'waiting', 'showCampaign'],
  campaignRejected: ['approved', 'stopped', 'correctCampaign'],
  campaignSuspended: ['approved', 'stopped', 'correctCampaign'],
  notAttached: ['attached', 'yours', 'addToCampaign'],
  switchingOn: ['ready', 'waiting', 'showCampaign'],
};

const order: readonly TextingLink[] = [
  'country',
  'brand',
  'vetting',
  'paid',
  'approved',
  'attached',
  'ready',
];

/** The first link that is not in order; null where all are. A missing vetting breaks nothing. */
function brokenBy({
  brand,
  campaign,
  isAttached,
  isOn,
}: TextingFacts): keyof typeof verdicts | null {
  if (brand === null) return 'noBrand';
  if (brand === 'pending') return 'brandPending';
  if (brand === 'unverified') return 'brandUnverified';
  if (brand === 'suspended') return 'brandSuspended';
  if (campaign === null) return 'noCampaign';
  if (campaign.status === 'paymentFailed') return 'paymentFailed';
  if (campaign.status === 'pendingPayment' || campaign.payment === 'pending') {
    return 'paymentPending';
  }
  if (campaign.status === 'rejected') return 'campaignRejected';
  if (campaign.status === 'suspended') return 'campaignSuspended';
  if (campaign.status === 'pendingReview') return 'inReview';
  if (!isAttached) return 'notAttached';
  return isOn ? null : 'switchingOn';
}

const chain = (stateAt: (place: number) => TextingLinkState): Verdict['links'] =>
  Object.fromEntries(order.map((link, place) => [link, stateAt(place)])) as Verdict['links'];

function elsewhere(reason: 'tollFree' | 'canada' | 'malaysia', step: TextingStep): Verdict {
  return { reason, group: 'other', step, links: chain((at) => (at === 0 ? 'done' : 'none')) };
}

/** Can this number text? Exactly one reason and one next step for every combination of facts. */
export function textingVerdict(facts: TextingFacts): Verdict {
  if (facts.country === 'MYS') return elsewhere('malaysia', 'showNumber');
  if (facts.isTollFree) return elsewhere('tollFree', 'askSupport');
  if (facts.country === 'CAN') return elsewhere('canada', 'showNumber');
  const reason = brokenBy(facts);
  if (reason === null) {
    return { reason: 'ready', group: 'ready', step: 'showCampaign', links: chain(() => 'done') };
  }
  const [link, state, step] = verdicts[reason];
  const broken = order.indexOf(link);
  return {
    reason,
    group: state === 'waiting' ? 'waiting' : 'yours',
    step,
    links: chain((place) => (place < broken ? 'done' : place === broken ? state : 'later')),
  };
}

/** Whether a number may text: where other rules hold, that is its carrier's matter; in Malaysia none does. */
export const canText = ({ group, reason }: Pick<Verdict, 'group' | 'reason'>): boolean =>
  group === 'ready' || (group === 'other' && reason !== 'malaysia');

/** How far a chain has come: the place of its broken link, and after all of them where none is. */
export function textingProgress({ links }: Pick<Verdict, 'links'>): number {
  const broken = order.findIndex((link) => links[link] !== 'done');
  return broken < 0 ? order.length : broken;
}

/** The link that is broken; null for numbers that can text or follow other rules. */
export function brokenLink({ group, links }: Verdict): TextingLink | null {
  if (group === 'ready' || group === 'other') return null;
  return order.find((link) => links[link] !== 'done') ?? null;
}
