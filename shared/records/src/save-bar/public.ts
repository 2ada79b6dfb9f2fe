/** The floating bar of pages with input that is not saved. */
export { type BesideInput, SaveBar, type SaveLater, type SaveNote } from './save-bar.tsx';
