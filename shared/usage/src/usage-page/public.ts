/** What calls and messages were charged, as pictures and line by line. */
export { type ShareKind, UsagePage } from './usage-page.tsx';
