import { brandStates } from '@jackfield/domain/words/compliance';
import { common, defineMessages } from '@jackfield/runtime';

/** What happened to a brand or a campaign, and who acts next (annexes E5, E6). */
export const storyMessages = defineMessages('compliance.story', {
  submitted: 'Submitted',
  paid: common.paid,
  declined: 'Card declined',
  verified: brandStates.verified,
  unverified: 'Refused by the registry',
  approved: 'Approved',
  rejected: 'Rejected by the carriers',
  suspended: brandStates.suspended,
  vettingRequested: 'Vetting requested',
  vettingPassed: 'Vetted',
  vettingFailed: 'Vetting failed',
  numbersAdded: 'Numbers attached',
  numbersRemoved: 'Numbers removed',
  deactivated: 'Deactivated',
  refunded: 'Fee refunded',

  by: 'By {name}',
  price: '{amount}, {brand} ending {last4}',
  score: 'Score {score}',
  yours: 'Action needed',
  yoursFor: 'Action needed, {count, plural, one {# day} other {# days}}',
  waiting: 'Waiting',
  waitingFor: 'Waiting, {count, plural, one {# day} other {# days}}',
  done: 'done',
  stopped: 'stopped',
  open: 'still to come',
});
