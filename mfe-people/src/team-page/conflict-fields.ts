import type { Team } from '@jackfield/contract/api/team';
import type { ConflictChoice, ConflictField } from '@jackfield/kit/conflict-view';
import type { OpenConflict } from '@jackfield/kit/record-form';

/** How a section of a team reads: its values, and the words for them. */
export interface SectionTexts<Values> {
  valuesOf(team: Team): Values;
  labelOf(field: keyof Values & string): string;
  textOf(values: Values, field: keyof Values & string): string;
}

/** The fields of a conflict in the words a person reads. */
export function conflictFields<Values>(
  { fields, base, yours, current }: OpenConflict<Team, Values>,
  { valuesOf, labelOf, textOf }: SectionTexts<Values>,
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
export function chosenValues<Values>(
  { fields, yours, current }: OpenConflict<Team, Values>,
  valuesOf: (team: Team) => Values,
  choices: Readonly<Record<string, ConflictChoice>>,
): Partial<Values> {
  const theirs = valuesOf(current);
  const chosen: Partial<Values> = {};
  for (const field of fields) {
    chosen[field] = choices[field] === 'theirs' ? theirs[field] : yours[field];
  }
  return chosen;
}
