import type { BrandListItem } from '@jackfield/contract/api/brand';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';
import { brandMessages, brandStates } from './messages.ts';

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'>;

/** Colour, shape and word of each brand status (annex E5). */
export const statusStyles = {
  pending: { meaning: 'warning', shape: 'ring', label: brandStates.pending },
  verified: { meaning: 'success', shape: 'dot', label: brandStates.verified },
  unverified: { meaning: 'error', shape: 'cross', label: brandMessages.unverified },
  suspended: { meaning: 'error', shape: 'bar', label: brandStates.suspended },
} as const satisfies Record<BrandListItem['status'], Look & { label: unknown }>;

/** Words for company types (ENUM-06). */
export const companyTypeLabels = {
  PrivateProfit: brandMessages.PrivateProfit,
  PublicProfit: brandMessages.PublicProfit,
  NonProfit: brandMessages.NonProfit,
} as const satisfies Record<BrandListItem['companyType'], unknown>;
