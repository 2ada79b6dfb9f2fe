import { defineMessages } from '@jackfield/runtime';

export const e911Messages = defineMessages('numbers.e911', {
  title: 'E911',
  addressText:
    'Where help is sent when someone calls 911 from a company number without its own address.',
  missing: 'No emergency address yet',
  missingText:
    'Until there is one, an emergency operator does not know where a call from a company number comes from.',
});
