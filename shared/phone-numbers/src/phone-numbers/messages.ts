import { defineMessages } from '@jackfield/runtime';

export const numberMessages = defineMessages('phoneNumbers.numbers', {
  introUser: 'Direct numbers that ring this user. The default number is shown on outgoing calls.',
  introOwn: 'Direct numbers that ring you. The default number is shown on outgoing calls.',
  introCompany: 'Numbers that callers dial to reach this company number.',
  count: '{count, plural, =0 {No numbers} one {# number} other {# numbers}}',
  failed: 'Phone numbers could not be loaded',
  emptyTitle: 'No number yet',
  emptyText: 'Add a number so that callers outside the company can dial this user.',
  emptyCompany: 'Add a number so that callers can reach this company number.',
  emptyOwn: 'Ask an admin of your company for a number of your own.',

  setDefaultOf: '{number}: Set as default',
  isDefaultNow: '{number} is the default now',
  more: 'More actions for {number}',
  editLabel: 'Edit label…',
  defaultStays: 'Make another number the default first.',
  lastStays: 'To delete the last phone number, delete its company number.',
  impersonated: 'Not possible while signed in as someone else.',

  order: 'Order',
  callingNameOf: 'Calling name of {number}: {state}',
  listingOf: 'Directory listing of {number}: {state}',

  addFor: 'For {name}. It rings as soon as it is added.',
  added: '{number} added',
  labelHint: 'Tells this number from others, for example “Direct line”',

  labelSaved: 'Label saved',
  labelTitle: 'Label of {number}',
  labelTheirs: 'Someone else changed this label to “{label}”. Saving replaces it.',
  labelTheirsNone: 'Someone else removed this label. Saving replaces it.',

  deleteTitle: 'Delete {number}?',
  deleteQuestion: 'Are you sure you want to delete {label}?',
  deleteEffect: 'Callers no longer reach it.',
  deleteHeld: 'Callers no longer reach it. It is held for you until {when}, then it is released.',
  deleteKept: 'It can be restored for 30 days.',
});
