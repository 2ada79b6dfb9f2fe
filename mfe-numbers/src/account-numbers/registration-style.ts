import type { TenantNumber } from '@jackfield/contract/api/number';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';
import type { Message } from '@jackfield/runtime';
import { numberMessages } from './messages.ts';

export interface RegistrationStyle extends Pick<StatusBadgeProps, 'meaning' | 'shape'> {
  text: Message;
}

/** Whether a number may send messages, by the campaign that it is attached to (annex E6, J6). */
export function registrationStyle({
  isTollFree,
  campaignStatus,
}: Pick<TenantNumber, 'isTollFree' | 'campaignStatus'>): RegistrationStyle {
  if (isTollFree) return { meaning: 'quiet', shape: 'bar', text: numberMessages.notNeeded };
  switch (campaignStatus) {
    case null:
    case 'deactivated':
      return { meaning: 'quiet', shape: 'ring', text: numberMessages.unregistered };
    case 'active':
      return { meaning: 'success', shape: 'dot', text: numberMessages.registered };
    case 'pendingPayment':
    case 'pendingReview':
      return { meaning: 'warning', shape: 'ring', text: numberMessages.waiting };
    default:
      return { meaning: 'error', shape: 'cross', text: numberMessages.stopped };
  }
}
