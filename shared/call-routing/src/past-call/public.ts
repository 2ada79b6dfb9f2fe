/** A call that came in, played once more. */
export { PastCallDialog } from './past-call-dialog.tsx';
