/** A call that came in: why it went where it went, and played once more. */
export { CallReason } from './call-reason.tsx';
export { PastCallDialog } from './past-call-dialog.tsx';
export { usePastRouting } from './use-past-routing.ts';
