/** The floating bar of pages with input that is not saved. */
export { SaveBar } from './save-bar.tsx';
export type { SaveBarProps, SaveNote } from './save-bar.tsx';
