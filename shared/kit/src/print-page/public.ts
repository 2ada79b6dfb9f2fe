/** A page that is there to be printed. */
export { PrintPage } from './print-page.tsx';
