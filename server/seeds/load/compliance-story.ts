import type { StoryStep } from '@jackfield/contract/api/submission';
import type { DemoBrand, DemoCampaign } from '../demo/shapes.ts';
import { daysAgo } from '../times.ts';
import { type Loading, nameOf, ownerOf } from './loading.ts';

const hour = 3_600_000;

interface Step {
  readonly step: StoryStep['step'];
  readonly note?: string;
  readonly paid?: string;
  readonly at?: Date;
}

/** Steps of a record from a day on, some hours apart unless they say when. */
function storyRows(loading: Loading, recordId: string, days: number, steps: readonly Step[]) {
  const [card] = loading.account.cards;
  const from = daysAgo(loading.now, days).getTime();
  return steps.map(({ step, note, paid, at: then }, at) => ({
    tenant_id: loading.tenantId,
    record_id: recordId,
    step,
    at: then ?? new Date(from + (at * 3 * hour) / 2),
    by_name: step === 'submitted' ? nameOf(ownerOf(loading.account)) : null,
    note: note ?? null,
    amount: paid ?? null,
    card_brand: paid === undefined ? null : (card?.brand ?? 'visa'),
    card_last4: paid === undefined ? null : (card?.last4Digits ?? '4242'),
  }));
}

/** When the registry decided over a brand. */
const brandDecidedAt = ({ now }: Loading, brand: DemoBrand): Date =>
  daysAgo(now, Math.max(0, brand.daysAgo - 1));

/** Since when a brand is as it is. */
export function brandStatusAt(loading: Loading, brand: DemoBrand): Date {
  const days = { pending: brand.daysAgo, suspended: Math.max(1, brand.daysAgo - 30) };
  if (brand.status === 'pending' || brand.status === 'suspended')
    return daysAgo(loading.now, days[brand.status]);
  return brandDecidedAt(loading, brand);
}

/** What has happened to a demo brand, by its state. */
export function brandStory(loading: Loading, brand: DemoBrand) {
  const id = loading.id('brand', brand.companyName);
  const isKnown = brand.status === 'verified' || brand.status === 'suspended';
  const note = brand.feedback.map(({ displayName }) => displayName).join(', ');
  const first: Step[] = [{ step: 'submitted' }, { step: 'paid', paid: '4.00' }];
  const at = brandDecidedAt(loading, brand);
  if (isKnown) first.push({ step: 'verified', at });
  if (brand.status === 'unverified') first.push({ step: 'unverified', note, at });
  const vetted = brand.vettings.flatMap(({ provider, status, score }): Step[] => [
    { step: 'vettingRequested', note: provider, paid: '40.00' },
    ...(status === 'passed' ? [{ step: 'vettingPassed' as const, note: String(score) }] : []),
    ...(status === 'failed' ? [{ step: 'vettingFailed' as const, note: provider }] : []),
  ]);
  const suspended = { step: 'suspended', note, at: brandStatusAt(loading, brand) } as const;
  const last: Step[] = brand.status === 'suspended' ? [suspended] : [];
  return [
    ...storyRows(loading, id, brand.daysAgo, first),
    ...storyRows(loading, id, Math.max(2, brand.daysAgo - 5), vetted),
    ...storyRows(loading, id, Math.max(1, brand.daysAgo - 30), last),
  ];
}

const lastSteps: Readonly<Record<DemoCampaign['status'], readonly StoryStep['step'][]>> = {
  pendingPayment: [],
  paymentFailed: ['declined'],
  pendingReview: [],
  active: ['approved'],
  rejected: ['rejected'],
  suspended: ['approved', 'suspended'],
  deactivated: ['approved', 'deactivated'],
};

/** Since when a campaign is as it is. */
export const statusAt = ({ now }: Loading, { since, daysAgo: madeAgo }: DemoCampaign): Date =>
  daysAgo(now, since ?? Math.max(Math.min(madeAgo, 1), madeAgo - 5));

/** When carriers decided over a campaign: before what came after that. */
export function decidedAt(loading: Loading, campaign: DemoCampaign): Date {
  const last = statusAt(loading, campaign).getTime();
  if (lastSteps[campaign.status].length < 2) return new Date(last);
  return new Date((daysAgo(loading.now, campaign.daysAgo).getTime() + last) / 2);
}

/** What has happened to a demo campaign, by its state. */
export function campaignStory(loading: Loading, campaign: DemoCampaign) {
  const isPaid = campaign.status !== 'pendingPayment' && campaign.status !== 'paymentFailed';
  const note = campaign.rejection?.description;
  return storyRows(loading, loading.id('campaign', campaign.useCase), campaign.daysAgo, [
    { step: 'submitted' },
    ...(isPaid ? [{ step: 'paid' as const, paid: '15.00' }] : []),
    ...lastSteps[campaign.status].map((step, place, all) => ({
      step,
      at: place < all.length - 1 ? decidedAt(loading, campaign) : statusAt(loading, campaign),
      ...(step === 'rejected' && note !== undefined && { note }),
    })),
  ]);
}
