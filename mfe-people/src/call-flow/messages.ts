import { defineMessages } from '@jackfield/runtime';

export const flowMessages = defineMessages('people.callFlow', { flow: 'Call flow' });
