import { isPersonName } from '@jackfield/contract';

/**
 * Two words before the @, of two letters or more each, as in nina.park@ or nina_park@. What follows
 * the @ may still be missing.
 */
const twoWords = /^(?<first>\p{L}{2,50})[._](?<last>\p{L}{2,50})@\S*$/u;

/** Words of addresses that belong to a desk or a department, as in front.desk@, and to nobody. */
const roleWords: ReadonlySet<string> = new Set([
  'accounting',
  'accounts',
  'admin',
  'billing',
  'booking',
  'bookings',
  'careers',
  'contact',
  'customer',
  'department',
  'desk',
  'finance',
  'front',
  'hello',
  'help',
  'helpdesk',
  'info',
  'invoices',
  'mail',
  'marketing',
  'office',
  'orders',
  'payroll',
  'reception',
  'reply',
  'sales',
  'service',
  'services',
  'support',
  'team',
]);

/**
 * First and last name that an address spells out; null where it tells less than both (VAL-12), or
 * names a role.
 */
export function namesOfEmail(email: string): { firstName: string; lastName: string } | null {
  const { first = '', last = '' } = twoWords.exec(email.trim())?.groups ?? {};
  if ([first, last].some((word) => roleWords.has(word.toLowerCase()))) return null;
  const firstName = asName(first);
  const lastName = asName(last);
  return isPersonName(firstName) && isPersonName(lastName) ? { firstName, lastName } : null;
}

/** With a capital first letter; others stay as they are unless all of them are capitals. */
function asName(word: string): string {
  const [initial = '', ...rest] = word;
  const others = rest.join('');
  return initial.toUpperCase() + (word === word.toUpperCase() ? others.toLowerCase() : others);
}
