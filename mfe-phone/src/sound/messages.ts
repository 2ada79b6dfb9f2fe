import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('phone.sound', {
  microphoneFell: '{gone} is not connected. You talk by another microphone.',
  speakerFell: '{gone} is not connected. You hear calls by another speaker.',
});
