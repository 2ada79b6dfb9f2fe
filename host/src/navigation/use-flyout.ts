import { useMedia } from '@jackfield/kit/ui/core';
import { type RefObject, useEffect, useState } from 'react';

const rail = '(min-width: 992px) and (max-width: 1199.98px)';

/** Opens a group's entries beside the icon rail; a click or focus elsewhere closes them. */
export function useFlyout(item: RefObject<HTMLElement | null>) {
  const isRail = useMedia(rail);
  const [top, setTop] = useState<number | null>(null);
  const isOpen = top !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    const leave = (event: Event) => {
      const isInside = event.target instanceof Node && item.current?.contains(event.target);
      if (!isInside) setTop(null);
    };
    const { signal } = end;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    window.addEventListener('popstate', () => setTop(null), { signal });
    return () => end.abort();
  }, [isOpen, item]);
  return {
    isRail,
    isOpen,
    top: top ?? 0,
    close: () => setTop(null),
    toggle: () => setTop(isOpen ? null : (item.current?.getBoundingClientRect().top ?? 0)),
  };
}
