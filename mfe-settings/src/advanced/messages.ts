import { common, defineMessages } from '@jackfield/runtime';

export const advancedMessages = defineMessages('settings.advanced', {
  timeZone: common.timezone,
  language: common.language,
  region: 'Region',
  regionText: 'Times in the portal and in notifications use this time zone.',

  sms: 'SMS greeting',
  smsText: 'Sent once as an answer when someone texts you for the first time.',
  smsGreetings: 'SMS greeting',
  smsOn: 'Answer the first message with a greeting',
  text: 'Text',
  counter: '{count, number} of {maximum, number}',

  e911Address: common.emergencyAddress,
  emergencyText: 'Sent to the 911 operator when you dial 911 from a desk phone or app.',

  changedElsewhere: '{name} changed your settings',
});
