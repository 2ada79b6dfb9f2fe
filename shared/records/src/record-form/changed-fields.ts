import { isSameValue } from '@jackfield/domain/same-value';

/** Fields whose values differ, in the order given. */
export const changedFields = <Values extends object, Field extends keyof Values & string>(
  base: Values,
  yours: Values,
  fields: readonly Field[],
): Field[] => fields.filter((field) => !isSameValue(base[field], yours[field]));

/** The changed members alone, so that a save overwrites nothing else. */
export function changeOf<Values extends object, Field extends keyof Values & string>(
  base: Values,
  yours: Values,
  fields: readonly Field[],
): Partial<Values> {
  const change: Partial<Values> = {};
  for (const field of changedFields(base, yours, fields)) change[field] = yours[field];
  return change;
}
