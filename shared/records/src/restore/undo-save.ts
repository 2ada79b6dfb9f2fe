import { type Restored, type SavedChange, undoChange } from '@jackfield/contract/api/audit';
import { dryRunOf, type ToldImpact } from '@jackfield/contract/api/routing-engine';
import { fieldWord } from '@jackfield/domain/words/fields';
import { ApiFailure, call, failureText, notify, t } from '@jackfield/runtime';
import { undoMessages } from './messages.ts';
import type { HistoryEntity } from './restore.ts';

/** Says of each member that stayed as it is why it did. */
export function notifySkipped(skipped: Restored['skipped']): void {
  for (const { field, message: reason } of skipped) {
    notify.info(t(undoMessages.skipped, { field: fieldWord(field), reason }));
  }
}

/**
 * Undoes one save of a record and leaves what came later alone (annex J1). Says what could not
 * go back; rejects with CHANGEDSINCE when somebody changed the same again.
 */
export async function undoSave(
  entity: HistoryEntity,
  id: string,
  save: SavedChange,
  asSeen: { readonly seen?: string } = {},
): Promise<Restored> {
  const restored = await call(undoChange, { params: { entity, id }, body: save }, asSeen);
  notifySkipped(restored.skipped);
  return restored;
}

/** What callers would notice of it; nothing is changed (SAY-01). */
export const tryUndo = (
  entity: HistoryEntity,
  id: string,
  body: SavedChange,
  options: { signal?: AbortSignal } = {},
): Promise<ToldImpact> => call(dryRunOf(undoChange), { params: { entity, id }, body }, options);

/** Why nothing was undone: what was changed again is named in words. */
export function undoReason(error: unknown): string {
  const isAgain = error instanceof ApiFailure && error.responseCode === 'CHANGEDSINCE';
  const fields = isAgain
    ? error.errors.flatMap(({ field }) => (field ? [fieldWord(field)] : []))
    : [];
  if (fields.length === 0) return failureText(error);
  return t(undoMessages.changedSince, { fields: fields.join(', ') });
}
