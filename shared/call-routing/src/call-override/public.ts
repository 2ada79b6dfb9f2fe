/** "Closed today": sends the calls of a number or team elsewhere until a time (annex J4). */
export { ClosedBadge } from './closed-badge.tsx';
export { ClosedBanner } from './closed-banner.tsx';
export { ClosedTodayButton } from './closed-today-button.tsx';
export { type OverrideOwner, ownerFacts } from './override-owner.ts';
export { cacheAnswer } from './cache-answer.ts';
