/** Whole-area message in place of content: nothing yet, nothing found, failed, not allowed. */
export { EmptyState } from './empty-state.tsx';
