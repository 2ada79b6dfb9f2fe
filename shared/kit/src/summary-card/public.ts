/** A card of a page that sums up: a head, a body that loads or fails by itself. */
export { SharedRetryContext, SummaryCard, type SummaryCardProps } from './summary-card.tsx';
