import { type UIEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollerName } from '@jackfield/kit/ui/table';

/** Places by entry of the history; as many as one goes back. */
const places = new Map<string, number>();
const most = 50;

function keep(entry: string, place: number): void {
  places.delete(entry);
  places.set(entry, place);
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
}

/**
 * Puts the rows of a list where they stood when one comes back to it, and at their top when the
 * address asks for others. Spread the answer on an element around the rows; `isReady`
 * says that the rows of the address are there.
 */
export function useKeptScroll(isReady: boolean) {
  const { key } = useLocation();
  const around = useRef<HTMLElement>(null);
  const placed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isReady || placed.current === key) return;
    const scroller = around.current?.querySelector(`[${scrollerName}]`);
    if (!scroller) return;
    const place = places.get(key) ?? 0;
    // A list that has just been painted stands at its top; to say so would lay it out at once.
    if (place > 0 || placed.current !== undefined) scroller.scrollTop = place;
    placed.current = key;
  }, [isReady, key]);
  const onScrollCapture = useCallback(
    ({ target }: UIEvent) => {
      const isRows = target instanceof Element && target.hasAttribute(scrollerName);
      if (isRows && placed.current === key) keep(key, target.scrollTop);
    },
    [key],
  );
  return { ref: around, onScrollCapture };
}
