/** The changes of one record, and the ways back behind them. */
export { type HistoryEntity, restoreBefore, restoreLast, type Restoring } from './restore.ts';
export { RecordHistory } from './record-history.tsx';
export type { HistoryItem, RecordHistoryProps } from './record-history.tsx';
