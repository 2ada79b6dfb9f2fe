import { common, defineMessages } from '@jackfield/runtime';

export const settingsMessages = defineMessages('settings', {
  title: 'Your settings',
  profile: common.profile,
  'phone-numbers': common.phoneNumbers,
  'call-handling': common.callHandling,
  voicemail: common.voicemail,
  'my-device': common.myDevice,
  calls: 'Calls',
  texts: 'Texts',
  'advanced-settings': common.advancedSettings,
  notifications: common.notifications,
  security: common.security,
});
