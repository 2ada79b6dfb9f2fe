import type { BuiltInRole, Holder } from '@jackfield/contract';
import { common, defineMessages, type Message } from '@jackfield/runtime';

/** What each built-in role is called (RIGHT-02). */
export const roleNames = defineMessages('records.roleNames', {
  phoneManager: 'Phone manager',
  peopleManager: 'People manager',
  billing: 'Billing',
  compliance: 'Compliance',
  auditor: 'Auditor',
  teamLead: 'Team lead',
} satisfies Record<BuiltInRole, string>);

/**
 * What somebody's role is called: the built-in one before Standard.
 *
 * @example t(roleNameOf(person))
 */
export function roleNameOf({ role, access }: Holder): Message {
  if (role === 'admin') return common.admin;
  return access ? roleNames[access.role] : common.standard;
}
