import { atom } from 'jotai';
import { store } from './store.ts';

/** Longest wait for the first rows, milliseconds: what was put off for them comes then anyway. */
const patience = 8_000;

/** Whether the first page of this visit stands, with the rows that it was opened for. */
export const firstRowsAtom = atom(false);

let bound: ReturnType<typeof setTimeout> | undefined;

/** Says that the first page stands; what was put off for it begins. */
export function tellFirstRows(): void {
  clearTimeout(bound);
  if (!store.get(firstRowsAtom)) store.set(firstRowsAtom, true);
}

/**
 * Does what a person needs only after the first rows once they stand, at once where they do, and
 * after eight seconds on a page that never tells of any.
 */
export function afterFirstRows(work: () => void): void {
  if (store.get(firstRowsAtom)) return work();
  bound ??= setTimeout(tellFirstRows, patience);
  const stop = store.sub(firstRowsAtom, () => {
    stop();
    work();
  });
}
