/** The changes of one record, and the ways back behind them (annex J2). */
export { entrySentences } from './entry-sentences.ts';
export { HistoryDrawer, type HistoryDrawerProps } from './history-drawer.tsx';
export { historyWho } from './history-who.ts';
export { viaMessages } from './messages.ts';
export { wayBack } from './way-back.ts';
export { type HistoryItem, RecordHistory } from './record-history.tsx';
export { kindHead, kindWords } from './words/kinds.ts';
