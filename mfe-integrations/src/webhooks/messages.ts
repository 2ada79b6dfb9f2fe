import type { WebhookKind, WebhookMessage } from '@jackfield/contract/api/webhook';
import { common, defineMessages } from '@jackfield/runtime';
import type { Standing } from './webhook-state.ts';

/** The list of webhooks, and what is done with them. */
export const webhookMessages = defineMessages('integrations.webhooks', {
  count: common.countOf,
  add: 'Add webhook…',
  full: 'You can have {most} webhooks. Remove one to add another.',
  failed: 'The webhooks could not be loaded',
  empty: 'No webhooks yet',
  emptyText: 'Add one to hear of changes and calls in your own software.',
  onYourComputer:
    'Your program is still on your own computer? With a key, this sends it what happens here:',
  notYours: 'While you are signed in as someone else, you can’t add or change webhooks.',

  webhook: 'Webhook',
  tellsOf: 'Events',
  state: 'State',
  delivered: 'Delivered',
  messagesOf: 'Messages of {name}',
  everything: 'Everything',
  more: '{count} more',
  since: 'since {when}',
  offFailures:
    'Nothing got through for {days} days. Choose Resume once your software answers again.',
  offGone: 'Your software answered 410: no more messages.',
  share: '{share}, 7 days',
  notSent: 'Nothing sent in 7 days',

  changeAsk: 'Change…',
  testAsk: 'Send test…',
  pause: 'Pause',
  goOn: 'Resume',
  rotateAsk: 'New secret…',
  removeAsk: 'Remove…',
  paused: '{name} is paused. Its messages wait.',
  goesOn: '{name} is on again',

  testTitle: 'Send a test to “{name}”',
  testText: 'It looks like a real message, but is about a made-up record.',
  testKind: 'Event',
  test: 'Send test',
  tested: 'Test sent',

  rotateTitle: 'New secret for “{name}”?',
  rotateText:
    'For {hours} hours messages carry the signatures of both secrets, so that your software can change over.',
  rotate: 'Make new secret',

  removeTitle: 'Remove “{name}”?',
  removeText: 'Your software gets no more messages. This cannot be undone.',
  removeWaiting:
    '{count, plural, one {# message waits and is not sent.} other {# messages wait and are not sent.}}',
  remove: 'Remove webhook',
  removed: '{name} removed',
});

/** How a webhook stands. */
export const standingMessages = defineMessages('integrations.webhooks.standing', {
  delivering: 'Delivering',
  failing: 'Failing',
  paused: 'Paused',
  off: 'Turned off',
} satisfies Record<Standing, string>);

/** What webhooks tell of, as their tags and the form name it. */
export const kindMessages = defineMessages('integrations.webhooks.kind', {
  person: common.users,
  'person.status': 'Status of users',
  'person.role': 'Roles of users',
  number: common.phoneNumbers,
  company_number: common.companyNumbers,
  team: common.teams,
  'team.members': 'Team members',
  call_handling: common.callHandling,
  hours: common.businessHours,
  scenario: common.scenarios,
  planned_change: 'Planned changes',
  blocklist: 'Blocked numbers',
  brand: 'Brands',
  campaign: 'Campaigns',
  invoice: 'Invoices',
  payment_method: 'Cards',
  balance: 'Call credits',
  guard: 'Spend guard',
  'account.status': 'Account status',
  key: 'API keys',
  sso: 'Single sign-on',
  'call.completed': 'Calls ended',
  'call.missed': 'Calls missed',
} satisfies Record<WebhookKind, unknown>);

/** The form of a webhook. */
export const formMessages = defineMessages('integrations.webhooks.form', {
  addTitle: 'New webhook',
  changeTitle: 'Change “{name}”',
  add: 'Add webhook',
  example: 'Practice software',
  nameMissing: 'Give the webhook a name.',
  address: 'Address',
  addressExample: 'https://example.com/jackfield',
  addressHint: 'Your software answers here with a status from 200 to 299.',
  addressFault: 'Enter the full address, such as https://example.com/jackfield.',
  kinds: 'Events',
  kindsMissing: 'Choose at least one event.',
  all: 'Everything',
  clear: 'Clear',
});

/** Messages of a webhook. */
export const messageMessages = defineMessages('integrations.webhooks.message', {
  title: 'Messages',
  of: '{name}{count, plural, =0 {} other {, # waiting}}',
  failed: 'The messages could not be loaded',
  none: 'No messages yet. Send a test, or wait for a change.',
  noneFiltered: 'No such messages.',
  kept: 'We try each message {tries} times over three days and keep it for {days} days.',

  filter: 'Which messages',
  all: 'All',
  waiting: 'Waiting',

  time: 'Time',
  event: 'Event',
  answer: 'Answer',
  attempts: 'Attempts',
  open: '{time}, {type}',
  isTest: 'Test',
  notSent: 'Not sent yet',
  tries: '{count, plural, one {# attempt} other {# attempts}}',
  next: '{tries}, next {when}',
  firstNext: 'First {when}',
  held: '{tries}, waits',
  gaveUp: '{tries}, given up',
  skipped: '{tries}, skipped',

  resend: 'Resend',
  resendOf: 'Resend {type} of {time}',
  resent: 'Sent again',

  replayAsk: 'Resend failed…',
  replayTitle: 'Resend failed messages of “{name}”?',
  replayText: 'Messages that were given up are sent again, under the same ids.',
  replaySince: 'Of the last',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  replay: 'Resend them',
  replayed:
    '{count, plural, =0 {No failed messages in that time} one {# message is sent again} other {# messages are sent again}}',
});

/** How a message stands. */
export const messageStates = defineMessages('integrations.webhooks.messageState', {
  waiting: 'Waiting',
  delivered: 'Delivered',
  dead: 'Given up',
  skipped: 'Skipped',
} satisfies Record<WebhookMessage['state'], string>);

/** A message in full. */
export const drawerMessages = defineMessages('integrations.webhooks.drawer', {
  title: 'Message',
  failed: 'The message could not be loaded',
  address: 'Address',
  id: 'Id',
  time: 'Time',
  because: 'Because',
  attempts: 'Attempts',
  answered: 'Answered {status}',
  noAnswer: 'No answer',
  after: '{date}, after {seconds} s',
  next: 'Next attempt',
  held: 'Waits until you resume the webhook',
  gaveUp: 'Given up',
  gaveUpNote: 'Resend it once your software answers again.',
  skipped: 'Skipped',

  shown: 'What is shown',
  body: 'Body',
  headers: 'Headers',
  answer: 'Answer',
  noSignature: 'Without the signature, which is made for each attempt.',
  answerNone: 'Nothing was sent yet.',
  answerEmpty: 'The answer was empty.',
  curl: 'Copy as curl',
  copied: 'Command copied',

  newer: 'Newer message',
  older: 'Older message',
  skip: 'Skip this message',
  skippedNow: 'This message is no longer tried',
  resend: 'Resend now',
});
