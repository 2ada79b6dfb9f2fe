/** The changes of one record. */
export { RecordHistory } from './record-history.tsx';
export type { HistoryItem, RecordHistoryProps } from './record-history.tsx';
