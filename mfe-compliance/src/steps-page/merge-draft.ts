import { isSameValue } from '@jackfield/records/record-form';

/** What a draft changed, on top of what is stored by now. */
export function mergeDraft<Values extends object>(
  base: Values,
  yours: Values,
  now: Values,
): Values {
  const changed = Object.entries(yours).filter(
    ([name, value]) => !isSameValue(value, base[name as keyof Values]),
  );
  return { ...now, ...Object.fromEntries(changed) };
}
