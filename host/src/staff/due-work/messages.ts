import { defineMessages } from '@jackfield/runtime';

export const dueWorkMessages = defineMessages('host.staff.dueWork', {
  title: 'Set-aside work',
  intro:
    'Work that failed 50 times, in about two days, and is no longer tried. Once the cause is gone, try it again.',
  count: '{count, plural, one {# task} other {# tasks}}',
  tried: '{count, plural, one {# try} other {# tries}}, the last {when}',
  noReason: 'Ended without a message',
  copyOf: 'Copy ID of {kind}',
  copied: 'ID copied',
  tryOne: 'Try again: {kind} of {name}',
  retried: '{kind} of {name} is being tried again',
  empty: 'Nothing is set aside',
  emptyText: 'Payments, planned changes, orders and all other due work go on.',
  failed: 'Set-aside work could not be loaded',
  loading: 'Loading set-aside work',
});
