/** Who will notice that another greeting or hold music is heard, asked before it is. */
export { reviewGreeting, reviewHoldMusic } from './review-choice.tsx';
