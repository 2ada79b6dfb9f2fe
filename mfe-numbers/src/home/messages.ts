import { common, defineMessages } from '@jackfield/runtime';

export const homeMessages = defineMessages('numbers.home', {
  answers: 'Who answers now',
  calendar: 'Open calendar',
  showAll: 'Show all {count}',
  noNumbers: 'No numbers yet. Add one to see who answers it.',
  openNow:
    '{count, plural, one {{open} of 1 number is open} other {{open} of {count} numbers {open, plural, one {is} other {are}} open}}',
  tryCall: 'Try a call…',
  elsewhere: '{fix}…',

  calls: 'Calls and messages',
  usage: 'Usage',
  part: '{label} {count}',
  in: 'In',
  out: 'Out',
  messages: 'Messages',
  day: common.day,
  noUse: 'No calls or messages in these days',
});

export const answerMessages = defineMessages('numbers.home.answers', {
  ring: '{count, plural, one {{names} rings} other {{names} ring}}',
  external: '{number} rings',
  voicemail: 'Callers leave a message for {name}',
  message: 'Callers hear “{name}”',
  menuRings: '{menu}: key {key} rings {names}',
  menu: '{menu} answers',
  always: 'always',
  until: 'until {when}',

  open: 'Open',
  alwaysOpen: 'Always open',
  closed: common.closed,
  closedBy: 'Closed by {name}',
  team: '{state}, team {name}',
  group: '{state}, call group',
  elsewhere: '{state}, goes to another number',
  keys: '{state}, {count, plural, one {# key} other {# keys}}',
  hangsUp: 'The call ends',
  ends: 'Then the call ends. Nobody can leave a message',
});

export const attentionMessages = defineMessages('numbers.home.attention', {
  scenario: 'Test call “{name}”: {reason}',
  openScenarios: 'Open test calls',
  planned: '{title}: a planned change needs you. {reason}',
  review: 'Review',
  callingName: '{number}: the calling name was refused',
  listing: '{number}: the directory listing was refused',
  openOrder: 'See why',
  portRejected:
    'Porting order {order} was rejected: {count, plural, =0 {everything is corrected, resubmit it} one {# point to correct} other {# points to correct}}',
  correct: 'Correct',
});

export const setupMessages = defineMessages('numbers.home.setup', {
  name: 'Name your number',
  hours: 'Set business hours',
  greeting: 'Record your greeting',
  dates: 'Add holiday dates',
  emergency: 'Confirm your 911 address',
});
