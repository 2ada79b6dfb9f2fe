import {
  type Batch,
  type BatchAnswer,
  type ImportRow,
  importTeammates,
  rollBackBatch,
} from '@jackfield/contract/api/batch';
import { call } from '@jackfield/runtime';

/** Tells what would become of each row; nothing is stored (annex J7). */
export function tryImport(rows: readonly ImportRow[], signal: AbortSignal): Promise<BatchAnswer> {
  return call(importTeammates, { body: { rows: [...rows], dryRun: true } }, { signal });
}

/** Invites the people of the rows without faults, as one batch (annex J7), at the price shown. */
export function importPeople(
  rows: readonly ImportRow[],
  shownTotal: number | undefined,
): Promise<BatchAnswer> {
  return call(importTeammates, { body: { rows: [...rows], shownTotal } });
}

/** Takes a batch back (annex J7); rejects with ApiFailure, 409 when it was taken back already. */
export function rollBack(id: string, asSeen: { seen?: string }): Promise<Batch> {
  return call(rollBackBatch, { params: { id } }, asSeen);
}
