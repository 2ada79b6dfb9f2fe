import type { AuditEntry } from '@jackfield/contract/api/audit';
import {
  type HistoryEntity,
  restoreBefore,
  tryRestore,
  tryUndo,
  undoSave,
  type WayBack,
} from '@jackfield/records/restore';
import { canRestore, isBackAgain, isDeletion } from './can-restore.ts';
import { restorableMembers } from './words/restorable.ts';

const hasHistory = (entity: string): entity is HistoryEntity =>
  Object.hasOwn(restorableMembers, entity);

/**
 * What takes one change back and leaves later ones alone, by the rules of the history; null where
 * there is no way back.
 *
 * @param newer entries that came after it
 */
export function wayBack(entry: AuditEntry, newer: readonly AuditEntry[]): WayBack | null {
  const { id: entryId, entity, entityId: id } = entry;
  if (!hasHistory(entity) || !canRestore(entry, restorableMembers[entity])) return null;
  const later = newer.filter((other) => other.entity === entity && other.entityId === id);
  if (isBackAgain(entry, later)) return null;
  return isDeletion(entry)
    ? {
        ask: (options) => tryRestore({ entity, id, entryId }, options),
        act: (asSeen) => restoreBefore({ entity, id, entryId, ...asSeen }),
      }
    : {
        ask: (options) => tryUndo(entity, id, { entryId }, options),
        act: (asSeen) => undoSave(entity, id, { entryId }, asSeen),
      };
}
