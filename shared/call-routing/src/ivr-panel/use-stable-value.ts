import { isSameValue } from '@jackfield/domain/same-value';
import { useState } from 'react';

/** The value of an earlier drawing while the new one says the same, for parts that need not draw. */
export function useStableValue<T extends object | null>(value: T): T {
  const [kept, setKept] = useState(value);
  if (isSameValue(kept, value)) return kept;
  setKept(value);
  return value;
}
