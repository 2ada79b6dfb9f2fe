import { useEffect, useState } from 'react';

/** Milliseconds that people wait for what a save will do before they are asked to go on without. */
const patience = 5000;

/** Whether something is waited for longer than people do. */
export function useLate(isWaiting: boolean, milliseconds = patience): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting, milliseconds]);
  return isWaiting && isLate;
}
