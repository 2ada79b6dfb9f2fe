import { common, defineMessages } from '@jackfield/runtime';

export const liveMessages = defineMessages('people.live', {
  live: common.live,
  title: 'Live calls',
  failed: 'The calls could not be loaded',
  notLive: 'Live updates are off. This was at {time}.',

  talking: 'Talking',
  talkingNote: '{inbound} in, {outbound} out',
  ringing: 'Ringing',
  ringingNote: 'longest {time}',
  waiting: 'Waiting',
  waitingNote: 'longest {time}',
  nobodyWaits: 'nobody',
  free: 'Free now',
  freeNote:
    '{talking, plural, =0 {nobody talks} one {# talks} other {# talk}}, {away, plural, =0 {nobody is away} one {# is away} other {# are away}}',
  ofAll: '{count} of {all}',
  today: 'Answered today',
  todayNote: '{share}%',
  noneToday: 'no calls yet',

  queues: 'Waiting in queues',
  amber: 'Amber after half of the longest wait',
  nobodyWaiting: 'Nobody is waiting',
  freeOf: '{free} of {all} free',
  noMembers: 'Nobody is in this team',
  nobodySignedIn: 'Nobody is signed in',
  members: common.members,
  membersOf: 'Members of {queue}',
  waitingCount: '{count, plural, one {# caller waits} other {# callers wait}}',
  waitsSince: 'waits for {time}',

  calls: 'Calls now',
  longestFirst: 'Longest first',
  noCalls: 'No calls now.',
  noCallsToday:
    '{answered, plural, =0 {None was answered today.} one {# was answered today.} other {# were answered today.}}',
  listening: 'Hears {name}',
  ringsFor: 'Rings',
  andMore: '{name} and {count} more',
  isOnHold: 'On hold',
  leaves: 'Leaves a message',
  at: 'At {name}',
  callsOut: 'Calls out',
  withheld: 'Number withheld',
  in: 'In',
  out: 'Out',

  people: 'People',
  allTeams: 'All teams',
  freeGroup: 'Free',
  away: 'Away',
  awayUntil: 'until {when}',
  noPhone: 'No phone signed in',
  none: 'Nobody is in a team yet.',
  team: common.team,

  samples: 'Play sample calls',
  samplesHint:
    'No phones are connected here. Sample calls follow your routing for a few minutes and ring nobody. Usage lists them afterwards.',
  samplesStarted:
    '{count, plural, =0 {Sample calls go on already.} one {# sample call comes in.} other {# sample calls come in.}}',
});
