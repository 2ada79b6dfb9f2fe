import type { AuditEntry } from '@jackfield/contract/api/audit';

/** Whether an entry tells of something that was deleted and comes back whole, or not at all. */
export const isDeletion = ({ action }: Pick<AuditEntry, 'action'>): boolean =>
  action === 'teammate.delete' ||
  action === 'device.remove' ||
  /\.delete(Greeting|HoldMusic|Number)$/.test(action);

/**
 * Whether there is a way back behind an entry: a deleted medium comes back, members that are named
 * go back to what they were.
 */
export function canRestore(
  { action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  members: ReadonlySet<string>,
): boolean {
  // Changes of many entries go back when the history kept them whole.
  const isOfMany = before?.removed !== undefined || after?.added !== undefined;
  if (/Blacklist\./.test(action)) return !isOfMany || 'entries' in (before ?? after ?? {});
  if (action === 'device.remove') return true;
  // What ended at its time is over.
  if (before === null || after === null || action.endsWith('.overrideEnded')) return false;
  if (/\.delete(Greeting|HoldMusic)$/.test(action)) return before.medium !== undefined;
  if (action.endsWith('.deleteNumber')) return true;
  // Older entries tell the name of a sound alone, which others may have.
  if (/\.(add|select)(Greeting|HoldMusic)$/.test(action)) return before.selectedId !== undefined;
  if (/(Greeting|HoldMusic)$/.test(action)) return false;
  return Object.keys(before).some((name) => members.has(name));
}

type Sides = Pick<AuditEntry, 'before' | 'after'>;

/** What an entry names that comes and goes whole: a medium, a phone number, a device. */
const namedIn = (members: AuditEntry['before']): unknown => {
  const medium = members?.medium;
  if (typeof medium === 'object' && medium !== null && 'id' in medium) return medium.id;
  return members?.phoneNumber ?? members?.sip ?? null;
};

/** Whether what an entry deleted has come back since; `newer` are the entries after it. */
export function isBackAgain({ before, after: left }: Sides, newer: readonly Sides[]): boolean {
  if (left?.status === 'cancel') return newer.some((entry) => entry.before?.status === 'cancel');
  const gone = namedIn(before);
  return gone !== null && newer.some(({ after }) => namedIn(after) === gone);
}
