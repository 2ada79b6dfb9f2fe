import { defineMessages } from '@jackfield/runtime';

export const heardMessages = defineMessages('callRouting.heard', {
  title: 'Let callers hear “{name}”?',
  greeting: 'It is the greeting before they leave a message, from now on.',
  music: 'They hear it while they wait, from now on.',
  confirm: 'Use it',
});
