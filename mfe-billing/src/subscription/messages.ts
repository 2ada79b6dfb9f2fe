import { common, defineMessages } from '@jackfield/runtime';

export const subscriptionMessages = defineMessages('billing.subscription', {
  trial: 'Trial',
  failed: 'The subscription could not be loaded',

  daysLeft: '{days, plural, one {# day left} other {# days left}}',
  endsToday: 'Ends today',
  over: 'The trial is over',
  openEnd: 'No end date',
  started: 'Started',
  today: 'Today',
  trialEnds: 'Trial ends',
  afterwards:
    'On {date} outgoing calls stop, except emergency calls, until you end the trial with a card. Nothing is deleted, and nothing is charged automatically.',
  stopped:
    'Outgoing calls have stopped, except emergency calls, until you end the trial with a card. Nothing is deleted and nothing was charged.',

  limits: 'Trial limits',
  company: common.companyNumbers,
  companyNumber: 'Phone numbers of company numbers',
  device: 'Desk phones',
  user: common.users,
  userNumber: 'Phone numbers of users',
  reached: 'Limit reached',
  more: '{count} more',
  noLimit: 'No limit',
  inUse: 'In use',

  end: 'End the trial',
  keep: 'You keep every number, user and setting.',
  noLimits: 'The trial limits no longer apply',
  noLimitsText: 'Add as many users and numbers as you need.',
  pays: 'You pay from today',
  paysText: 'What you use from today on is on your next invoice.',
  final: 'This is final',
  finalText: 'Each account has one trial.',
  endAsk: 'End trial…',
  endTitle: 'End the trial of {company}?',
  endText:
    'The limits end at once, and you pay from today. Each account has one trial, so this cannot be undone.',
  endConfirm: 'End trial',
  ended: 'Your trial has ended. The limits no longer apply.',
  needsCard: 'Add a card to end the trial.',
  price: 'What you would pay',

  paidSince: 'On a paid plan since {date}',
  paidText: 'Add as many users, numbers and desk phones as you need.',

  cancel: 'Cancel account',
  cancelText: 'Signs everyone out at once. This cannot be undone.',
  cancelAsk: 'Cancel account…',
  cancelTitle: 'Cancel the account of {company}?',
  cannotUndo: 'This cannot be undone',
  usersOut:
    '{count, plural, one {# user is signed out at once, on every device.} other {# users are signed out at once, on every device.}}',
  forwardingStops: 'Calls are no longer forwarded to outside numbers.',
  numbersBack:
    '{count, plural, one {# phone number is released at the end of the period.} other {# phone numbers are released at the end of the period.}}',
  creditLost: 'Unused call credit of {amount} is not refunded.',
  why: 'Why are you leaving?',
  whyHint: 'Support reads this. {count} of {maximum} characters.',
  typeName: 'Type {company} to confirm',
  typeFull: 'Type the full name to continue',
  keepAccount: 'Keep account',
});
