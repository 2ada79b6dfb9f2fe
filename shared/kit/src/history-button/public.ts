/** The button that opens the history of a record (annex J2). */
export { HistoryButton } from './history-button.tsx';
