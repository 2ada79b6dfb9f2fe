import type { AuditEntry } from '@jackfield/contract/api/audit';

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
  // What ended at its time is over.
  if (before === null || after === null || action.endsWith('.overrideEnded')) return false;
  if (/\.delete(Greeting|HoldMusic)$/.test(action)) return before.medium !== undefined;
  // Older entries tell the name of a sound alone, which others may have.
  if (/\.(add|select)(Greeting|HoldMusic)$/.test(action)) return before.selectedId !== undefined;
  if (/(Greeting|HoldMusic)$/.test(action)) return false;
  return Object.keys(before).some((name) => members.has(name));
}

type Sides = Pick<AuditEntry, 'before' | 'after'>;

const mediumIdOf = (members: AuditEntry['before']): unknown => {
  const medium = members?.medium;
  return typeof medium === 'object' && medium !== null && 'id' in medium ? medium.id : null;
};

/** Whether the medium that an entry deleted has come back since; `newer` are the entries after it. */
export function isBackAgain({ before }: Sides, newer: readonly Sides[]): boolean {
  const gone = mediumIdOf(before);
  return gone !== null && newer.some(({ after }) => mediumIdOf(after) === gone);
}
