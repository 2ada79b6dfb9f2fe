import { isDeclined, isOtherPrice } from '@jackfield/kit/price-box';
import { ApiFailure, failureText, t } from '@jackfield/runtime';
import { payingMessages as messages } from './messages.ts';

/** Why a paid submission came to nothing, in one sentence. */
export function paymentFailure(error: unknown): string {
  if (isOtherPrice(error)) return t(messages.otherPrice);
  if (!(error instanceof ApiFailure)) return failureText(error);
  if (isDeclined(error)) return t(messages.declined);
  if (error.responseCode === 'PAYMENTREQUIRED') return t(messages.noCard);
  if (error.responseCode === 'PROVIDERUNAVAILABLE') return t(messages.registryDown);
  const [why] = error.errors;
  if (error.responseCode === 'INVALIDTRANSITION' && why?.message) return why.message;
  return failureText(error);
}

/** Whether another card may pay where this one did not. */
export const needsCard = (error: unknown): boolean =>
  error instanceof ApiFailure && error.responseCode === 'PAYMENTREQUIRED';
