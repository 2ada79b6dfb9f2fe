import { defineMessages } from '@jackfield/runtime';

export const formMessages = defineMessages('kit.form', {
  noUser: 'No user available',
  noTeam: 'No team available',
  noIvr: 'No additional IVR',
  noOption: 'Nothing to choose',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
});
