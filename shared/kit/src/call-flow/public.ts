/** The call-flow map, who answers when, trying a call, and the review before saving. */
export { CallFlow, type CallFlowProps } from './call-flow.tsx';
export { RoutingSide, type RoutingSideProps } from './routing-side.tsx';
export { placePath } from './place-path.ts';
export { useRoutingConfig } from './use-routing-config.ts';
export { type RoutingReview, useRoutingReview } from './use-routing-review.tsx';
export { WhoNotices, type WhoNoticesProps } from './who-notices.tsx';
export { withCompany, withTeam } from './with-record.ts';
