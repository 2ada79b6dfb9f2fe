import {
  type AuditEntry,
  recordHistory,
  restoreRecord,
  type Restored,
} from '@jackfield/contract/api/audit';
import { ApiFailure, call } from '@jackfield/runtime';

/** Kinds of records with a history. */
export type HistoryEntity = 'teammate' | 'team' | 'company' | 'tenant' | 'ivr';

/** Which record and entry, and the version of the record where it is stored. */
export interface Restoring {
  readonly entity: HistoryEntity;
  readonly id: string;
  readonly entryId: string;
  readonly version?: number | undefined;
}

/** Takes a record back to what it was before one of its changes (annex J2). */
export function restoreBefore({ entity, id, entryId, version }: Restoring): Promise<Restored> {
  return call(
    restoreRecord,
    { params: { entity, id }, body: { entryId } },
    version === undefined ? {} : { version },
  );
}

/**
 * What was done last: the action of a deletion, or the version that a save left behind, with how
 * many versions the save made.
 */
export type LastChange =
  | { readonly action: string }
  | { readonly version: number; readonly versions: number };

/** Media have entries in the history of their owner, whose version they leave alone. */
const isOfRecord = ({ action }: AuditEntry) => !/(Greeting|HoldMusic)$/.test(action);
const mostMedia = 20;

/** The entry from which on everything is to be taken back. */
async function firstEntry(entity: HistoryEntity, id: string, last: LastChange) {
  const isDeletion = 'action' in last;
  const limit = isDeletion ? 1 : last.versions + mostMedia;
  const { items } = await call(recordHistory, { params: { entity, id }, query: { limit } });
  if (isDeletion) return items.find(({ action }) => action === last.action);
  return items.filter(isOfRecord)[last.versions - 1];
}

/**
 * Undoes what was done to a record last; for Undo in toasts. Rejects with 404 or 412 when something
 * else happened since.
 */
export async function restoreLast(
  entity: HistoryEntity,
  id: string,
  last: LastChange,
): Promise<Restored> {
  const entry = await firstEntry(entity, id, last);
  if (entry === undefined) {
    throw new ApiFailure({ status: 404, responseCode: 'NOTFOUND', traceId: '' });
  }
  const version = 'version' in last ? last.version : undefined;
  return restoreBefore({ entity, id, entryId: entry.id, version });
}
