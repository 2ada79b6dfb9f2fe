/** The changes of one record, and the ways back behind them (annex J2). */
export { entrySentences } from './entry-sentences.ts';
export { HistoryDrawer } from './history-drawer.tsx';
export type { HistoryDrawerProps } from './history-drawer.tsx';
export { historyWho } from './history-who.ts';
export { viaMessages } from './messages.ts';
export { RecordHistory } from './record-history.tsx';
export type { HistoryItem, RecordHistoryProps } from './record-history.tsx';
export { kindHead, kindWords } from './words/kinds.ts';
