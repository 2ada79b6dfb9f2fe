import type { FileChange, FileKind } from '@jackfield/contract/api/config-file';
import { isDeepStrictEqual } from 'node:util';

/** What a plan rests on: a save of one of the records, or other callers who notice, makes it stale. */
export interface Touched {
  readonly records: readonly TouchedRecord[];
  readonly digest: string;
}

export interface TouchedRecord {
  readonly kind: FileKind;
  readonly key: string;
  readonly name: string;
  readonly version: number | null;
  /** What would be done to it. */
  readonly what: FileChange['what'];
  readonly members: FileChange['members'];
}

const keyOf = ({ kind, key }: TouchedRecord) => `${kind}/${key}`;

/** The first record that is not as it was when a plan was made; null where all are. */
export function firstChanged(
  before: readonly TouchedRecord[],
  now: readonly TouchedRecord[],
): TouchedRecord | null {
  const present = new Map(now.map((one) => [keyOf(one), one]));
  const former = new Set(before.map(keyOf));
  const gone = before.find((one) => !isDeepStrictEqual(present.get(keyOf(one)), one));
  return gone ?? now.find((one) => !former.has(keyOf(one))) ?? null;
}
