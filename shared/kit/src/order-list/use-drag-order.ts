import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Changes the order of a list by dragging its handles, with mouse, pen or finger. Rows are the
 * children of `list`. The window listens, because a row that changes its
 * place loses a captured pointer.
 */
export function useDragOrder(
  list: RefObject<HTMLOListElement | null>,
  ids: readonly string[],
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<string | null>(null);

  const follow = useEffectEvent((y: number) => {
    const from = dragged === null ? -1 : ids.indexOf(dragged);
    const rows = [...(list.current?.children ?? [])];
    if (from < 0 || rows.length === 0) return;
    const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    const to = below < 0 ? rows.length - 1 : below;
    if (to !== from) move(from, to);
  });

  useEffect(() => {
    if (dragged === null) return;
    const end = new AbortController();
    const stop = () => setDragged(null);
    const { signal } = end;
    window.addEventListener('pointermove', (event) => follow(event.clientY), { signal });
    window.addEventListener('pointerup', stop, { signal });
    window.addEventListener('pointercancel', stop, { signal });
    return () => end.abort();
  }, [dragged]);

  return {
    /** Id of the row that is being dragged. */
    dragged,
    /** For `onPointerDown` of a row's handle. */
    take: (id: string) => (event: PointerEvent) => {
      if (event.button === 0) setDragged(id);
    },
  };
}
