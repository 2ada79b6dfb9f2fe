import { useLayoutEffect, useRef } from 'react';
import { showFallback } from './fallback.ts';

/** The fallback page as a component (SHELL-13). */
export function Fallback() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showFallback(place.current);
  }, []);
  return <div ref={place} />;
}
