import { defineMessages } from '@jackfield/runtime';

export const checkMessages = defineMessages('numbers.callCheck', {
  title: 'Call routing check',
  lostCount: '{count, plural, one {calls drop in # place} other {calls drop in # places}}',
  isLost: '{count, plural, one {Calls drop in # place} other {Calls drop in # places}}',
  noneLost: 'No calls drop',
  allTaken: 'Every call reaches a person or a mailbox',
  untilOnly: 'Checked through {date}.',
  checked: 'Checked at {time}, for calls until {date}',
  checking: 'Checking…',
  checkAgain: 'Check again',
  testCalls: 'Saved test calls',

  error: 'Calls drop',
  errorNote: 'Nobody is reached, and no message can be left',
  warning: 'Calls may not reach anyone',
  warningNote: 'Callers may wait too long or reach the wrong person',
  info: 'Worth a look',
  infoNote: 'Nothing is broken',

  tryCall: 'Try this call',
  shown: 'Shown',
  elsewhere: '{fix}…',
  show: 'Show {count}',
  hide: 'Hide',
  keys: 'Keys: J and K move, Enter tries the call, F fixes.',

  staleTitle: 'Calls could not be checked again',
  staleText: 'These results are from an earlier check.',
  failedTitle: 'Call routing could not be checked',
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
  unusedMedium: '{count} recordings are never played',
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
  where: 'Where should key {key} go?',
  assign: 'Assign key {key}',
  team: '{name} (team)',
  menu: '{name} (menu)',
  afterwards: 'Then:',
  otherwise: 'If nobody answers: {end}',
  until: 'Checked through {date}.',
  keep: 'Save as test call',
  open: 'Open {name}',
});

export const fixMessages = defineMessages('numbers.callCheck.fixes', {
  removeKey: 'Key {key} of {name} removed',
  setKey: 'Key {key} of {name} now goes to {target}',
  setTimeout: 'Callers who press nothing in {name} go to {target}',
  addDate:
    '{count, plural, one {{name} is closed on {date}} other {# numbers are closed on {date}}}',
  closeGaps: '{name} has no gaps left',
  endOverride: '{name} follows its business hours again',
  takeMessage: 'Callers of {name} can leave a message',
  setTarget: 'Call group of {name} changed',
  removeMember: '{name} is no longer in {team}',
});
