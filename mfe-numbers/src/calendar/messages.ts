import { refusals } from '@jackfield/contract';
import { common, defineMessages } from '@jackfield/runtime';

export const calendarMessages = defineMessages('numbers.calendar', {
  title: 'Calendar',
  addDate: 'Add date…',
  addHolidays: 'Add holidays…',
  subscribe: 'Subscribe…',
  importDates: 'Import dates…',
  asTable: 'Show as table',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  shown: 'Number shown',
  allNumbers: 'All numbers',
  view: 'View',
  week: 'Week',
  month: 'Month',
  more: 'More of the calendar',
  office: '7 am to 8 pm',
  show24: 'Show 24 hours',
  showOffice: 'Show 7 am to 8 pm',
  grid: 'Who rings, by number and half hour',
  keys: 'Keys: arrows choose a half hour, Page Up and Page Down a week. T is today, W week, M month.',
  failedTitle: 'The calendar could not be loaded',
  emptyTitle: 'No numbers yet',
  emptyText: 'The calendar shows when calls to your numbers are taken. Add a number first.',
  level: '{times}: {level}',
  levelAndSilence: '{times}: {level}, and callers who press nothing are hung up on',
  allDay: 'All day',
  cell: '{number}, {day}: {levels}',
});

export const levelMessages = defineMessages('numbers.calendar.levels', {
  many: 'Two or more ring',
  one: 'One person or one outside number',
  voicemail: common.voicemail,
  nobody: 'Nobody, call ends',
});

export const markMessages = defineMessages('numbers.calendar.marks', {
  date: common.date,
  override: 'Closed for now',
  planned: 'Planned change',
  holiday: 'Open as usual',
  menus: 'Menus show their least covered key',
  silence: 'Callers who press nothing are hung up on',
  legend: 'What the calendar shows',
});

export const whoMessages = defineMessages('numbers.calendar.who', {
  ring: '{count, plural, one {{names} rings.} other {{names} ring.}}',
  voicemail: 'Callers leave a message for {name}.',
  answers: '{menu} answers.',
  keyRings: 'Key {keys} rings {names}.',
  keyVoicemail: 'Key {keys} takes a message for {name}.',
  silenceRings: 'Callers who press nothing reach {names}.',
  silenceVoicemail: 'Callers who press nothing leave a message for {name}.',
  silenceLost: 'Callers who press nothing are hung up on.',
  thenKey: '{keys}, then {key}',
  noKey: 'nothing',
  from: 'From {time}: {text}',
  choose: 'Choose a half hour to see who rings.',
  chosen: '{number}, {day}, {times}',
  tryCall: 'Try this call',
  changeHours: 'Change hours',
  closeDay: 'Close that day…',
});

export const targetMessages = defineMessages('numbers.calendar.targets', {
  team: 'Team {name}',
  message: 'Message, then the call ends',
  voicemail: 'Voicemail of {name}',
  gone: 'Nobody',
  closedUntil: 'Closed until {when}',
});

export const listMessages = defineMessages('numbers.calendar.list', {
  thisWeek: 'This week',
  none: 'Nothing special this week',
  nowUntil: 'Now until {when}',
  isClosed: '{names} {count, plural, one {is} other {are}} closed.',
  hasHours: '{names}: {hours}.',
  isDate: '{name}.',
  unconfirmed: '{name}, not confirmed yet.',
  holiday: '{name}:',
  openAsUsual:
    '{count, plural, one {# number is open as usual.} other {# numbers are open as usual.}}',
  planned: '{title}:',
  setBy: 'Set by {name}.',
  note: '“{note}”',
  more: 'Show {count} more',
  openAgain: 'Open again now',
  opened: '{name} follows its business hours again',
  editDate: 'Edit date',
  lost: '{number}: callers reach nobody, not even a mailbox, for {time} of {total} hours',
  lostMore: '{text}; {count, plural, one {# more number} other {# more numbers}} too',
  hoursMinutes: '{hours} hours {minutes} minutes',
});

