/** First rows of the pages of an area, which the server paints before any script runs. */
export { firstRowsOf } from './first-rows-of.tsx';
