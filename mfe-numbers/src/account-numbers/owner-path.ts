import { paths } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';

/** Page of who has a number. */
export function ownerPath({ ownerType, ownerId }: Pick<TenantNumber, 'ownerType' | 'ownerId'>) {
  const { numbers, users } = paths.admin;
  return ownerType === 'company' ? numbers.edit(ownerId) : users.edit(ownerId, 'phone-numbers');
}
