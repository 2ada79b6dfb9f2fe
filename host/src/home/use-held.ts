import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Keeping<Row> {
  keyOf(row: Row): string;
  /** A row as it is now, in the place of the one that was held. */
  stay?(now: Row, before: Row): Row;
}

/**
 * Keeps rows where they are while the pointer is over them, or after one of them was acted on until
 * something else is pressed or focused: none slides under the pointer, what came waits, and what
 * went keeps its place.
 */
export function useHeld<Row>(
  place: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  { keyOf, stay }: Keeping<Row>,
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
  function inPlace(row: Row): Row {
    const fresh = now.get(keyOf(row));
    return fresh ? (stay?.(fresh, row) ?? fresh) : row;
  }
  return {
    rows: held ? held.map(inPlace) : rows,
    isGone: (row: Row) => isHeld && !now.has(keyOf(row)),
    hold,
    /** Shows the rows as they are. */
    release: () => setHeld(null),
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
