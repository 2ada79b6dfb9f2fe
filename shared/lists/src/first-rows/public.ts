/** First rows of a listing, which the server paints before any script runs. */
export {
  callText,
  type FirstRows,
  firstRowsOf,
  type FirstRowsOptions,
  type Reader,
} from './first-rows-of.tsx';
export type { PaintedFilter, PaintedListProps } from './painted-list.tsx';
