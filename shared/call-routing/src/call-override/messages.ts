import { defineMessages } from '@jackfield/runtime';

export const closedMessages = defineMessages('callRouting.closed', {
  open: 'Closed today…',
  title: 'Closed today',
  changeTitle: 'Change how long “{name}” is closed',
  intro:
    'Every call to “{name}” goes elsewhere until the time you choose. Then its business hours apply again.',
  until: 'Closed until',
  endOfDay: 'End of today',
  hour: 'One hour from now',
  opening: 'Next opening',
  custom: 'Date and time',
  time: 'Time',
  ends: 'Ends {when}, {zone}',
  past: 'Choose a time in the future.',
  target: 'Calls go to',
  note: 'Note',
  noteHint: 'Only your team sees this.',
  apply: 'Close now',
});

export const bannerMessages = defineMessages('callRouting.closed.banner', {
  untilToday: '{time} today',
  closed: 'Closed until {when}',
  text: 'Calls go to {target}.',
  by: 'Set by {name}.',
  byWithNote: 'Set by {name}: {note}',
  openAgain: 'Open again',
  done: '“{name}” is closed until {when}',
  opened: '“{name}” follows its business hours again',
});
