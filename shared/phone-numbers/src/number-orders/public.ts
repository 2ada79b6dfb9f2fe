/** Outbound calling name and directory listing of a number, with their order histories. */
export { NumberOrderPage } from './number-order-page.tsx';
