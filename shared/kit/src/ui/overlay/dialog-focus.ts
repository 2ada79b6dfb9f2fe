import { type RefObject, useCallback, useEffect, useState } from 'react';

const fields =
  'input:not([disabled], [type=hidden], [type=radio]:not(:checked)), textarea:not([disabled]), select:not([disabled])';

/** Focus for a dialog that has just opened: what is marked `data-first`, its first field, else the safe button. */
export function useDialogFocus(inside: RefObject<HTMLElement | null>): (open: boolean) => void {
  return useCallback(
    (open) => {
      const dialog = open ? inside.current?.closest('[role=dialog]') : null;
      const target =
        inside.current?.querySelector<HTMLElement>('[data-first]') ??
        inside.current?.querySelector<HTMLElement>(fields) ??
        dialog?.querySelector<HTMLElement>('[data-safe]') ??
        dialog?.querySelector<HTMLElement>('button');
      if (dialog) target?.focus();
    },
    [inside],
  );
}

/** Focus for a drawer that has just opened: its first field, if it has one. */
export function useFieldFocus(inside: RefObject<HTMLElement | null>): (open: boolean) => void {
  return useCallback(
    (open) => {
      if (open) inside.current?.querySelector<HTMLElement>(fields)?.focus();
    },
    [inside],
  );
}

/**
 * Focus back to the opener of a dialog or drawer that leaves the page while it is open, which the
 * component library does only for one that is closed first.
 */
export function useFocusBack(open: boolean): void {
  const [opener] = useState(() => (open ? document.activeElement : null));
  useEffect(
    () => () => {
      const isNowhere = document.activeElement === document.body;
      if (isNowhere && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
