import { common, defineMessages } from '@jackfield/runtime';

export const storyMessages = defineMessages('compliance.brandStory', {
  submitted: 'Submitted',
  paid: common.paid,
  paidAndSubmitted: 'Paid and submitted',
  declined: 'Card declined',
  verifiedPast: common.verified,
  unverified: 'Refused by the registry',
  suspended: 'Suspended by the registry',
  vettingRequested: 'Vetting requested',
  vettingPassed: 'Vetted, score {score}',
  vettingPassedPlain: 'Vetted',
  vettingFailed: 'Vetting failed',
  refunded: 'Fee refunded',
  by: '{date}, by {name}',

  pay: 'You confirm the payment',
  correct: 'You correct and send it again',
  check: 'The registry checks',
  verified: common.verified,
  yours: 'Your move',
  yoursFor: 'Your move, for {count, plural, one {# day} other {# days}}',
  usually: 'Usually within 2 working days',
  thenCampaign: 'Then you can add a campaign',
});
