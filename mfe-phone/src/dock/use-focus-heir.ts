import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus on when what has it goes: from a part of the card to the card, from the card to its
 * button. Focus that is elsewhere stays there.
 */
export function useFocusHeir(
  place: RefObject<HTMLElement | null>,
  heir: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) heir.current?.focus();
    };
  }, [place, heir]);
}
