import {
  type AuditEntry,
  recordHistory,
  type RestorableEntity,
  restoreRecord,
  type Restored,
} from '@jackfield/contract/api/audit';
import { dryRunOf, type ToldImpact } from '@jackfield/contract/api/routing-engine';
import { ApiFailure, call } from '@jackfield/runtime';

/** Kinds of records whose history has ways back. */
export type HistoryEntity = RestorableEntity;

/** Which record and entry, and the version of the record where it is stored. */
export interface Restoring {
  readonly entity: HistoryEntity;
  readonly id: string;
  readonly entryId: string;
  readonly version?: number | undefined;
  /** Names the impact that was seen. */
  readonly seen?: string | undefined;
}

/** Takes a record back to what it was before one of its changes (annex J2). */
export function restoreBefore({
  entity,
  id,
  entryId,
  version,
  seen,
}: Restoring): Promise<Restored> {
  return call(
    restoreRecord,
    { params: { entity, id }, body: { entryId } },
    { ...(version !== undefined && { version }), ...(seen !== undefined && { seen }) },
  );
}

/** What callers would notice of it; nothing is changed (SAY-01). */
export function tryRestore(
  { entity, id, entryId, version }: Restoring,
  options: { signal?: AbortSignal } = {},
): Promise<ToldImpact> {
  return call(
    dryRunOf(restoreRecord),
    { params: { entity, id }, body: { entryId } },
    { ...options, ...(version !== undefined && { version }) },
  );
}

/** A deletion that was just made; media and phone numbers are deleted one by one. */
export interface Deletion extends Pick<AuditEntry, 'action'> {
  readonly mediumId?: string;
  readonly number?: string;
}

/** So many entries of a record can come in while a toast is there. */
const newest = 25;

const isOf = (entry: AuditEntry, { action, mediumId, number }: Deletion): boolean => {
  const medium = entry.before?.medium;
  const isMedium =
    typeof medium === 'object' && medium !== null && 'id' in medium && medium.id === mediumId;
  if (number !== undefined && entry.before?.phoneNumber !== number) return false;
  return entry.action === action && (mediumId === undefined || isMedium);
};

/** Brings back what was just deleted, for Undo in toasts; rejects with 404 when it is not there. */
export async function restoreDeleted(
  entity: HistoryEntity,
  id: string,
  deletion: Deletion,
): Promise<Restored> {
  const query = { limit: newest };
  const { items } = await call(recordHistory, { params: { entity, id }, query });
  const entry = items.find((item) => isOf(item, deletion));
  if (entry === undefined) {
    throw new ApiFailure({ status: 404, responseCode: 'NOTFOUND', traceId: '' });
  }
  return restoreBefore({ entity, id, entryId: entry.id });
}
