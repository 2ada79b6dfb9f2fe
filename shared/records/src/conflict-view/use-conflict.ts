import type { OpenConflict, RecordEdit, Versioned } from '@jackfield/records/record-form';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ConflictChoice } from './conflict-view.tsx';
import type { RecordConflictProps } from './record-conflict.tsx';

/** The words for the fields of a form and for what they hold. */
export interface FieldWords<Values> {
  labelOf(field: keyof Values & string): string;
  textOf(values: Values, field: keyof Values & string): string;
}

/** The values that a person chose, field by field. */
function chosenValues<Stored, Values>(
  { fields, yours }: OpenConflict<Stored, Values>,
  theirs: Values,
  choices: Readonly<Record<string, ConflictChoice>>,
): Partial<Values> {
  const chosen: Partial<Values> = {};
  for (const field of fields) {
    chosen[field] = choices[field] === 'theirs' ? theirs[field] : yours[field];
  }
  return chosen;
}

/**
 * The conflict of a form for its view, in the words a person reads; null while it has none. Once a
 * person has chosen, the form is saved as it saves: with the review that it has (SAY-04).
 */
export function useConflict<Stored extends Versioned, Values extends FieldValues>(
  edit: RecordEdit<Stored, Values>,
  { labelOf, textOf }: FieldWords<Values>,
): RecordConflictProps | null {
  const { conflict, history, somebody, valuesOf } = edit;
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current || conflict) return;
    isChosen.current = false;
    if (edit.isDirty) void edit.save();
  });
  if (!conflict) return null;
  const { fields, base, yours, current } = conflict;
  const theirs = valuesOf(current);
  return {
    of: history && { ...history, version: current.version },
    somebody,
    fields: fields.map((field) => ({
      key: field,
      label: labelOf(field),
      base: textOf(base, field),
      theirs: textOf(theirs, field),
      yours: textOf(yours, field),
    })),
    saving: edit.isSaving,
    onSave(choices) {
      isChosen.current = true;
      edit.resolve(conflict, chosenValues(conflict, theirs, choices));
    },
    onClose: edit.closeConflict,
  };
}
