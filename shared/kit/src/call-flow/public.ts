/** The call-flow map, who answers when, trying a call, and who will notice a change. */
export { CallFlow, type CallFlowProps } from './call-flow.tsx';
export { placePath } from './place-path.ts';
export { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';
export { RoutingSide, type RoutingSideProps } from './routing-side.tsx';
export { type ChangeNotices, useChangeNotices } from './use-change-notices.tsx';
export { useFormReview } from './use-form-review.tsx';
export { useRoutingConfig } from './use-routing-config.ts';
export { withRecord } from './with-record.ts';
