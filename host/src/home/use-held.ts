import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Keeps rows where they are while the pointer is over them, or after one of them was acted on until
 * something else is pressed or focused: none slides under the pointer, what came waits, and what
 * went keeps its place.
 */
export function useHeld<Row>(
  place: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) {
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  const isOver = useRef(false);
  const isHeld = held !== null;

  useEffect(() => {
    if (!isHeld) return;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setHeld(null);
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isHeld, place]);

  const now = new Map(rows.map((row) => [keyOf(row), row]));
  const hold = () => setHeld((before) => before ?? rows);
  return {
    rows: held ? held.map((row) => now.get(keyOf(row)) ?? row) : rows,
    isGone: (row: Row) => isHeld && !now.has(keyOf(row)),
    hold,
    pointer: {
      // Moving, not entering: rows may arrive below a pointer that rests.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        isOver.current = true;
        if (!isHeld && rows.length > 0) hold();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || !isOver.current) return;
        isOver.current = false;
        setHeld(null);
      },
    },
  };
}
