/** Head of the pages of one record, and the page before the record has arrived. */
export { HeadSkeleton } from './head-skeleton.tsx';
export { RecordHead } from './record-head.tsx';
export { RecordSkeleton } from './record-skeleton.tsx';
export { RecordTile, type RecordTileProps } from './record-tile.tsx';
