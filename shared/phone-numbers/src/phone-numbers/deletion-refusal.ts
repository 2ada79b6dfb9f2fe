import type { PhoneNumber } from '@jackfield/contract/api/number';
import type { Message } from '@jackfield/runtime';
import { numberMessages } from './messages.ts';

/** Why a number cannot be deleted now; null when it can (OP-71, annex C3). */
export function deletionRefusal(
  { ownerType, isDefault }: Pick<PhoneNumber, 'ownerType' | 'isDefault'>,
  count: number,
  isImpersonated: boolean,
): Message | null {
  if (isImpersonated && ownerType === 'teammate') return numberMessages.impersonated;
  if (ownerType === 'company' && count === 1) return numberMessages.lastStays;
  return isDefault && count > 1 ? numberMessages.defaultStays : null;
}
