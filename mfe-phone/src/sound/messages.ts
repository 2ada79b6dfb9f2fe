import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('phone.sound', {
  microphoneFell: '{gone} is not connected. Another microphone is used.',
  speakerFell: '{gone} is not connected. Calls play on another speaker.',
});
