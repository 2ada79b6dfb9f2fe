/** Who will notice that another greeting or hold music is heard, asked before it is. */
export { greetingReviewMessages } from './messages.ts';
export { reviewGreeting, reviewHoldMusic } from './review-choice.tsx';
