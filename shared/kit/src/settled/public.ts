import { useEffect, useState } from 'react';

/** Milliseconds that a search waits after the last key (OP-40). */
const searchPause = 200;

/**
 * A value once it has stayed the same for so many milliseconds: what is typed is not asked about
 * letter by letter. Compared by identity, so that objects are settled as text.
 *
 * @example const query = useSettled(typed.trim());
 */
export function useSettled<Value>(value: Value, milliseconds = searchPause): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
