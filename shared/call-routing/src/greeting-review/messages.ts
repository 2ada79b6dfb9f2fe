import { defineMessages } from '@jackfield/runtime';

export const greetingReviewMessages = defineMessages('callRouting.heard', {
  title: 'Let callers hear “{name}”?',
  greeting: 'From now on, they hear it before they leave a message.',
  music: 'From now on, they hear it while they wait.',
  confirm: 'Use it',
});
