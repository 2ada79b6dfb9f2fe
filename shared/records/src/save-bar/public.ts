/** The floating bar of pages with input that is not saved. */
export { ElsewhereBar, type ElsewhereTab } from './elsewhere-bar.tsx';
export { type BesideInput, SaveBar, type SaveLater, type SaveNote } from './save-bar.tsx';
