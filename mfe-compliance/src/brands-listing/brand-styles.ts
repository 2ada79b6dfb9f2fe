import { brandStates } from '@jackfield/domain/words/compliance';
import type { BrandListItem } from '@jackfield/contract/api/brand';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'>;

/** Colour, shape and word of each brand status (annex E5). */
export const statusStyles = {
  pending: { meaning: 'warning', shape: 'ring', label: brandStates.pending },
  verified: { meaning: 'success', shape: 'dot', label: brandStates.verified },
  unverified: { meaning: 'error', shape: 'cross', label: brandStates.unverified },
  suspended: { meaning: 'error', shape: 'bar', label: brandStates.suspended },
} as const satisfies Record<BrandListItem['status'], Look & { label: unknown }>;
