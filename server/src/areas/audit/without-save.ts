import { changedSince } from '../../platform/errors.ts';
import { membersAfter, membersBefore } from './members-before.ts';
import type { Entry } from './repository.ts';
import type { ChangedRecord, Members } from '../../platform/record.ts';
import { withChange } from '../records/with-change.ts';

/** The present members without what a save did; 409 CHANGEDSINCE for those changed again since. */
export function withoutSave(
  record: ChangedRecord<unknown>,
  save: readonly Entry[],
  now: Members,
): Members {
  const back = { base: membersAfter(save), wanted: membersBefore(save) };
  const { merged, clashes } = withChange(record, back, now);
  if (clashes.length > 0) throw changedSince(clashes);
  return merged;
}
