import type { DemoPerson } from './shapes.ts';

/**
 * Says how the people of one account are written down.
 *
 * @param domain of their mail.
 * @param prefix of their numbers, of which rows say the rest; a whole number begins with a plus.
 * @param mailboxes by extension, of those whose mailbox is not their first name.
 */
export function peopleOf(domain: string, prefix: string, mailboxes: Record<number, string> = {}) {
  return (
    firstName: string,
    lastName: string,
    extension: number,
    title: string,
    teams: readonly string[],
    seen: DemoPerson['seen'],
    ...numbers: readonly string[]
  ): DemoPerson => ({
    firstName,
    lastName,
    email: `${mailboxes[extension] ?? mailboxOf(firstName)}@${domain}`,
    extension: String(extension),
    title,
    teams,
    seen,
    numbers: numbers.map((number) => (number.startsWith('+') ? number : prefix + number)),
    role: 'standard',
    status: 'active',
  });
}

const mailboxOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

export const admin = (person: DemoPerson): DemoPerson => ({ ...person, role: 'admin' });

export const suspended = (person: DemoPerson): DemoPerson => ({ ...person, status: 'suspended' });

export const invited = (invitedDaysAgo: number, person: DemoPerson): DemoPerson => ({
  ...person,
  status: 'pending',
  invitedDaysAgo,
});
