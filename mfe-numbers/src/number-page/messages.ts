import { defineMessages } from '@jackfield/runtime';

export const numberMessages = defineMessages('numbers.page', {
  numbers: 'Company numbers',
  default: 'Default',
  noNumbers: 'No phone number',
  moreNumbers: '{count, plural, one {# linked number} other {# linked numbers}}',
  info: 'Info',
  businessHour: 'Business hours',
  callHandling: 'Call handling',
  smsHandling: 'SMS handling',
  advancedSettings: 'Advanced settings',
  saved: 'Saved.',
  changedElsewhere: '{name} changed this company number',
  somebody: 'Somebody',
  show: 'Show',
  goneText: 'The company number was deleted while you were editing. You can copy what you changed.',
  goneTextClean: 'The company number was deleted meanwhile.',
  goneLeave: 'Back to company numbers',
});
