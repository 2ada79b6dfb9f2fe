import { type RefObject, useEffect, useRef } from 'react';

/** Takes the keys that are pressed while the focus is within an element. */
export function useKeysWithin(
  place: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent) => void,
): void {
  const now = useRef(press);
  useEffect(() => {
    now.current = press;
  });
  useEffect(() => {
    const element = place.current;
    const heard = (event: KeyboardEvent) => now.current(event);
    element?.addEventListener('keydown', heard);
    return () => element?.removeEventListener('keydown', heard);
  }, [place]);
}
