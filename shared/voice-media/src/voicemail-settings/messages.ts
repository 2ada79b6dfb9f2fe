import { defineMessages } from '@jackfield/runtime';

export const voicemailMessages = defineMessages('voiceMedia.voicemail', {
  greetingsText: 'Callers hear the selected greeting. You can keep up to {maximum}.',
  list: 'Voicemail greetings',
  failed: 'The greetings could not be loaded.',
  pin: 'Voicemail PIN',
  pinText: 'Needed to hear messages on a phone, by dialing *97.',
  newPin: 'New PIN',
  pinHint: '4 to 8 digits. The current PIN is never shown.',
  pinNone: '4 to 8 digits. No PIN is set yet.',
  pinRule: 'The PIN must be 4 to 8 digits.',
  pinSaved: 'PIN saved',
  setPin: 'Set PIN',
  changePin: 'Change PIN',
});
