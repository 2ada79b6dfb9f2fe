/** The floating bar of pages with input that is not saved. */
export { SaveBar, type SaveLater, type SaveNote } from './save-bar.tsx';
