import { common, defineMessages } from '@jackfield/runtime';

export const numberMessages = defineMessages('numbers.page', {
  numbers: common.companyNumbers,
  default: common.default,
  noNumbers: 'No phone number',
  moreNumbers: '{count, plural, one {# linked number} other {# linked numbers}}',
  info: 'Info',
  businessHour: common.businessHours,
  callHandling: common.callHandling,
  menus: 'IVR menus',
  smsHandling: 'SMS handling',
  advancedSettings: common.advancedSettings,
  saved: common.isSaved,
  changedElsewhere: '{name} changed this company number',
  goneText: 'The company number was deleted while you were editing. You can copy what you changed.',
  goneTextClean: 'The company number was deleted in the meantime.',
  goneLeave: 'Back to company numbers',
});
