import { useCallback, useEffect, useRef } from 'react';
import { lookAhead } from './look-ahead.ts';

const settle = 80;

/**
 * Tells which rows are to be loaded as one scrolls: those in sight and a page in the direction of
 * travel, or, at a speed that no answer could follow, those where one comes to rest. Nothing is
 * told while `isOn` is false.
 */
export function useSight(
  pageSize: number,
  isOn: boolean,
  onSight: (first: number, last: number) => void,
): (first: number, last: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const before = useRef<{ first: number; at: number }>(undefined);
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (first: number, last: number) => {
      clearTimeout(timer.current);
      const now = { first, last, at: performance.now() };
      const ahead = lookAhead(before.current, now, pageSize);
      before.current = now;
      if (!isOn) return;
      if (ahead) latest.current(ahead.first, ahead.last);
      else timer.current = setTimeout(() => latest.current(first, last), settle);
    },
    [isOn, pageSize],
  );
}
