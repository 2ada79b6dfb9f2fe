import { type KeyboardEvent, useRef, useState } from 'react';

/** Keeps the list of a select open over choices; Esc, Tab and a click elsewhere close it. */
export function useStayingOpen() {
  const [open, setOpen] = useState(false);
  // The library closes the list a moment after each choice, in the same way as for a click elsewhere.
  const isChoosing = useRef(false);
  return {
    open,
    onOpenChange(next: boolean) {
      const stays = isChoosing.current && !next;
      isChoosing.current = false;
      if (!stays) setOpen(next);
    },
    onInputKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab') return;
      // The library would choose whoever is marked in the list.
      event.stopPropagation();
      setOpen(false);
    },
    /** Before a choice. */
    stay: () => {
      isChoosing.current = true;
    },
    /** Something else was done with the list. */
    reopened: () => {
      isChoosing.current = false;
    },
  };
}
