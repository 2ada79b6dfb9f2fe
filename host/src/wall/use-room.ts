import { type RefObject, useEffect, useState } from 'react';

/**
 * How many rows of a height, in px, find room in an element that keeps what does not fit from view;
 * infinite for one that grows with what it holds, as on a phone.
 */
export function useRoom(element: RefObject<HTMLElement | null>, rowHeight: number): number {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => {
      const isCut = getComputedStyle(current).overflowY === 'hidden';
      setRoom(isCut ? Math.floor(current.clientHeight / rowHeight) : Number.POSITIVE_INFINITY);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, rowHeight]);
  return room;
}

/** How many of some rows are shown where there is room for so many; a last one says how many more. */
export const fitting = (count: number, room: number): number =>
  count <= room ? count : Math.max(0, room - 1);