export const dateDialogMessages = defineMessages('numbers.calendar.date', {
  numbersAndTeams: 'Numbers and teams',
  everyNumber: 'Every number',
  everyAlwaysOpen: 'Every number that is always open',
  earlyTime: refusals.time,
  closedByThen: 'None of these numbers is open after that time on that day.',
  team: 'Team {name}',
  chooseNumber: 'Choose at least one number.',
  example: 'For example Thanksgiving',
  closedOn:
    '{count, plural, one {{name} is closed on {day}} other {# numbers are closed on {day}}}',
  closesOn:
    '{count, plural, one {{name} closes at {time} on {day}} other {# numbers close at {time} on {day}}}',
  hoursOn:
    '{count, plural, one {{name} has its own hours on {day}} other {# numbers have their own hours on {day}}}',
});

export const holidayDialogMessages = defineMessages('numbers.calendar.holidays', {
  known: 'A number or team that already has hours for one of these days keeps them.',
  added:
    '{days, plural, one {# holiday} other {# holidays}} added to {count, plural, one {{name}} other {# numbers and teams}}',
});

export const monthMessages = defineMessages('numbers.calendar.month', {
  grid: 'What is special, by day',
  list: 'Days of the month',
  openWeek: '{day}, open its week',
  opens: 'Opens again',
  opensAgain: '{name} opens again at {time}',
  otherHours: '{names} {count, plural, one {has} other {have}} other hours.',
  special: 'What is special',
  more: '{count} more',
  levelOf: '{level} on {number}',
  stripHours: '7 am to 8 pm in each day’s strip',
});

export const subscribeMessages = defineMessages('numbers.calendar.subscribe', {
  title: 'Subscribe to this calendar',
  intro:
    'Google Calendar, Outlook, Apple Calendar and others can show the dates, closings and planned changes of all company numbers. Paste the link there as a calendar from the internet.',
  link: 'Secret link',
  onlyNow:
    'Copy it now: it is shown this once. Whoever has it can read the dates, without signing in.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  isOn: '{name} made a link on {date}. It is shown only once.',
  make: 'Make link',
  renew: 'Make a new link',
  renewTitle: 'Make a new link?',
  renewText: 'The old link stops at once. Calendars that use it need the new one.',
  end: 'Turn off',
  endTitle: 'Turn the link off?',
  endText: 'Calendars that use the link get no more changes.',
  ended: 'Link turned off',
  notYours: 'You can’t make or turn off the link while you are signed in as someone else.',
  failed: 'The link could not be loaded',
});

export const importMessages = defineMessages('numbers.calendar.import', {
  title: 'Import dates',
  intro:
    'Choose a calendar file (.ics), for example of public holidays. Its events can close your numbers and teams, for whole days or a part of one.',
  fileName: '{name}: {count, plural, one {# event} other {# events}} to come',
  another: 'Another file…',
  tooLarge: 'The file is larger than 10 MB. Choose a smaller one.',
  unreadable: 'This file could not be opened. Choose a calendar file that ends in .ics.',
  none: 'The file has no upcoming events.',
  tooMany:
    'The first {count} events of the file are shown, whole days first. {more, plural, one {# more is skipped.} other {# more are skipped.}}',
  events: 'Events',
  every: 'Every event',
  chooseEvent: 'Choose at least one event.',
  yearly: '{days}, every year',
  partOf: '{day}, {from} to {to}',
  atTime: '{day}, {time}',
  skipped: 'Some events of the file are skipped',
  partHint: 'An event of a few hours closes only that time of your usual hours.',
  add: '{count, plural, =0 {Add dates} one {Add # date} other {Add # dates}}',
  known: 'Dates a number already has are skipped.',
  done: '{count, plural, one {# date added} other {# dates added}}',
});

/** Why events of a calendar file are no dates. */
export const leftOutMessages = defineMessages('numbers.calendar.leftOut', {
  over: '{count, plural, one {# event is over.} other {# events are over.}}',
  cancelled: '{count, plural, one {# event is cancelled.} other {# events are cancelled.}}',
  unnamed: '{count, plural, one {# event has no title.} other {# events have no title.}}',
  momentary: '{count, plural, one {# event has no length.} other {# events have no length.}}',
  unfollowed:
    '{count, plural, one {# event repeats by a rule that cannot be followed. Enter its dates by hand.} other {# events repeat by rules that cannot be followed. Enter their dates by hand.}}',
  unreadable:
    '{count, plural, one {# event is not written as calendars are.} other {# events are not written as calendars are.}}',
});
