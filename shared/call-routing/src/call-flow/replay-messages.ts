import { defineMessages } from '@jackfield/runtime';

/** Calls of the last 30 days, as an unsaved change would have sent them. */
export const replayMessages = defineMessages('callRouting.flow.replay', {
  reading: 'Checking calls from the last 30 days…',
  notRead: 'Calls from the last 30 days could not be loaded.',
  noCalls: 'No calls in the last 30 days.',
  share: '{count} of {total}',
  atMost: 'Up to {count} of {total}',
  byKeys: 'That depends on the keys pressed or on who answered.',
  elsewhere:
    '{total, plural, one {call from the last 30 days would have gone elsewhere} other {calls from the last 30 days would have gone elsewhere}}',
  perhaps:
    '{count, plural, one {# more depends on the key pressed or on who answered.} other {# more depend on the keys pressed or on who answered.}}',
  cut: '{count, plural, one {Only the newest call was checked.} other {Only the newest # calls were checked.}}',
  show: 'Show calls',
  title:
    '{count, plural, one {# call would have gone elsewhere} other {# calls would have gone elsewhere}}',
  intro: 'Calls from the last 30 days, newest first. Times are in {zone}.',
  withheld: 'Private number',
  before: 'Went to',
  instead: 'Would go to',
});
