import { mergeMembers } from '@jackfield/domain/merge-members';
import { changeOf } from './changed-fields.ts';
import type { Base, OpenConflict, RecordEditorOptions, Versioned } from './editor-types.ts';

/** Saves that follow a merge without conflict; more in a row mean a fight with a machine. */
const mostAttempts = 3;

/** What became of a save: stored on a base, or a choice that only a person can make. */
export type Outcome<Stored, Values> =
  | { readonly answer: Stored; readonly on: Base<Values> }
  | { readonly conflict: OpenConflict<Stored, Values> };

/**
 * Stores values on a base; while the other side changed other fields, puts both together and tries
 * again. `onMerged` hears of each newer base and what then stands on it. Rejects as `save` does.
 */
export async function storeMerged<
  Stored extends Versioned,
  Values extends object,
  Field extends keyof Values & string,
>(
  { fields, valuesOf, save, keep, readFailure }: RecordEditorOptions<Stored, Values, Field>,
  first: { readonly on: Base<Values>; readonly values: Values; readonly asSeen: { seen?: string } },
  onMerged: (on: Base<Values>, merged: Values) => void,
): Promise<Outcome<Stored, Values>> {
  let { on, values } = first;
  for (let attempt = 1; ; attempt += 1) {
    const change = changeOf(on.values, values, fields);
    try {
      // oxlint-disable-next-line no-await-in-loop -- an attempt builds on the answer to the one before
      return { answer: await save(change, on.version, values, first.asSeen), on };
    } catch (error) {
      const { current } = readFailure(error);
      if (!current) throw error;
      keep(current);
      const theirs = valuesOf(current);
      const { merged, clashes: both } = mergeMembers(on.values, change, theirs);
      if (both.length > 0) {
        return { conflict: { current, fields: both, base: on.values, yours: values } };
      }
      if (attempt >= mostAttempts) throw error;
      on = { version: current.version, values: theirs };
      values = merged;
      onMerged(on, values);
    }
  }
}
