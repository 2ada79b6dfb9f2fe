import { isSameValue } from './same-value.ts';

/** One field that both sides changed, each to something else. */
export interface Conflict<Field extends string = string> {
  field: Field;
  base: unknown;
  theirs: unknown;
  yours: unknown;
}

export interface Merge<Values, Field extends string> {
  /** Theirs, with what only you changed put on top; a conflicting field holds yours. */
  merged: Values;
  /** Fields that wait for a choice. */
  conflicts: Conflict<Field>[];
  /** Fields that the other side alone changed. */
  taken: Field[];
}

/**
 * Merges two edits of one record (annex J1): a field changed on one side takes that side's value,
 * a field changed on both to different values is a conflict.
 */
export function mergeEdits<Values extends object, Field extends keyof Values & string>(
  base: Values,
  theirs: Values,
  yours: Values,
  fields: readonly Field[],
): Merge<Values, Field> {
  const merged = { ...theirs };
  const conflicts: Conflict<Field>[] = [];
  const taken: Field[] = [];
  for (const field of fields) {
    const byThem = !isSameValue(base[field], theirs[field]);
    const byYou = !isSameValue(base[field], yours[field]);
    if (byYou) merged[field] = yours[field];
    if (byThem && !byYou) taken.push(field);
    if (byThem && byYou && !isSameValue(theirs[field], yours[field])) {
      conflicts.push({ field, base: base[field], theirs: theirs[field], yours: yours[field] });
    }
  }
  return { merged, conflicts, taken };
}
