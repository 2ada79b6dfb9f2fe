/** Outbound calling name and directory listing of a number, with their order histories. */
export { CallingNamePage } from './calling-name-page.tsx';
export { DirectoryListingPage } from './directory-listing-page.tsx';
export type { NumberOrdersProps } from './number-frame.tsx';
export { CallingNameHistory, DirectoryListingHistory } from './order-history.tsx';
