import type { StoryStep } from '@jackfield/contract/api/submission';
import type { DemoBrand, DemoCampaign } from '../demo/shapes.ts';
import { daysAgo } from '../times.ts';
import { type Loading, nameOf, ownerOf } from './loading.ts';

const hour = 3_600_000;

interface Step {
  readonly step: StoryStep['step'];
  readonly note?: string;
  readonly paid?: string;
}

/** Steps of a record from a day on, some hours apart. */
function storyRows(loading: Loading, recordId: string, days: number, steps: readonly Step[]) {
  const [card] = loading.account.cards;
  const from = daysAgo(loading.now, days).getTime();
  return steps.map(({ step, note, paid }, at) => ({
    tenant_id: loading.tenantId,
    record_id: recordId,
    step,
    at: new Date(from + (at * 3 * hour) / 2),
    by_name: step === 'submitted' ? nameOf(ownerOf(loading.account)) : null,
    note: note ?? null,
    amount: paid ?? null,
    card_brand: paid === undefined ? null : (card?.brand ?? 'visa'),
    card_last4: paid === undefined ? null : (card?.last4Digits ?? '4242'),
  }));
}

/** What has happened to a demo brand, by its state. */
export function brandStory(loading: Loading, brand: DemoBrand) {
  const id = loading.id('brand', brand.companyName);
  const isKnown = brand.status === 'verified' || brand.status === 'suspended';
  const note = brand.feedback.map(({ displayName }) => displayName).join(', ');
  const first: Step[] = [{ step: 'submitted' }, { step: 'paid', paid: '4.00' }];
  if (isKnown) first.push({ step: 'verified' });
  if (brand.status === 'unverified') first.push({ step: 'unverified', note });
  const vetted = brand.vettings.flatMap(({ provider, status, score }): Step[] => [
    { step: 'vettingRequested', note: provider, paid: '40.00' },
    ...(status === 'passed' ? [{ step: 'vettingPassed' as const, note: String(score) }] : []),
    ...(status === 'failed' ? [{ step: 'vettingFailed' as const, note: provider }] : []),
  ]);
  const last: Step[] = brand.status === 'suspended' ? [{ step: 'suspended', note }] : [];
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

/** What has happened to a demo campaign, by its state. */
export function campaignStory(loading: Loading, campaign: DemoCampaign) {
  const isPaid = campaign.status !== 'pendingPayment' && campaign.status !== 'paymentFailed';
  const note = campaign.rejection?.description;
  return storyRows(loading, loading.id('campaign', campaign.useCase), campaign.daysAgo, [
    { step: 'submitted' },
    ...(isPaid ? [{ step: 'paid' as const, paid: '15.00' }] : []),
    ...lastSteps[campaign.status].map((step) => ({
      step,
      ...(step === 'rejected' && note !== undefined && { note }),
    })),
  ]);
}
