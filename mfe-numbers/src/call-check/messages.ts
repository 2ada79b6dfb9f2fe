import { defineMessages } from '@jackfield/runtime';

export const checkMessages = defineMessages('numbers.callCheck', {
  title: 'Call routing check',
  lostCount: '{count, plural, one {calls are lost in # place} other {calls are lost in # places}}',
  isLost: '{count, plural, one {Calls are lost in # place} other {Calls are lost in # places}}',
  noneLost: 'No call is lost',
  allTaken: 'Every call reaches a person or a mailbox',
  untilOnly: 'Checked until {date}.',
  checked: 'Checked at {time}, for calls until {date}',
  checking: 'Checking…',
  checkAgain: 'Check again',
  testCalls: 'Saved test calls',

  error: 'Calls are lost',
  errorNote: 'Nobody is reached, and no message can be left',
  warning: 'May lose callers',
  warningNote: 'The call ends well, but not as people expect',
  info: 'Worth a look',
  infoNote: 'Nothing is broken',

  tryCall: 'Try this call',
  shown: 'Shown',
  elsewhere: '{fix}…',
  show: 'Show {count}',
  hide: 'Hide',
  keys: 'Keys: J and K move, Enter tries the call, F fixes.',

  staleTitle: 'Calls could not be checked again',
  staleText: 'What stands here was found before.',
  failedTitle: 'Call routing could not be checked',
  failedText: 'Check the connection and try again.',
});

/** Notes of one kind in one line. */
export const foldMessages = defineMessages('numbers.callCheck.folds', {
  absentMember: '{count} suspended users are still in teams: {names}',
  datesPast: 'All dates are over in {count} places: {names}',
  greetingKeyUnspoken: '{count} greetings do not mention all keys: {names}',
  mailboxWithoutGreeting: '{count} mailboxes play the default greeting',
  oneMember: '{count} teams have one user left who can answer: {names}',
  openAndClosedAlike: '{count} numbers do the same open and closed: {names}',
  twinKeys: '{count} pairs of keys do the same: {names}',
  unreachableMenu: '{count} menus are not used: {names}',
  unreachableTeam: '{count} teams get no calls from any number: {names}',
  unusedMedium: '{count} sound files are never played',
  other: '{count} more of this kind: {names}',
});

export const panelMessages = defineMessages('numbers.callCheck.panel', {
  fails: 'This call fails',
  arrives: 'This call arrives',
  ends: 'How this call ends',
  dials: 'A caller dials {number}, and nobody answers.',
  keyIn: 'Key in {menu}',
  noKey: 'Press nothing',
  press: 'Press {key}',
  steps: 'What happens',
  plays: '{menu} plays',
  times: '{text} ({count} times)',
  repair: 'Repair',
  where: 'Where should key {key} lead?',
  assign: 'Assign key {key}',
  team: '{name} (team)',
  menu: '{name} (menu)',
  afterwards: 'Then:',
  otherwise: 'If nobody answers: {end}',
  until: 'Checked until {date}.',
  keep: 'Keep as a test call',
  open: 'Open {name}',
});

export const fixMessages = defineMessages('numbers.callCheck.fixes', {
  removeKey: 'Key {key} of {name} is removed',
  setKey: 'Key {key} of {name} leads to {target}',
  setTimeout: 'Callers who press nothing in {name} go to {target}',
  addDate:
    '{count, plural, one {{name} is closed on {date}} other {# numbers are closed on {date}}}',
  closeGaps: '{name} has no gaps left',
  endOverride: '{name} goes by its hours again',
  takeMessage: 'Callers of {name} can leave a message',
  setTarget: 'The call group of {name} is changed',
  removeMember: '{name} is no longer in {team}',
});
