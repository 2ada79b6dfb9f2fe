import { defineMessages } from '@jackfield/runtime';

export const advancedMessages = defineMessages('settings.advanced', {
  region: 'Time',
  regionText: 'The times in the portal, and of what you are told, are in this zone.',
  timeZone: 'Timezone',

  sms: 'SMS greeting',
  smsText: 'Sent once as an answer when somebody texts you for the first time.',
  smsGreetings: 'SMS greeting',
  smsOn: 'Answer the first message with a greeting',
  text: 'Text',
  counter: '{count, number} of {maximum, number}',
  off: 'Off',

  e911Address: 'Emergency address',
  emergencyText: 'Sent to the 911 operator when you dial 911 from a desk phone or app.',
  none: 'None',

  saved: 'Saved.',
  somebody: 'Somebody else',
  changedElsewhere: '{name} changed your settings',
  show: 'Show',
});
