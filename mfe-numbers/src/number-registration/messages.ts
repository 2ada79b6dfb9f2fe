import { common, defineMessages } from '@jackfield/runtime';

/** States of the brand and the campaign of a number. Other languages let a state agree with what has it: words of the common catalogue cannot. */
const registrationStates = defineMessages('numbers.registrationStates', {
  active: 'Active',
  suspended: 'Suspended',
  verified: 'Verified',
});

export const registrationMessages = defineMessages('numbers.registration', {
  title: 'Messaging registration',
  intro:
    'To send SMS to USA numbers, a number has to belong to an active campaign of a verified brand.',
  tollFree: 'Toll-free numbers are not part of a campaign.',
  none: 'This number is not in a campaign',
  noneText: 'It can be used for calls, but messages to USA numbers are not sent.',
  noCampaign: 'There is no active campaign yet',
  noCampaignText: 'Please register and verify a brand first.',
  campaigns: 'Go to campaigns',
  brand: 'Brand',
  campaign: 'Campaign',
  status: common.status,

  assign: 'Assign to campaign',
  assignTitle: 'Assign {number} to a campaign',
  choose: 'Campaign',
  option: '{name}, {brand}',
  assigned: 'Number assigned',
  removeTitle: 'Remove {number} from its campaign?',
  removeText: 'Messages from this number to USA numbers stop.',
  removeConfirm: 'Remove number',
  removed: 'Number removed',
  undo: common.undo,

  pendingPayment: 'Payment under way',
  paymentFailed: 'Payment failed',
  pendingReview: 'In review',
  active: registrationStates.active,
  rejected: 'Rejected',
  suspended: registrationStates.suspended,
  deactivated: 'Deactivated',
  pending: 'In review',
  verified: registrationStates.verified,
  unverified: 'Not verified',
});
