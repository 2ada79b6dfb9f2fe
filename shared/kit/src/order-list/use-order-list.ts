import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { moved, placeByKey } from './order.ts';
import { useDragOrder } from './use-drag-order.ts';

/** What a row's handle takes: a button that is dragged, or moved with the arrow keys. */
export interface OrderHandle {
  'data-handle': string;
  onPointerDown(event: PointerEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

export interface OrderList {
  /** For the list whose children are the rows. */
  list: RefObject<HTMLOListElement | null>;
  /** Id of the row that is being dragged. */
  dragged: string | null;
  handle(id: string, place: number): OrderHandle;
  move(from: number, to: number): void;
}

/**
 * A list whose order people change: by dragging a handle, by keys on it, or by buttons that call
 * `move` (WCAG 2.5.7).
 *
 * @param onMove receives the new order, and which item went where, counted from 0
 */
export function useOrderList(
  ids: readonly string[],
  onMove: (ids: string[], id: string, to: number) => void,
): OrderList {
  const [held, setHeld] = useState<{ id: string } | null>(null);
  const list = useRef<HTMLOListElement>(null);

  function move(from: number, to: number): void {
    const id = ids[from];
    if (id !== undefined) onMove(moved(ids, from, to), id, to);
  }
  const { dragged, take } = useDragOrder(list, ids, move);

  // A row that changes its place loses the focus on the way.
  useEffect(() => {
    if (held === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${held.id}"]`)?.focus();
  }, [held]);

  const handle = (id: string, place: number): OrderHandle => ({
    'data-handle': id,
    onPointerDown: take(id),
    onKeyDown(event) {
      const to = placeByKey(event.key, place, ids.length);
      if (to === null) return;
      event.preventDefault();
      setHeld({ id });
      move(place, to);
    },
  });
  return { list, dragged, handle, move };
}
