import { defineMessages } from '@jackfield/runtime';

export const e911Messages = defineMessages('numbers.e911', {
  title: 'E911',
  addressText:
    'Where help is sent when somebody calls 911 from a company number that has no address of its own.',
  missing: 'No emergency address yet',
  missingText:
    'Until there is one, an emergency operator does not know where a call from a company number comes from.',
});
