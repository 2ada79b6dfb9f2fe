import { useEffect, useRef, useState } from 'react';

type Find<Area> = (area: Area) => HTMLElement | null | undefined;

/**
 * Moves the focus within an area once a change is shown, where the element that had it goes or
 * another one comes. Without it the focus falls back to the start of the page.
 */
export function useFocusAfter<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const [wanted, setWanted] = useState<{ find: Find<Area> } | null>(null);
  useEffect(() => {
    if (wanted && area.current) wanted.find(area.current)?.focus();
  }, [wanted]);
  /** Say it together with the change. */
  const focusAfter = (find: Find<Area>) => setWanted({ find });
  return { area, focusAfter };
}
