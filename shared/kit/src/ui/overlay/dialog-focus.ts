import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const fields =
  'input:not([disabled], [type=hidden], [type=radio]:not(:checked)), textarea:not([disabled]), select:not([disabled])';

/** The first field; one marked `data-later` stands before the field that people want, and is passed over. */
const firstField = (inside: HTMLElement | null): HTMLElement | undefined =>
  [...(inside?.querySelectorAll<HTMLElement>(fields) ?? [])].find(
    (field) => !field.closest('[data-later]'),
  );

/** Whether it is a field of the body in which somebody may have begun, and none that is passed over. */
const isBegun = (inside: HTMLElement, at: HTMLElement): boolean =>
  inside.contains(at) &&
  at.matches(fields) &&
  !at.closest('[data-later]') &&
  !inside.querySelector('[data-first]');

/**
 * Whether somebody was quicker than the movement with which a dialog comes in: the focus is in one
 * of its fields, which assistive technology reaches without a key; or a key or a button was pressed
 * since, and the focus is in the body, or on a heading that code has put it on.
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
    if (!(at instanceof HTMLElement)) return false;
    if (inside.current && isBegun(inside.current, at)) return true;
    const isMoved = inside.current?.contains(at) === true || /^H[1-6]$/.test(at.tagName);
    return isUsed.current && isMoved;
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
        firstField(inside.current) ??
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
      if (isOpen && !isPlaced()) firstField(inside.current)?.focus();
    },
    [inside, isPlaced],
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Lets a dialog's body take the focus while it scrolls and holds nothing else that does, so that
 * keys scroll it; answers what ends this.
 */
export function stopWhereScrolled(content: HTMLElement): () => void {
  const body = content.parentElement;
  const measure = () => {
    if (!body) return;
    const isStop = body.scrollHeight > body.clientHeight && !body.querySelector(focusable);
    if (isStop) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const watch = new MutationObserver(measure);
  watch.observe(content, { childList: true, subtree: true });
  window.addEventListener('resize', measure);
  measure();
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', measure);
  };
}

/** Longest that a row takes to leave after what a dialog did to it, in ms. */
const rowLeavesWithin = 10_000;

/** The thing beside the one that an element belongs to: the next row or entry, else the one before. */
const beside = (element: Element): Element | null => {
  const own = element.closest('tr, li');
  return own?.nextElementSibling ?? own?.previousElementSibling ?? null;
};

/** Focus on the same button of a thing, else on its first one, else on the page's heading. */
function focusWithin(thing: Element | null, opener: HTMLElement): void {
  const menu = opener.matches('[aria-haspopup]') ? '[aria-haspopup]' : null;
  const target =
    (thing?.isConnected && menu ? thing.querySelector<HTMLElement>(menu) : null) ??
    (thing?.isConnected ? thing.querySelector<HTMLElement>('a, button') : null) ??
    document.querySelector<HTMLElement>('main h1');
  if (target?.matches('h1')) target.tabIndex = -1;
  target?.focus();
}

/** Keeps the keyboard at its place when the row whose menu opened a dialog goes because of it. */
function followLeavingRow(opener: HTMLElement, next: Element | null): void {
  const move = () => {
    if (opener.isConnected) return false;
    if (document.activeElement === document.body) focusWithin(next, opener);
    return true;
  };
  if (move()) return;
  const watch = new MutationObserver(() => move() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), rowLeavesWithin);
}

/**
 * Focus back to the opener of a dialog or drawer that leaves the page while it is open, which the
 * component library does only for one that is closed first. Where the opener's row is gone by then,
 * or goes soon after, the row beside it gets the focus.
 */
export function useFocusBack(open: boolean): void {
  const [opener] = useState(() => (open ? document.activeElement : null));
  const [next] = useState(() => opener && beside(opener));
  useEffect(
    () => () => {
      if (!(opener instanceof HTMLElement) || opener === document.body) return;
      if (document.activeElement === document.body) opener.focus();
      followLeavingRow(opener, next);
    },
    [opener, next],
  );
}
