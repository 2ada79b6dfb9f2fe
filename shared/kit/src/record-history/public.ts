/** The changes of one record, and the ways back behind them (annex J2). */
export { type EntryWords, entrySentences } from './entry-sentences.ts';
export { HistoryDrawer } from './history-drawer.tsx';
export type { HistoryDrawerProps, HistoryTexts } from './history-drawer.tsx';
export { RecordHistory } from './record-history.tsx';
export type { HistoryItem, RecordHistoryProps } from './record-history.tsx';
