/** Who will notice a change of the own call handling, for people who do not see the routing. */
export { OwnImpactNote, reviewOwnGreeting } from './review-own-greeting.tsx';
export { useOwnReview } from './use-own-review.tsx';
