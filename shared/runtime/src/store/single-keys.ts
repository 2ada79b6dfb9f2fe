import { atomWithStorage } from 'jotai/utils';
import { store } from './store.ts';

/** Whether plain letters and signs are shortcuts (WCAG 2.1.4); kept in this browser. */
export const singleKeysAtom = atomWithStorage('jackfield.singleKeys', true, undefined, {
  getOnInit: true,
});

const typing =
  'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=combobox], [role=listbox]';

/**
 * Whether a key stands for itself alone and may be a shortcut: pressed without Ctrl, Alt or Meta,
 * outside of fields and dialogs, not handled yet, and no letter or sign where those are off.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const { target } = event;
  const isTyped = target instanceof Element && target.closest(typing) !== null;
  return !isTyped && (event.key.length > 1 || store.get(singleKeysAtom));
}
