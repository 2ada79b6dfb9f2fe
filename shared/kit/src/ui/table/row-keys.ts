import type { KeyboardEvent } from 'react';
import type { MenuGroups } from '../menu/action.ts';

export interface RowKeys<Row> {
  /** How many rows there are, also those not in the page. */
  count: number;
  rowAt(index: number): Row | undefined;
  /** Moves the focus to a row. */
  focus(index: number): void;
  onChoose?: ((index: number, extend: boolean) => void) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  menu?: ((row: Row) => MenuGroups) | undefined;
  /** False when the person has switched single-letter keys off. */
  letters: boolean;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1, J: 1, K: -1 };
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Keys of a list; they belong to the row that holds the focus. */
export function handleRowKey<Row>(event: KeyboardEvent, keys: RowKeys<Row>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (target.closest(typing) || event.ctrlKey || event.metaKey || event.altKey) return;
  const rowElement = target.closest<HTMLElement>('[data-index]');
  const index = Number(rowElement?.dataset['index']);
  const row = keys.rowAt(index);
  if (!rowElement || row === undefined) return;
  const letter = key.length === 1;
  if (letter && !keys.letters) return;

  const step = steps[key];
  if (step !== undefined) {
    keys.focus(Math.min(Math.max(index + step, 0), keys.count - 1));
  } else if (key === 'Home' || key === 'End') {
    keys.focus(key === 'Home' ? 0 : keys.count - 1);
  } else if (key.toLowerCase() === 'x' && keys.onChoose) {
    keys.onChoose(index, event.shiftKey);
  } else if (key === 'Enter' && target === rowElement && keys.onOpen) {
    keys.onOpen(row);
  } else if (key === '.') {
    rowElement.querySelector<HTMLElement>('[data-row-menu]')?.click();
  } else {
    const action = keys
      .menu?.(row)
      .flat()
      .find(({ shortcut, disabled }) => shortcut === key.toUpperCase() && !disabled);
    if (!letter || !action) return;
    action.run();
  }
  event.preventDefault();
}
