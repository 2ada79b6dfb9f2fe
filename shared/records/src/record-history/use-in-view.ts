import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Pixels before the end at which more is asked for. */
const ahead = '400px';

/** Calls back when the element comes in sight, once for each time that it is wanted. */
export function useInView(isWanted: boolean, onSight: () => void): RefCallback<Element> {
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  return useCallback(
    (element: Element | null) => {
      if (element === null || !isWanted) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
        },
        { rootMargin: ahead },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWanted],
  );
}
