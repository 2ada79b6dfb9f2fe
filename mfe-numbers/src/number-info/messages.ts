import { common, defineMessages } from '@jackfield/runtime';

export const infoMessages = defineMessages('numbers.info', {
  title: 'Company number',
  intro: 'What this number is called in the portal.',
  label: common.name,
});
