import { useEffect, useRef } from 'react';

/** How long pointer or focus rest on a link before somebody seems to mean it, in ms. */
const rest = 60;

/** Handlers of a link that call `run` once it seems to be meant, and not when it is passed by. */
export function useIntent(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = () => clearTimeout(timer.current);
  const begin = () => {
    drop();
    timer.current = setTimeout(run, rest);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: begin, onPointerLeave: drop, onFocus: begin, onBlur: drop };
}
