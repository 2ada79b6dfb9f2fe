import { memberParts, type MergedMembers, mergeMembers } from '@jackfield/domain/merge-members';
import { type ChangedRecord, formOf, type Members } from '../../platform/record.ts';

/** A change of members that is still to be made. */
export interface PendingChange {
  readonly base: Members;
  readonly wanted: Members;
}

/**
 * The wanted members as they are when a change that was made on `base` is put over the present ones
 * (annex J1): hours by day and date, keys one by one. `clashes` names those that were changed
 * otherwise since.
 */
export function withChange(
  record: Pick<ChangedRecord<unknown>, 'fields'>,
  { base, wanted }: PendingChange,
  now: Members,
): MergedMembers<Record<string, unknown>, string> {
  const of = (members: Members) =>
    Object.fromEntries(
      Object.keys(wanted).map((field) => [field, formOf(record, field, members[field])]),
    );
  return mergeMembers(of(base), of(wanted), of(now), memberParts);
}
