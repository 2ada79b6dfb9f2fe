import { common, defineMessages } from '@jackfield/runtime';

/** Words for stored hours, in the editor, the history and conflicts alike. */
export const hoursWords = defineMessages('records.hours', {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  schedule: 'Schedule',
  timeZone: common.timezone,
  dates: 'Dates',
  always: '24 hours, 7 days',
  custom: 'Custom hours',
  everyYear: 'every year',
  sendsTo: 'calls go to: {target}',
  noDates: 'None yet. Your weekly hours apply all year.',
});

export const targetKinds = defineMessages('records.hours.target', {
  teammate: 'a user',
  team: 'a team',
  callgroup: 'a call group',
  number: '{number}',
  voicemail: 'voicemail',
  message: 'a message',
  ivr: 'an IVR menu',
});

export const dayMessages = {
  monday: hoursWords.monday,
  tuesday: hoursWords.tuesday,
  wednesday: hoursWords.wednesday,
  thursday: hoursWords.thursday,
  friday: hoursWords.friday,
  saturday: hoursWords.saturday,
  sunday: hoursWords.sunday,
} as const;
