import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The one row that Tab comes to, and moving the focus to a row that may have to come first.
 * Spread `keeper` on the element around the rows.
 */
export function useRowFocus(scroller: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  const wanted = useRef<number>(null);
  const find = (index: number) =>
    scroller.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;
  const take = (index: number) => {
    const row = find(index);
    row?.focus();
    wanted.current = row ? null : index;
  };

  // A row out of sight is there after a later rendering, unless the person went elsewhere.
  useEffect(() => {
    if (wanted.current === null) return;
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== document.body && !scroller.current?.contains(activeElement);
    if (isElsewhere) wanted.current = null;
    else take(wanted.current);
  });

  const keeper = {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('tr[data-index]');
      if (row) setCurrent(Number(row.dataset['index']));
    },
  };
  const focus = (index: number) => {
    setCurrent(index);
    take(index);
  };
  return { current, setCurrent, focus, keeper };
}
