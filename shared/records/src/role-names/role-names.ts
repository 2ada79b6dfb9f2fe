import type { BuiltInRole, Holder, ScopeArea } from '@jackfield/contract';
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

/** What roles and keys are about, as people say it (RIGHT-02, KEY-01). */
export const areaNames = defineMessages('records.areaNames', {
  people: 'Users and emergency addresses',
  numbers: 'Company numbers and menus',
  teams: 'Teams, members and hours',
  routing: 'Calendar and checks of call routing',
  media: 'Greetings and music',
  texting: 'Texting of numbers',
  compliance: 'Brands, campaigns, consents',
  devices: 'Desk phones and apps',
  blocking: 'Blocked numbers',
  usage: 'Call log and spend',
  billing: 'Invoices, cards, call credits',
  audit: 'History of changes',
  directory: 'Company directory (SCIM)',
} satisfies Record<ScopeArea, string>);

/**
 * What somebody's role is called: the built-in one before Standard.
 *
 * @example t(roleNameOf(person))
 */
export function roleNameOf({ role, access }: Holder): Message {
  if (role === 'admin') return common.admin;
  return access ? roleNames[access.role] : common.standard;
}
