/** The call-flow map, who answers when, trying a call, and the review before saving. */
export { CallFlow, type CallFlowProps } from './call-flow.tsx';
export { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';
export { WhoNotices, type WhoNoticesProps } from './who-notices.tsx';
