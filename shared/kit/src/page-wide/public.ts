/** State of which a page has one, however many remotes bundle the package that keeps it. */
export { pageWide } from './page-wide.ts';
