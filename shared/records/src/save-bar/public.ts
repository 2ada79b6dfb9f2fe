/** The floating bar of pages with input that is not saved. */
export { SaveBar, type SaveNote } from './save-bar.tsx';
