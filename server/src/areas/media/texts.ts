import { defineMessages } from '@jackfield/texts';

/** What the server says of greetings, media and hold music. */
export const texts = defineMessages('server.media', {
  formerGone: 'What callers heard before has been deleted.',
  defaultGreeting: 'Default greeting',
  defaultHoldMusic: 'Default hold music',
  defaultStays: 'Delete {name} Is not allowed.',
  fileRequired: 'A file is required.',
  greetingNameTooLong: 'Greeting name cannot more than {maximum} characters',
  inUse: 'Delete default or in used media is not allowed',
  mediaNameTooLong: 'Media name cannot more than {maximum} characters',
  notAForm: 'Send the file as a form.',
  tooLongFile: 'The file is longer than an hour.',
  tooManyGreetings:
    'Unable to add voice greeting. You have reached the maximum {maximum} voice greeting. To add more, delete existing voice greeting to continue.',
  tooManyMedia:
    'Unable to add media. You have reached the maximum {maximum} media. To add more, delete existing media to continue.',
});
