import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('numbers.commands', {
  numbers: 'Numbers',
  menus: 'IVR menus',
  calendarWords: 'hours holidays coverage',
  blacklistWords: 'block',
  addDate: 'Add a date or holiday',
  dateWords: 'closed',
  close: 'Close {name} for now…',
});
