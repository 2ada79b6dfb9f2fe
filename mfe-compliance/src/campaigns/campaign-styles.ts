import { campaignPaymentStates, campaignStates } from '@jackfield/domain/words/compliance';
import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';
import type { Message } from '@jackfield/runtime';

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'> & { label: Message };

/** Colour, shape and word of each state of a campaign (annex E6). */
export const statusStyles: Record<CampaignListItem['status'], Look> = {
  pendingPayment: { meaning: 'warning', shape: 'ring', label: campaignStates.pendingPayment },
  paymentFailed: { meaning: 'error', shape: 'cross', label: campaignStates.paymentFailed },
  pendingReview: { meaning: 'info', shape: 'ring', label: campaignStates.pendingReview },
  active: { meaning: 'success', shape: 'dot', label: campaignStates.active },
  rejected: { meaning: 'error', shape: 'cross', label: campaignStates.rejected },
  suspended: { meaning: 'error', shape: 'bar', label: campaignStates.suspended },
  deactivated: { meaning: 'quiet', shape: 'bar', label: campaignStates.deactivated },
};

/** The same of its payment. */
export const paymentStyles: Record<CampaignListItem['paymentStatus'], Look> = {
  pending: { meaning: 'warning', shape: 'ring', label: campaignPaymentStates.pending },
  paid: { meaning: 'success', shape: 'dot', label: campaignPaymentStates.paid },
  failed: { meaning: 'error', shape: 'cross', label: campaignPaymentStates.failed },
};
