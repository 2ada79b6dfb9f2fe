import { type Message, t } from '@jackfield/texts';
import { ApiError } from '../../platform/errors.ts';

/** 409 for a step out of its order (annex E7), with its reason. */
export function outOfOrder(code: string, reason: Message): ApiError {
  return new ApiError('INVALIDTRANSITION', { errors: [{ code, message: t(reason) }] });
}
