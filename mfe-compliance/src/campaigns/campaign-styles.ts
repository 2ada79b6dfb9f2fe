import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';
import { common, type Message } from '@jackfield/runtime';
import { campaignMessages, campaignStates } from './messages.ts';

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'> & { label: Message };

/** Colour, shape and word of each state of a campaign (annex E6). */
export const statusStyles: Record<CampaignListItem['status'], Look> = {
  pendingPayment: { meaning: 'warning', shape: 'ring', label: campaignMessages.pendingPayment },
  paymentFailed: { meaning: 'error', shape: 'cross', label: campaignMessages.paymentFailed },
  pendingReview: { meaning: 'info', shape: 'ring', label: campaignMessages.pendingReview },
  active: { meaning: 'success', shape: 'dot', label: campaignStates.active },
  rejected: { meaning: 'error', shape: 'cross', label: campaignMessages.rejected },
  suspended: { meaning: 'error', shape: 'bar', label: campaignStates.suspended },
  deactivated: { meaning: 'quiet', shape: 'bar', label: campaignMessages.deactivated },
};

/** The same of its payment. */
export const paymentStyles: Record<CampaignListItem['paymentStatus'], Look> = {
  pending: { meaning: 'warning', shape: 'ring', label: common.pending },
  paid: { meaning: 'success', shape: 'dot', label: common.paid },
  failed: { meaning: 'error', shape: 'cross', label: common.failed },
};
