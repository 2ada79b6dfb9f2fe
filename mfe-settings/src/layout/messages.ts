import { defineMessages } from '@jackfield/runtime';

export const settingsMessages = defineMessages('settings', {
  title: 'Your settings',
  profile: 'Profile',
  'phone-numbers': 'Phone numbers',
  'call-handling': 'Call handling',
  voicemail: 'Voicemail',
  'my-device': 'My device',
  'advanced-settings': 'Advanced settings',
  ext: 'Ext. {extension}',
  online: 'Online',
  offline: 'Offline',
});
