import { useEffect, useState } from 'react';

/** True once `condition` has held without a break for `ms`. */
export function useLasting(condition: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [condition, ms]);
  return condition && hasLasted;
}
