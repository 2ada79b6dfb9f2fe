import { defineMessages } from '@jackfield/texts';

/** What the server says of IVR menus. */
export const texts = defineMessages('server.ivr', {
  mediaRequired: 'The media field is required.',
});
