/** The changes of one record, and the ways back behind them (annex J2). */
export {
  kindHead,
  kindWords,
  viaWords as viaMessages,
} from '@jackfield/domain/words/history';
export { entrySentences } from './entry-sentences.ts';
export { HistoryDrawer, type HistoryDrawerProps } from './history-drawer.tsx';
export { historyWho } from './history-who.ts';
export { wayBack } from './way-back.ts';
export { type HistoryItem, RecordHistory } from './record-history.tsx';
