import type { KeyboardEvent } from 'react';

const stops = 'a[href], button:not(:disabled, [data-aside])';

/**
 * Up and down arrows move along the buttons and links of the card that has the focus; lists and
 * fields keep their own keys. What is aside of a row's button is not on the way.
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
  if (target.closest('input, select, textarea, [role="combobox"], [role="dialog"]')) return;
  const card = target.closest('section.ui-card');
  if (card === null) return;
  const all = [...card.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );
  const row = target.closest('li');
  const at = all.indexOf(target);
  // From a row that has lost its button, on to the next one.
  const after = row ? all.findIndex((stop) => isBehind(row, stop)) : -1;
  const last = all.length - 1;
  const from = after < 0 ? last + 1 : after;
  const next = at < 0 ? (step > 0 ? from : from - 1) : at + step;
  const stop = all[Math.min(Math.max(next, 0), last)];
  if (stop === undefined) return;
  event.preventDefault();
  stop.focus();
}

const isBehind = (row: Element, stop: Element) =>
  (row.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
  !row.contains(stop);
