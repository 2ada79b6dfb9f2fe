import type { AuditEntry } from '@jackfield/contract/api/audit';
import { isSameValue } from '@jackfield/domain/same-value';

/** One thing that an entry tells of a member, for one sentence. */
export type EntryLine =
  | { kind: 'set'; field: string; to: unknown }
  | { kind: 'cleared'; field: string; from: unknown }
  | { kind: 'changed'; field: string; from: unknown; to: unknown }
  /** A secret: the entry says only that it changed. */
  | { kind: 'secret'; field: string };

/** Members that change with every write, or with a look alone, and tell a reader nothing. */
const silent = new Set([
  'id',
  'version',
  'updatedAt',
  'fullName',
  'isFirstTime',
  'isSetupFolded',
  'isSetupOver',
  'hidden',
  'medium',
  'selectedId',
]);

const secret = 'changed';

/** What an entry tells, one line per changed member (annex J2). */
export function entryLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): EntryLine[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return (
    [...names]
      .filter((name) => !silent.has(name))
      // Which menu is the default now says more than that this one is.
      .filter((name) => name !== 'isDefault' || !names.has('defaultMenu'))
      .flatMap((name) => lineOf(name, before?.[name], after?.[name]))
  );
}

function lineOf(field: string, from: unknown, to: unknown): EntryLine[] {
  if (to === secret) return [{ kind: 'secret', field }];
  if (isSameValue(from, to) || (isEmpty(from) && isEmpty(to))) return [];
  if (isEmpty(from)) return [{ kind: 'set', field, to }];
  if (isEmpty(to)) return [{ kind: 'cleared', field, from }];
  return [{ kind: 'changed', field, from, to }];
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
