import type { OpenConflict } from '@jackfield/records/record-form';
import type { ConflictChoice, ConflictField } from './conflict-view.tsx';

/** How a form about a record reads: its values, and the words for them. */
export interface FormTexts<Stored, Values> {
  valuesOf(record: Stored): Values;
  labelOf(field: keyof Values & string): string;
  textOf(values: Values, field: keyof Values & string): string;
}

/** The fields of a conflict in the words a person reads. */
export function conflictFields<Stored, Values>(
  { fields, base, yours, current }: OpenConflict<Stored, Values>,
  { valuesOf, labelOf, textOf }: FormTexts<Stored, Values>,
): ConflictField[] {
  const theirs = valuesOf(current);
  return fields.map((field) => ({
    key: field,
    label: labelOf(field),
    base: textOf(base, field),
    theirs: textOf(theirs, field),
    yours: textOf(yours, field),
  }));
}

/** The values that a person chose, field by field. */
export function chosenValues<Stored, Values>(
  { fields, yours, current }: OpenConflict<Stored, Values>,
  valuesOf: (record: Stored) => Values,
  choices: Readonly<Record<string, ConflictChoice>>,
): Partial<Values> {
  const theirs = valuesOf(current);
  const chosen: Partial<Values> = {};
  for (const field of fields) {
    chosen[field] = choices[field] === 'theirs' ? theirs[field] : yours[field];
  }
  return chosen;
}
