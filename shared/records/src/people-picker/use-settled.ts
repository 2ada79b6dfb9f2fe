import { useEffect, useState } from 'react';

/** Milliseconds that a search waits after the last key (OP-40). */
const pause = 200;

/** A text as it was once nobody has typed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
