import { type RefObject, useLayoutEffect } from 'react';

/** As it is by then: the card is there before the parts that it is the heir of. */
const focus = ({ current }: RefObject<HTMLElement | null>) => current?.focus();

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
      if (element?.contains(document.activeElement)) focus(heir);
    };
  }, [place, heir]);
}
