/** A call that came in: why it went where it went, and played once more. */
export { CallReason, reasonMessages } from './call-reason.tsx';
export { PastCallDialog } from './past-call-dialog.tsx';
export { useCallReasons } from './use-call-reasons.ts';
export { usePastRouting } from './use-past-routing.ts';
