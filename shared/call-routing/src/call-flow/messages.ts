import { common, defineMessages } from '@jackfield/runtime';

export const flowMessages = defineMessages('callRouting.flow', {
  title: 'Call flow',
  updates: 'Updates as you edit',
  map: 'Call flow of {name}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: '{percent}%',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  override: 'Now',
  always: 'Always',
  open: 'Open',
  closed: common.closed,
  missed: 'Missed',
  key: 'Key {key}',
  noKey: 'No key pressed',
  ringGroup: '{count, plural, one {Ring group, # user} other {Ring group, # users}}',
  callQueue: '{count, plural, one {Call queue, # user} other {Call queue, # users}}',
  nobody: 'Nobody can answer',
  absent: 'Cannot answer',
  callGroup: '{count, plural, one {Call group, # user} other {Call group, # users}}',
  menu: '{count, plural, one {IVR, # key} other {IVR, # keys}}',
  noKeys: 'IVR, no key',
  repeated: 'Back to this menu',
  voicemail: common.voicemail,
  message: 'Message, then hang up',
  external: 'Forward outside',
  ownNumber: '{name}’s number',
  refused: 'Cannot be called',
  noInput: 'No input after {seconds} s',
  missing: 'Target was deleted',
  chooseTarget: 'Choose another',
  warning: 'Warning',
  deadEnd: 'Dead end',
  callPasses: 'The call passes here',
  change: 'Change {name}…',
  showAll: 'Show all {count} findings',
  notRead: 'The call flow could not be loaded',
  notReadText: 'What you typed is kept, and saving works without the map.',
});

export const askMessages = defineMessages('callRouting.flow.ask', {
  byToday: 'Past times use today’s routing.',
  pastRouting: 'See the routing of that day',
  withPlanned: 'Includes changes planned until then.',
  title: 'Who answers at',
  time: 'Time',
  presses: 'Key pressed in {menu}',
  pressesIn: 'Caller presses in {menu}',
  nothing: 'No key',
  waits: 'Not pressed yet',
  now: 'Now',
  sunday: 'Sunday 3:00 am',
  holiday: 'Next date: {name}',
  presets: 'Other times',
  answered: '{name} answers.',
  answeredMany: '{name} answer.',
  voicemail: 'Callers leave a message for {name}.',
  message: '{name} is played.',
  external: '{name} is called.',
  hangup: 'The call ends.',
  blocked: 'The call is refused.',
  noroute: 'The call fails.',
  loop: 'The call goes in circles.',
  menu: '{name} waits for a key.',
  behindKeys: 'Who answers, key by key',
  innerKey: '{key}: {name}',
  tryCall: 'Try a call',
});

export const tryMessages = defineMessages('callRouting.flow.try', {
  title: 'Try a call',
  number: 'Called number',
  named: '{name}, {number}',
  caller: 'Caller',
  callerHint: 'Leave empty for a private number.',
  when: 'When',
  keypad: 'Keys pressed',
  clear: 'Clear keys',
  outcomes: 'Who takes the call',
  outcomeOf: '{name} answers',
  steps: 'What happens',
  after: 'after {seconds} s',
  byThen: 'Uses the routing of {when}.',
});

export const noteMessages = defineMessages('callRouting.flow.note', {
  working: 'Checking impact…',
  none: 'No change for callers',
  noneOutside: 'Calls from outside stay the same',
  broken: 'Calls drop',
  worse: 'Review impact on callers',
  changed: 'Impact on callers',
  better: 'Better for callers',
  texts: 'Impact on texts',
});

export const textMessages = defineMessages('callRouting.flow.texts', {
  broken: 'Texts are lost',
  worse: 'Worse for texts',
  better: 'Better for texts',
});

export const readerMessages = defineMessages('callRouting.flow.reader', {
  nobody: 'Nobody gets the text.',
  teammate: '{name} reads the text.',
  team: '{name} reads the text.',
  message: '“{name}” is answered.',
});

export const everyWeekMessages = defineMessages('callRouting.flow.everyWeek', {
  monday: 'Mondays',
  tuesday: 'Tuesdays',
  wednesday: 'Wednesdays',
  thursday: 'Thursdays',
  friday: 'Fridays',
  saturday: 'Saturdays',
  sunday: 'Sundays',
});

export const weekMessages = defineMessages('callRouting.flow.week', {
  title: 'Who answers when',
  zone: 'Next 7 days in {zone}',
  around: '7 days around {day} in {zone}',
  legend: 'Who answers',
  stretch: '{from} to {to}: {name}',
});

export const besideMessages = defineMessages('callRouting.flow.beside', {
  view: 'View',
  form: 'Form',
  map: 'Map',
});
