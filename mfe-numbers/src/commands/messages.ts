import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('numbers.commands', {
  numbers: 'Numbers',
  menus: 'IVR menus',
  calendarWords: 'hours holidays coverage',
  blacklistWords: 'block',
  addDate: 'Add a date or holiday',
  dateWords: 'closed',
  tryWords: 'test simulate dial who answers',
  noNumber: 'Add a company number first. Then you can try a call.',
  close: 'Close {name} for now…',
});
