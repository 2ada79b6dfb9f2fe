/** The floating bar of pages with input that is not saved. */
export { ElsewhereBar, type ElsewhereTab } from './elsewhere-bar.tsx';
export { SaveBar, type SaveLater, type SaveNote } from './save-bar.tsx';
export { useSaveKey } from './use-save-key.ts';
