import { type BatchAnswer, type BulkChange, editTeammates } from '@jackfield/contract/api/batch';
import { call } from '@jackfield/runtime';

/** Tells what a change would do to each of many people; nothing is stored (annex J7). */
export function tryEdit(
  ids: readonly string[],
  change: BulkChange,
  signal: AbortSignal,
): Promise<BatchAnswer> {
  return call(editTeammates, { body: { ids: [...ids], change, dryRun: true } }, { signal });
}

/** Changes many people at once, as one batch (annex J7). */
export function editPeople(ids: readonly string[], change: BulkChange): Promise<BatchAnswer> {
  return call(editTeammates, { body: { ids: [...ids], change } });
}
