import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const fields =
  'input:not([disabled], [type=hidden], [type=radio]:not(:checked)), textarea:not([disabled]), select:not([disabled])';

/**
 * Whether somebody was quicker than the movement with which a dialog comes in: a key or a button
 * was pressed since, and the focus is in the body, or on a heading that code has put it on.
 */
function useIsPlaced(inside: RefObject<HTMLElement | null>, open: boolean): () => boolean {
  const isUsed = useRef(false);
  useEffect(() => {
    if (!open) return undefined;
    isUsed.current = false;
    const note = () => {
      isUsed.current = true;
    };
    window.addEventListener('keydown', note, true);
    window.addEventListener('pointerdown', note, true);
    return () => {
      window.removeEventListener('keydown', note, true);
      window.removeEventListener('pointerdown', note, true);
    };
  }, [open]);
  return useCallback(() => {
    const at = document.activeElement;
    if (!isUsed.current || !(at instanceof HTMLElement)) return false;
    return inside.current?.contains(at) === true || /^H[1-6]$/.test(at.tagName);
  }, [inside]);
}

/** Focus for a dialog that has come in: what is marked `data-first`, its first field, else the safe button. */
export function useDialogFocus(
  inside: RefObject<HTMLElement | null>,
  open: boolean,
): (isOpen: boolean) => void {
  const isPlaced = useIsPlaced(inside, open);
  return useCallback(
    (isOpen) => {
      if (!isOpen || isPlaced()) return;
      const dialog = inside.current?.closest('[role=dialog]');
      const target =
        inside.current?.querySelector<HTMLElement>('[data-first]') ??
        inside.current?.querySelector<HTMLElement>(fields) ??
        dialog?.querySelector<HTMLElement>('[data-safe]') ??
        dialog?.querySelector<HTMLElement>('button');
      target?.focus();
    },
    [inside, isPlaced],
  );
}

/** Focus for a drawer that has come in: its first field, if it has one. */
export function useFieldFocus(
  inside: RefObject<HTMLElement | null>,
  open: boolean,
): (isOpen: boolean) => void {
  const isPlaced = useIsPlaced(inside, open);
  return useCallback(
    (isOpen) => {
      if (isOpen && !isPlaced()) inside.current?.querySelector<HTMLElement>(fields)?.focus();
    },
    [inside, isPlaced],
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
