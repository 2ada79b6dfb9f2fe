import { common, defineMessages } from '@jackfield/runtime';

/** What a wall says; it is read from across a room. */
export const wallMessages = defineMessages('host.wall', {
  title: '{company}: live board',
  loading: 'The board is loading…',
  endedTitle: 'This wall link has ended',
  endedText: 'Ask an admin for a new one.',
  live: common.live,
  notLive: 'Not live since {time}',
  notLoaded: 'The board could not be loaded. It is tried again soon.',
  noCallers: 'Callers’ names and numbers are not shown on walls',

  waiting: 'Waiting',
  callers: '{count, plural, one {# caller} other {# callers}}',
  noQueues: 'No call queues yet',
  longest: 'Longest {time}',
  nobodyFree: 'Nobody is free',
  nobodySignedIn: 'Nobody is signed in',
  freeOf: '{free} of {all} free',
  moreQueues:
    '{count, plural, one {# more queue} other {# more queues}}, {waiting, plural, =0 {nobody waiting} one {# caller waiting} other {# callers waiting}}',

  today: 'Answered today',
  ofAll: '{count} of {all}',
  share: '{share}%',
  noneToday: 'No calls yet',

  calls: 'Calls now',
  noCalls: 'No calls now',
  moreCalls: '{count, plural, one {# more call} other {# more calls}}',
  andMore: '{name} and {count} more',
  doesAt: '{state}, {place}',
  direct: 'Direct call',
  callsOut: 'Calling out',
  talking: 'Talking',
  onHold: 'On hold',
  ringing: 'Ringing',
  listening: 'Hears a greeting',
  leaves: 'Leaves a message',

  free: 'Free',
  away: 'Away',
  until: 'until {when}',
  more: '{count} more',
});
