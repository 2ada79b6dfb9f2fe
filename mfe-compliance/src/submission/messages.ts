import { common, defineMessages } from '@jackfield/runtime';

/** What happened to a brand or a campaign, and whose move it is (annexes E5, E6). */
export const storyMessages = defineMessages('compliance.story', {
  submitted: 'Submitted',
  paid: common.paid,
  declined: 'Card declined',
  verified: common.verified,
  unverified: 'Refused by the registry',
  approved: 'Approved',
  rejected: 'Rejected by the carriers',
  suspended: common.suspended,
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
  yours: 'Your move',
  yoursFor: 'Your move, for {count, plural, one {# day} other {# days}}',
  waiting: 'Their move',
  waitingFor: 'Their move, for {count, plural, one {# day} other {# days}}',
  done: 'done',
  stopped: 'stopped',
  open: 'still to come',
});
