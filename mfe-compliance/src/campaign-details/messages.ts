import { defineMessages } from '@jackfield/runtime';

/** What happened, who acts next, and the one button of each state (annex E6). */
export const bannerMessages = defineMessages('compliance.campaignBanner', {
  paying: 'The payment is under way',
  payingText: 'Your card is being charged {amount}. Then the campaign goes to the carriers.',
  confirm: 'Action needed: confirm the payment at your bank',
  confirmText: 'Your bank asks for it before it lets {amount} through. Nothing was sent yet.',
  confirmAction: 'Confirm at your bank',
  payFailed: 'Action needed: pay again',
  payFailedText: 'Your card was declined. Nothing was sent. The draft is kept.',
  payAction: 'Review and pay',
  payActionPriced: 'Review and pay {amount}',

  beingSent: 'Waiting for the registry',
  beingSentText: 'The registry is not responding. We keep trying for 24 hours, then refund you.',
  review: 'Waiting: the carriers are reading it',
  reviewText:
    '{count, plural, =0 {None of {all} has} one {# of {all} has} other {# of {all} have}} answered. Most take 5 working days. It costs nothing more.',
  reviewTextPlain: 'Most answer within 5 working days. It costs nothing more.',

  noNumber: 'Action needed: choose the numbers that may send',
  noNumberText: 'The carriers approved it on {date}. It has no number yet, so nothing is sent.',
  noNumberTextPlain: 'The carriers approved it. It has no number yet, so nothing is sent.',
  noNumberAction: 'Add numbers',
  sending: 'Texts go out',
  sendingText: '{count, plural, one {# number} other {# numbers}} may send. Nothing to do.',
  sendingAction: 'See its numbers',
  brandStopped: 'Action needed: get the brand verified again',
  brandStoppedText: '{brand} is not verified, so the carriers stop these texts.',
  brandAction: 'Open the brand',

  rejected: 'Action needed: correct it and send it again',
  rejectedText: 'The carriers refused it: {reason}',
  suspended: 'Action needed: the carriers stopped it',
  suspendedText: 'Its numbers stopped sending: {reason}',
  noReason: 'they gave no reason.',
  resubmit: 'Correct and resubmit',
  resubmitPriced: 'Correct and resubmit, {amount}',

  deactivated: 'It has ended',
  deactivatedText: 'It was deactivated on {date}. Its numbers are free for other campaigns.',
  deactivatedTextPlain: 'It was deactivated. Its numbers are free for other campaigns.',
});

/** How it went: what has happened, what goes on, what is to come. */
export const timelineMessages = defineMessages('compliance.campaignStory', {
  title: 'Progress',

  payment: 'Payment',
  review: 'In review with the carriers',
  correction: 'Correct it and send it again',
  approval: 'Approved by the carriers',
  numbers: 'Numbers attached',
  numbersText: 'A number is switched on within a day after you add it',
  texts: 'Texts go out',

  carrierApproved: 'approved',
  carrierWaiting: 'is reading it',
  carrierRefused: 'refused',
});

export const factMessages = defineMessages('compliance.campaignFacts', {
  approved: 'What was approved',
  sent: 'Submission',
  all: 'Show all fields',
  fewer: 'Show fewer fields',
  flags: 'Flags',
  noFlags: 'None set',
  overrides: 'Sent anyway',
  override: '“{reason}” {name}, {when}',
  limits: 'Limits',
  limitOf: '{carrier}, class {class}',
  perMinute: '{count, number} a minute',
  perDay: '{count, number} a day',
  costs: 'Paid so far',
  registration: 'Campaign registration',
  resubmission: 'Resubmission',
});
